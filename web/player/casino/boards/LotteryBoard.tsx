import { formatOdds } from '@maidan/core/odds';
import { type Market, marketOf, type Table } from '@maidan/games/kit/game';
import { below as belowOf } from '@maidan/games/kit/shoe';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cellOf, type Choice, type Offers } from '../table/offers.ts';
import { limitsText } from '../table/priceText.ts';
import { hasWon } from '../table/won.ts';
import { DigitCards } from './DigitCards.tsx';
import { digitsOf, lengthOf, RANDOM_BETS, randomTickets, ticketFor } from './lottery.ts';

interface Props {
  readonly offers: Offers;
  readonly markets: readonly string[];
}

/** Single, Double, Triple: digits are picked from the cards in their order, or drawn by chance. */
export function LotteryBoard({ offers, markets }: Props) {
  const [tab, setTab] = useState(markets[0] ?? '');
  const [digits, setDigits] = useState('');
  const market = marketOf(offers.game, tab);
  const length = lengthOf(market);
  const winner = market.selections.find(({ id }) => hasWon(offers, id, 'back'));
  const won = winner ? digitsOf(winner.id) : '';
  const isOpen = market.selections.some(({ id }) => offers.quotes[id]?.back);

  function change(next: string, byKeyboard: boolean) {
    setDigits(next);
    if (next.length === length) offers.onTap(ticketFor(market, next), 'back', byKeyboard);
  }

  const chipOn = (ticket: string) => offers.chips.get(cellOf(ticketFor(market, ticket), 'back'));

  function choose(name: string) {
    setTab(name);
    setDigits('');
  }

  return (
    <div className="lottery">
      <fieldset className="table-tabs" aria-label={say('casino.tickets')}>
        {markets.map(id => (
          <button key={id} type="button" aria-pressed={id === tab} onClick={() => choose(id)}>
            {sayLabel(marketOf(offers.game, id).name)}
          </button>
        ))}
      </fieldset>
      <div className="lottery-body">
        <DigitCards
          digits={digits}
          isDisabled={!isOpen || offers.isStale}
          won={won}
          chipOn={digit => (length === 1 ? chipOn(digit) : undefined)}
          onPick={(digit, byKeyboard) => change(digits.length === length ? digit : digits + digit, byKeyboard)}
        />
        <Slots
          market={market}
          isWon={digits !== '' && digits === won}
          digits={digits}
          length={length}
          onClear={() => setDigits('')}
        >
          {length > 1 && chipOn(digits)}
        </Slots>
        <RandomBets offers={offers} market={market} isOpen={isOpen} />
      </div>
    </div>
  );
}

interface SlotsProps {
  readonly market: Market<Table>;
  /** It is the ticket that has won. */
  readonly isWon: boolean;
  readonly digits: string;
  readonly length: number;
  readonly onClear: () => void;
  /** What the player has on this ticket. */
  readonly children: ReactNode;
}

function Slots({ market, isWon, digits, length, onClear, children }: SlotsProps) {
  const price = market.selections[0]?.price;
  return (
    <div className={isWon ? 'slots won' : 'slots'}>
      {Array.from({ length }, (_, nth) => (
        <span key={nth} className={digits[nth] === undefined ? 'slot' : 'slot filled'} aria-hidden="true">
          {digits[nth] ?? ''}
        </span>
      ))}
      {children}
      <span className="slots-words">
        <b>
          {sayLabel(market.name)} {digits.split('').join(' · ')}
        </b>
        <small>
          {length > 1 && `${say('casino.inOrder')} `}
          {price?.kind === 'fixed' && `${say('casino.paysOdds', { odds: formatOdds(price.back) })} `}
          {limitsText(market.limits)}
        </small>
      </span>
      <Button small onClick={onClear} disabled={digits === ''}>
        {say('casino.clearDigits')}
      </Button>
    </div>
  );
}

interface RandomProps {
  readonly offers: Offers;
  readonly market: Market<Table>;
  readonly isOpen: boolean;
}

/** All of them go on one slip with one stake each, with chips too: what so many cost is seen before it is bet. */
function RandomBets({ offers, market, isOpen }: RandomProps) {
  const open = { ...market, selections: market.selections.filter(({ id }) => offers.quotes[id]?.back) };
  return (
    <div className="random-bets">
      <b id="random-bets">{say('casino.randomBets')}</b>
      <fieldset aria-labelledby="random-bets">
        {RANDOM_BETS.map(count => (
          <Button
            key={count}
            disabled={!isOpen || offers.isStale || count > open.selections.length}
            onClick={event => offers.onPick(backsOn(randomTickets(open, count, byChance)), event.detail === 0)}
          >
            {count}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

const backsOn = (ids: readonly string[]): readonly Choice[] => ids.map(selection => ({ selection, side: 'back' }));

const byChance = (n: number): number => belowOf(n, () => crypto.getRandomValues(new Uint32Array(1))[0]!);
