import { type Card, high, isRed } from './kit/cards.ts';
import { defineGame, type Market, type Selection } from './kit/game.ts';
import { firstCardChances } from './kit/solve/firstCards.ts';
import { winnerChances } from './kit/solve/thirtyTwo.ts';
import {
  type Player,
  PLAYERS,
  resultOf,
  RULES,
  script,
  SEATS,
  SHOE,
  type Table32,
  winner,
  WINNER_BOXES,
} from './kit/families/thirtyTwo.ts';
import { duel, fixed, limits, ONE, ONE_OR_VOID, won } from './kit/words.ts';
import { fact, hands } from './kit/fact.ts';
import type { Word } from './kit/factWords.ts';
import { SHOWN } from './kit/families/thirtyTwo.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

export default defineGame({
  code: 'card32eu',
  name: '32 Cards B',
  category: '32 Cards',
  rules: [
    ...RULES,
    'All other bets are taken before the first card only and are about the first card of each player.',
    'Any 3 Card Black or Red wins with three or four cards of that colour, Two Black Two Red with exactly two of each.',
    '8 & 9 Total wins when the cards of Players 8 and 9 add up to more than those of 10 and 11, without the points they ' +
      'start with; 10 & 11 Total is the opposite. Equal sums return the stake.',
    'Single is the last digit of the sum of the four first cards.',
  ],
  shoe: SHOE,
  seats: SEATS,
  script,
  markets: [
    winner(100_000),
    ...PLAYERS.map(oddEven),
    {
      id: 'colours',
      name: 'Colours',
      limits: limits(100, 100_000),
      ends: ONE,
      decided: areAllDealt,
      selections: [
        colours('black3', 13, 'Any 3 Card Black', 3.25, 3.45, reds => reds <= 1),
        colours('red3', 14, 'Any 3 Card Red', 3.25, 3.45, reds => reds >= 3),
        colours('two-two', 27, 'Two Black Two Red', 2.44, 2.54, reds => reds === 2),
      ],
    },
    {
      id: 'totals',
      name: 'Total',
      limits: limits(100, 100_000),
      ends: ONE_OR_VOID,
      decided: areAllDealt,
      selections: [
        { id: 'total89', sid: 25, label: '8 & 9 Total', price: fixed(1.97), outcome: t => duel(lead(t)) },
        { id: 'total1011', sid: 26, label: '10 & 11 Total', price: fixed(1.97), outcome: t => duel(-lead(t)) },
      ],
    },
    {
      id: 'single',
      name: 'Single',
      limits: limits(100, 25_000),
      ends: ONE,
      decided: areAllDealt,
      selections: DIGITS.map((digit, nth) => ({
        id: `single.${digit}`,
        sid: 15 + nth,
        label: `Single ${digit}`,
        price: fixed(9.5),
        outcome: (t: Table32) => won(digitOf(t) === digit),
      })),
    },
  ],
  layout: [
    ...WINNER_BOXES,
    {
      kind: 'grid',
      columns: ['Odd', 'Even'],
      rows: PLAYERS.map(player => ({ label: SEATS[player], cells: [`${player}.odd`, `${player}.even`] })),
    },
    { kind: 'rows', market: 'colours', sides: ['back', 'lay'] },
    { kind: 'cells', market: 'totals', perRow: 2 },
    { kind: 'cells', market: 'single', perRow: 5, as: 'numbers' },
  ],
  ...SHOWN,
  result(t) {
    const parities = PLAYERS.map(player => hands('parities', [player, parityOf(t, player)]));
    return resultOf(
      t,
      ...parities,
      fact('colours', mostly(t)),
      fact('sideTotal', higherTotal(t)),
      fact('single', digitOf(t)),
    );
  },
  solve: seen => new Map([...winnerChances(seen), ...firstCardChances(seen)]),
});

/** Each player's first card is its own little market, so that odd and even cover each other. */
function oddEven(player: Player, nth: number): Market<Table32> {
  const row = (name: 'Odd' | 'Even', sid: number): Selection<Table32> => ({
    id: `${player}.${name.toLowerCase()}`,
    sid,
    label: `${SEATS[player]} ${name}`,
    price: fixed(1.97),
    outcome: t => won(parityOf(t, player) === name),
  });
  return {
    id: `${player}.parity`,
    name: 'Odd Even',
    subtype: 'oddeven',
    limits: limits(100, 100_000),
    ends: ONE,
    decided: t => t[player].length > 0,
    selections: [row('Odd', 5 + 2 * nth), row('Even', 6 + 2 * nth)],
  };
}

function colours(
  id: string,
  sid: number,
  label: string,
  back: number,
  lay: number,
  wins: (reds: number) => boolean,
): Selection<Table32> {
  return { id, sid, label, price: fixed(back, lay), outcome: t => won(wins(redsIn(t))) };
}

function areAllDealt(t: Table32): boolean {
  return PLAYERS.every(player => t[player].length > 0);
}

function firstOf(t: Table32, player: Player): Card {
  return t[player][0]!;
}

function parityOf(t: Table32, player: Player): 'Odd' | 'Even' {
  return high(firstOf(t, player)) % 2 === 1 ? 'Odd' : 'Even';
}

function redsIn(t: Table32): number {
  return PLAYERS.filter(player => isRed(firstOf(t, player))).length;
}

/** By how much the cards of 8 and 9 beat those of 10 and 11. */
function lead(t: Table32): number {
  const [eight, nine, ten, eleven] = PLAYERS.map(player => high(firstOf(t, player)));
  return eight! + nine! - ten! - eleven!;
}

function digitOf(t: Table32): number {
  return PLAYERS.reduce((sum, player) => sum + high(firstOf(t, player)), 0) % 10;
}

function mostly(t: Table32): Word {
  const reds = redsIn(t);
  if (reds === 2) return 'Two Black Two Red';
  return reds > 2 ? 'Any 3 Card Red' : 'Any 3 Card Black';
}

function higherTotal(t: Table32): Word {
  if (lead(t) === 0) return 'Equal Total';
  return lead(t) > 0 ? '8 & 9 Total' : '10 & 11 Total';
}
