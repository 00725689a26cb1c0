import { odds } from '@maidan/core/odds';
import { type Card, points, rankOf } from '../cards.ts';
import type { Case, Market, Outcome, RoundResult, Selection, Step, Table } from '../game.ts';
import { bets, deal, duel, fixed, RANGE, won } from '../words.ts';
import { type Fact, type FactKey, type Value, yesNo } from '../fact.ts';
import { ofHands, tied, wonBy } from '../outcome.ts';

/* What the two eight-deck baccarat tables share. */

export type Seat = 'player' | 'banker';
export type BaccaratTable = Table<Seat, Card>;

/** All that Player, Banker, Tie, Big, Small and the scores depend on. */
export interface Ending {
  readonly player: number;
  readonly banker: number;
  /** How many were dealt to both together. */
  readonly cards: number;
}

/** A card of each number of points. */
const WORTH: readonly Card[] = ['KS', 'AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S'];

export const RULES = [
  'Player and Banker get two cards each from eight decks.',
  'An ace counts 1, tens and pictures 0, and only the last digit of a total counts.',
  'With 8 or 9 in two cards on either side nobody draws. Otherwise Player draws a third card on 0 to 5.',
  'When Player stood, Banker draws on 0 to 5.',
  'When Player drew, Banker draws on 0 to 2, and on 3 unless the card Player drew was an 8.',
  'It then also draws on 4 against a 2 to 7, on 5 against a 4 to 7 and on 6 against a 6 or 7.',
  'The higher total wins. On a tie, Player and Banker stakes are returned.',
  'Banker pays 1:1, but 0.5:1 when it wins with a total of 6.',
] as const;

export function* script(t: BaccaratTable): Iterable<Step<Seat>> {
  yield bets(20);
  for (let seat = seatOf(t); seat; seat = seatOf(t)) yield deal(seat);
}

/** Who is dealt to next, from what the cards so far are worth. Nobody, when the round is over. */
export function nextSeat(player: readonly number[], banker: readonly number[]): Seat | undefined {
  if (banker.length < 2) return player.length === banker.length ? 'player' : 'banker';
  if (banker.length === 3) return undefined;
  const [playerHas, bankerHas] = [twoCards(player), twoCards(banker)];
  if (playerHas >= 8 || bankerHas >= 8) return undefined;
  if (player.length === 2 && playerHas <= 5) return 'player';
  return bankerDraws(bankerHas, player[2]) ? 'banker' : undefined;
}

export const endingOf = (t: BaccaratTable): Ending => ({
  player: points(t.player),
  banker: points(t.banker),
  cards: t.player.length + t.banker.length,
});

/** Sixes are paid half, because a flat 1:1 would return 101.24 %. */
export const WINNING_SIX = odds(1.5);

export const MAIN: Market<BaccaratTable> = {
  id: 'main',
  name: 'Main',
  limits: RANGE,
  ends: [
    { player: 'win' },
    { tie: 'win', player: 'void', banker: 'void' },
    { banker: 'win' },
    { banker: { pays: WINNING_SIX } },
  ],
  selections: [
    { id: 'player', sid: 1, label: 'Player', price: fixed(2), outcome: t => duel(lead(t)) },
    { id: 'tie', sid: 3, label: 'Tie', price: fixed(9), outcome: t => won(lead(t) === 0) },
    { id: 'banker', sid: 2, label: 'Banker', price: fixed(2), outcome: bankerOutcome },
  ],
};

export const PAIRS: Market<BaccaratTable> = {
  id: 'pairs',
  name: 'Pair',
  limits: RANGE,
  selections: [
    { id: 'player-pair', sid: 4, label: 'Player Pair', price: fixed(12), outcome: t => won(isPair(t.player)) },
    { id: 'banker-pair', sid: 5, label: 'Banker Pair', price: fixed(12), outcome: t => won(isPair(t.banker)) },
  ],
};

/** The row with the two hands, the tie between them and the pairs at either end. */
export const MAIN_ROW = {
  kind: 'grid',
  columns: ['Player Pair', 'Player', 'Tie', 'Banker', 'Banker Pair'],
  rows: [{ label: '', cells: ['player-pair', 'player', 'tie', 'banker', 'banker-pair'] }],
} as const;

/** A bet about how the round ends. */
export const aboutEnding = (
  [id, sid, label]: readonly [string, number, string],
  at: number,
  wins: (ending: Ending) => boolean,
): Selection<BaccaratTable> => ({ id, sid, label, price: fixed(at), outcome: t => won(wins(endingOf(t))) });

export function result(t: BaccaratTable, ...more: readonly Fact[]): RoundResult {
  const facts = [ofBoth('scores', t, points), ofBoth('pairs', t, hand => yesNo(isPair(hand))), ...more];
  if (lead(t) === 0) return tied('T', ...facts);
  return lead(t) > 0 ? wonBy('P', 'player', 'Player', ...facts) : wonBy('B', 'banker', 'Banker', ...facts);
}

export function ofBoth(key: FactKey, { player, banker }: BaccaratTable, of: (hand: readonly Card[]) => Value): Fact {
  return ofHands(key, { P: player, B: banker }, of);
}

export function isPair([first, second]: readonly Card[]): boolean {
  return rankOf(first!) === rankOf(second!);
}

/** How the totals, the number of cards and, apart from those, the pairs can fall: `aboutTotals` go with the former. */
export const baccaratCases = (aboutTotals: readonly string[], aboutPairs: readonly string[]): readonly Case[] => [
  [
    { selections: [...MAIN.selections.map(({ id }) => id), ...aboutTotals], endings: everyTotal() },
    { selections: [...PAIRS.selections.map(({ id }) => id), ...aboutPairs], endings: everyPair() },
  ],
];

/** One table for each two totals and number of cards: two cards of 0 to 9 points each, and a third where it is drawn. */
function everyTotal(): BaccaratTable[] {
  const found = new Map<string, BaccaratTable>();
  const draw = (t: BaccaratTable): void => {
    const seat = seatOf(t);
    if (seat) for (const card of WORTH) draw({ ...t, [seat]: [...t[seat], card] });
    else found.set(Object.values(endingOf(t)).join(' '), t);
  };
  for (const one of WORTH) for (const two of WORTH) draw({ player: [one, 'TS'], banker: [two, 'TH'] });
  return [...found.values()];
}

/** Neither, a pair or the very same card twice, on either side. */
function everyPair(): BaccaratTable[] {
  const hands: readonly (readonly Card[])[] = [
    ['2S', '3S'],
    ['2S', '2H'],
    ['2S', '2S'],
  ];
  return hands.flatMap(player => hands.map(banker => ({ player, banker })));
}

function seatOf({ player, banker }: BaccaratTable): Seat | undefined {
  const worth = (card: Card) => points([card]);
  return nextSeat(player.map(worth), banker.map(worth));
}

function twoCards([first, second]: readonly number[]): number {
  return (first! + second!) % 10;
}

/** By what the player's third card is worth, if there is one. */
function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

function bankerOutcome(t: BaccaratTable): Outcome {
  return lead(t) < 0 && points(t.banker) === 6 ? { pays: WINNING_SIX } : duel(-lead(t));
}

function lead(t: BaccaratTable): number {
  return points(t.player) - points(t.banker);
}
