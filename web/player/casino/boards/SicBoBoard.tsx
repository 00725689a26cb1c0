import { type Market, marketOf, type Table } from '@maidan/games/kit/game';
import { toOneOf } from '@maidan/games/kit/printed';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';
import { nameOf, offerFor, type Offers } from '../table/offers.ts';
import { type ReactNode, useMemo } from 'react';
import { priceText } from '../table/priceText.ts';
import { DieFace } from '../studio/pieces/DieFace.tsx';
import { FeltCell } from './FeltCell.tsx';

interface Props {
  readonly offers: Offers;
  readonly markets: readonly string[];
}

/** Small and Big say what they cover. */
const RANGES: Readonly<Record<string, ReactNode>> = {
  small: <small>{say('casino.smallRange')}</small>,
  big: <small>{say('casino.bigRange')}</small>,
};
/** Drawn above all, in this order. */
const TOP = ['small', 'odd', 'any-triple', 'even', 'big'];
const DICE = ['doubles', 'triples', 'pairs', 'singles'];
const WORDS = [
  say('casino.one'),
  say('casino.two'),
  say('casino.three'),
  say('casino.four'),
  say('casino.five'),
  say('casino.six'),
];

export function SicBoBoard({ offers, markets }: Props) {
  const below = markets.filter(id => DICE.includes(id) || id === 'totals').toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <div className="felt sicbo-felt">
      <div className="felt-group top">
        {TOP.map(id => (
          <FeltCell key={id} offers={offers} selection={id} note={RANGES[id]} showsPrice>
            {nameOf(offers, id)}
          </FeltCell>
        ))}
      </div>
      {below.map(id => (
        <Group key={id} offers={offers} market={marketOf(offers.game, id)} />
      ))}
    </div>
  );
}

const ORDER = ['doubles', 'triples', 'totals', 'pairs', 'singles'];
const rankOf = (id: string): number => ORDER.indexOf(id);

function Group({ offers, market }: { readonly offers: Offers; readonly market: Market<Table> }) {
  const isTotals = market.id === 'totals';
  const faces = useMemo(() => facesOf(market), [market]);
  return (
    <div className={`felt-group ${market.id}`}>
      <h3>
        {sayLabel(market.name)} {!isTotals && paysOf(offers, market)}
      </h3>
      {market.selections.map(({ id }) => (
        <FeltCell key={id} offers={offers} selection={id} showsPrice={isTotals}>
          {faces.get(id)}
        </FeltCell>
      ))}
    </div>
  );
}

/** What is drawn on each of its places: a total, or dice. */
const facesOf = ({ id: market, selections }: Market<Table>): ReadonlyMap<string, ReactNode> =>
  new Map(
    selections.map(({ id }) => [
      id,
      market === 'totals' ? facesIn(id) : <Dice key={id} digits={facesIn(id)} market={market} />,
    ]),
  );

/** 'double4' is two fours, 'pair25' a two and a five. */
function Dice({ digits, market }: { readonly digits: string; readonly market: string }) {
  const count = { doubles: 2, triples: 3 }[market] ?? 1;
  const faces = Array.from(digits.repeat(count), Number);
  return (
    <>
      <span className="dice-row">
        {[...faces.entries()].map(([nth, face]) => (
          <DieFace key={nth} pips={face} />
        ))}
      </span>
      {market === 'singles' && <small>{WORDS[Number(digits) - 1]}</small>}
    </>
  );
}

const facesIn = (id: string): string => id.replace(/\D/g, '');

/** What the whole group pays, said once over it. */
function paysOf(offers: Offers, { selections }: Market<Table>): string {
  const [first] = selections;
  if (!first) return '';
  if (first.price.kind === 'paytable') {
    return Object.entries(first.price.pays)
      .map(([how, odds]) => `${sayLabel(how)} ${toOneOf(odds)}:1`)
      .join(', ');
  }
  const offer = selections.map(({ id }) => offerFor(offers, id, 'back')).find(Boolean);
  if (offer) return priceText(offers.game, first, offer).price;
  return first.price.kind === 'fixed' ? `${toOneOf(first.price.back)}:1` : '';
}
