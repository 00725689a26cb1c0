import './racecard.css';
import { formatOdds } from '@maidan/core/odds';
import { type Market, marketOf, type Table } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { type ReactNode, useState } from 'react';
import { limitsText } from '../table/priceText.ts';
import { offerFor, type Offers } from '../table/offers.ts';
import { Price } from '../table/Price.tsx';
import { Position } from '../../parts/Position.tsx';
import { type RaceRunner, raceOf } from '../virtual/raceOf.ts';
import { FeltCell } from './FeltCell.tsx';

interface Props {
  readonly offers: Offers;
  readonly markets: readonly string[];
}

/** The runners with what they pay to win or to be placed, and the first two or three in order. */
export function RaceCardBoard({ offers, markets }: Props) {
  const race = raceOf(offers.game, offers.dealt);
  const runners = race?.runners ?? [];
  const win = marketOf(offers.game, 'win');
  const count = win.selections.length;
  return (
    <div className="race-card">
      <div className="race-row race-head" aria-hidden="true">
        <span className="limits">{limitsText(win.limits)}</span>
        <span>{say('virtual.win')}</span>
        <span>{say('virtual.place')}</span>
      </div>
      {Array.from({ length: count }, (_, nth) => (
        <RunnerRow key={nth} offers={offers} nth={nth} runner={runners[nth]} />
      ))}
      <Orders offers={offers} market="forecast" title={say('virtual.forecast')} count={count} idOf={forecastId} />
      {markets.includes('tricast') && <Tricast offers={offers} count={count} />}
    </div>
  );
}

interface RowProps {
  readonly offers: Offers;
  readonly nth: number;
  readonly runner: RaceRunner | undefined;
}

function RunnerRow({ offers, nth, runner }: RowProps) {
  const position = offers.positions.get(`win${nth + 1}`);
  return (
    <div className="race-row">
      <span className="race-runner">
        <Cloth nth={nth} runner={runner} />
        <span>
          <b>{runner?.name ?? ' '}</b>
          {runner && (
            <small>
              {say('virtual.pace')} {runner.pace}
            </small>
          )}
        </span>
        <Position before={position?.before} after={position?.after} />
      </span>
      <Price offers={offers} selection={`win${nth + 1}`} side="back" />
      <Price offers={offers} selection={`place${nth + 1}`} side="back" />
    </div>
  );
}

const Cloth = ({ nth, runner }: Pick<RowProps, 'nth' | 'runner'>) => (
  <i className="cloth" style={runner && { background: runner.colour, color: runner.ink }} aria-hidden="true">
    {nth + 1}
  </i>
);

const forecastId = (first: number, second: number) => `forecast${first}-${second}`;

interface OrdersProps {
  readonly offers: Offers;
  readonly market: string;
  readonly title: string;
  readonly count: number;
  /** Who is first already, where three are named. */
  readonly first?: number;
  readonly idOf: (row: number, column: number) => string;
  readonly children?: ReactNode;
}

/** Rows by columns: who comes before whom. */
function Orders({ offers, market, title, count, first, idOf, children }: OrdersProps) {
  const numbers = Array.from({ length: count }, (_, nth) => nth + 1).filter(each => each !== first);
  const { limits } = marketOf(offers.game, market);
  const axis =
    first === undefined
      ? `${say('virtual.first')}↓ ${say('virtual.second')}→`
      : `${say('virtual.second')}↓ ${say('virtual.third')}→`;
  return (
    <section className="race-orders" aria-label={title}>
      <h2>
        {title} <span className="limits">{limitsText(limits)}</span>
      </h2>
      {children}
      <div className="race-matrix" data-count={numbers.length} style={{ '--columns': numbers.length } as object}>
        <span className="corner" aria-hidden="true">
          {axis}
        </span>
        {numbers.map(column => (
          <b key={column} aria-hidden="true">
            {column}
          </b>
        ))}
        {numbers.flatMap(row => [
          <b key={row} aria-hidden="true">
            {row}
          </b>,
          ...numbers.map(column =>
            column === row ? (
              <i key={`${row} ${column}`} className="same" />
            ) : (
              <FeltCell key={`${row} ${column}`} offers={offers} selection={idOf(row, column)} className="race-cell">
                {priceOf(offers, idOf(row, column))}
              </FeltCell>
            ),
          ),
        ])}
      </div>
    </section>
  );
}

/** There is little room: what pays hundreds is told in whole ones, and the slip has it exactly. */
function priceOf(offers: Offers, id: string): string {
  const offer = offerFor(offers, id, 'back') ?? offers.seen[id]?.back;
  if (!offer) return '–';
  return offer.odds >= 100_000 ? String(Math.floor(offer.odds / 1000)) : formatOdds(offer.odds);
}

function Tricast({ offers, count }: { readonly offers: Offers; readonly count: number }) {
  const [first, setFirst] = useState(1);
  const market: Market<Table> = marketOf(offers.game, 'tricast');
  return (
    <Orders
      offers={offers}
      market={market.id}
      title={say('virtual.tricast')}
      count={count}
      first={first}
      idOf={(second, third) => `tricast${first}-${second}-${third}`}
    >
      <fieldset className="race-first" aria-label={say('virtual.first')}>
        <span aria-hidden="true">{say('virtual.first')}</span>
        {Array.from({ length: count }, (_, nth) => (
          <button key={nth} type="button" aria-pressed={first === nth + 1} onClick={() => setFirst(nth + 1)}>
            {nth + 1}
          </button>
        ))}
      </fieldset>
    </Orders>
  );
}
