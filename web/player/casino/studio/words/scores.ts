import { type Card, low, points, total } from '@maidan/games/kit/cards';
import type { Game, Table } from '@maidan/games/kit/game';
import { isCard } from '@maidan/games/kit/feed';
import { type Dealing, tableOf } from '@maidan/games/kit/play';
import { pokerHand, pokerRank } from '@maidan/games/kit/families/poker';
import type { Face } from '@maidan/games/kit/shoe';
import { teenpattiHand } from '@maidan/games/kit/families/teenpatti';
import { twoCardHand } from '@maidan/games/kit/families/twoCards';
import { say } from '@maidan/words/say';
import { inningsScore } from '../pieces/balls.ts';

/** What a seat has come to so far, in a word or a number, from the cards that lie open. */
export function scoreOf(game: Game, table: Table, seat: string): string | undefined {
  return SCORES.get(game.code)?.(table, seat);
}

/** Whether the last deal has changed it before the viewer's eyes: then it waits until the card is turned. */
export function hasJustScored(game: Game, { gone, dealt }: Dealing, fresh: number, seat: string): boolean {
  if (dealt.length <= fresh) return false;
  const before = tableOf(game, { gone, dealt: dealt.slice(0, -1) });
  return scoreOf(game, before, seat) !== scoreOf(game, tableOf(game, { gone, dealt }), seat);
}

/** The same where there is little room: many hands side by side. */
export const shortScore = (score: string): string => SHORT[score] ?? score;

const SHORT: Readonly<Record<string, string>> = {
  'High Card': say('casino.shortHigh'),
  'One Pair': say('casino.shortPair'),
  'Three of a Kind': say('casino.shortThree'),
  'Four of a Kind': say('casino.shortFour'),
  'Full House': say('casino.shortFull'),
  'Straight Flush': say('casino.shortStraightFlush'),
};

type Score = (table: Table, seat: string) => string | undefined;

const hand: Score = (table, seat) => full(table, seat, 3, teenpattiHand);
const baccarat: Score = (table, seat) => some(table, seat, points);
const sum: Score = (table, seat) => some(table, seat, total);
const innings: Score = (table, seat) => (table[seat]?.length ? inningsScore(table[seat]) : undefined);

const SCORES: ReadonlyMap<string, Score> = new Map<string, Score>([
  ...like(hand, 'teen20', 'teen', 'teen6', 'teen20b', 'teen20c', 'teen8', 'teen9', 'teen41', 'teenmuf'),
  ...like(hand, 'teen3', 'teen32', 'teen33', 'teen42', 'queen', 'trio'),
  ...like(baccarat, 'baccarat', 'baccarat2', 'teensin', 'worli2'),
  ...like(innings, 'superOver', 'superOver2', 'superOver3'),
  ...like(poker, 'poker', 'poker6', 'poker20'),
  ...like(thirtyTwo, 'card32', 'card32eu'),
  ['patti2', (table, seat) => full(table, seat, 2, twoCardHand)],
  ['trap', sum],
  ['race17', race17],
  ['dum10', runningTotal],
  ['notenum', twoHands],
  ['ab20', (table, seat) => (table[seat]?.length ? say('casino.cardCount', { count: table[seat].length }) : undefined)],
]);

function poker(table: Table, seat: string): string | undefined {
  const board = cardsOf(table, 'board');
  const own = cardsOf(table, seat);
  if (seat === 'board' || board.length < 3 || own.length < 2) return undefined;
  return pokerHand(pokerRank([...own, ...board]));
}

/** A player starts with as many points as the seat is called. */
function thirtyTwo(table: Table, seat: string): string {
  return String(cardsOf(table, seat).reduce((so, card) => so + low(card), Number(seat)));
}

/** Tens and pictures count nothing, and nothing is carried off at ten. */
function race17(table: Table, seat: string): string | undefined {
  return some(table, seat, cards => cards.reduce((so, card) => so + (low(card) >= 10 ? 0 : low(card)), 0));
}

function runningTotal(table: Table, seat: string): string | undefined {
  if (seat !== 'card') return undefined;
  return say('casino.total', { total: String(total([...cardsOf(table, 'gone'), ...cardsOf(table, 'card')])) });
}

/** The first three cards are one baccarat hand, the last three the other. */
function twoHands(table: Table, seat: string): string | undefined {
  const cards = cardsOf(table, seat);
  if (cards.length < 3) return undefined;
  const second = cards.length === 6 ? ` | ${points(cards.slice(3))}` : '';
  return `${points(cards.slice(0, 3))}${second}`;
}

function full(table: Table, seat: string, size: number, name: (cards: readonly Card[]) => string): string | undefined {
  const cards = cardsOf(table, seat);
  return seat !== 'gone' && cards.length === size ? name(cards) : undefined;
}

function some(table: Table, seat: string, count: (cards: readonly Card[]) => number): string | undefined {
  const cards = cardsOf(table, seat);
  return cards.length > 0 ? String(count(cards)) : undefined;
}

function cardsOf(table: Table, seat: string): readonly Card[] {
  return (table[seat] ?? []).filter((face: Face) => isCard(face));
}

function like(score: Score, ...codes: readonly string[]): [string, Score][] {
  return codes.map(code => [code, score]);
}
