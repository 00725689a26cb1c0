import { type Card, high } from '../cards.ts';
import type { Block, Market, Outcome, RoundResult, Step, Table } from '../game.ts';
import { offered, spread } from '../quote.ts';
import { cards } from '../shoe.ts';
import { bets, deal, limits, liveFrom, ONE_OR_VOID, won } from '../words.ts';
import { type Fact, fact, hands } from '../fact.ts';
import { tied, wonBy } from '../outcome.ts';

/* What the two 32 Cards tables share: the pack, the deal and who wins. */

export const PLAYERS = ['8', '9', '10', '11'] as const;
export type Player = (typeof PLAYERS)[number];
export type Table32 = Table<Player, Card>;

export const SHOE = cards({ ranks: ['6', '7', '8', '9', 'T', 'J', 'Q', 'K'] });

export const SEATS = { '8': 'Player 8', '9': 'Player 9', '10': 'Player 10', '11': 'Player 11' } as const;

export const RULES = [
  'The pack is 6 to king in four suits. J counts 11, Q 12 and K 13.',
  'Players 8, 9, 10 and 11 start with that many points and get one card each, in that order. The highest total wins.',
  'When the highest total is shared, only those players get another card each, until one of them leads.',
  'Bets are open before each of the first four cards, and again before a tie is played on. Odds follow every card.',
  'Should the pack run out with the tie unbroken, bets on the winner are returned.',
];

const OPENING: Readonly<Record<Player, readonly [back: number, lay: number]>> = {
  '8': [12.2, 13.7],
  '9': [5.95, 6.45],
  '10': [3.2, 3.45],
  '11': [2.08, 2.18],
};

export const winner = (max: number): Market<Table32> => ({
  id: 'winner',
  name: 'Winner',
  limits: limits(100, max),
  ends: ONE_OR_VOID,
  selections: PLAYERS.map((player, nth) => ({
    id: player,
    sid: nth + 1,
    label: SEATS[player],
    price: liveFrom(offered(...OPENING[player]), spread),
    outcome: (t: Table32) => winnerIs(player, t),
  })),
});

/** The left box has players 8 and 9, the right one 10 and 11. */
export const WINNER_BOXES: readonly Block[] = [box('8', '9'), box('10', '11')];

/**
 * Betting is open before every card of the first level, and before the first card of a level between tied leaders.
 *
 * The rules card says both that bets are taken again after the third card and that they are closed before the last card
 * of a level. The first is followed at the first level, where every window has its prices; the second between tied
 * leaders, where no window is named.
 */
export function* script(t: Table32): Iterable<Step<Player>> {
  for (const player of PLAYERS) {
    yield bets(12);
    yield deal(player);
  }
  for (let tied = leaders(t); tied.length > 1 && tied.length <= cardsLeft(t); tied = leaders(t)) {
    yield bets(12);
    for (const player of tied) yield deal(player);
  }
}

export function resultOf(t: Table32, ...more: readonly Fact[]): RoundResult {
  const [first, ...others] = leaders(t);
  const facts = [...PLAYERS.map(player => hands('scores', [player, scoreOf(t, player)])), ...more];
  return others.length > 0 ? tied('T', ...facts) : wonBy(first!, first!, SEATS[first!], ...facts);
}

/** What both tables show alike. */
export const SHOWN = {
  score: (t: Table32, player: Player): Fact => fact('score', scoreOf(t, player)),
  banner: { title: 'wins', details: ['scores'] },
  feed: { most: PLAYERS.length, rows: 'numbered' },
} as const;

export const scoreOf = (t: Table32, player: Player): number =>
  t[player].reduce((sum, card) => sum + high(card), Number(player));

function box(one: Player, other: Player): Block {
  return {
    kind: 'rows',
    title: `Players ${one} and ${other}`,
    market: 'winner',
    only: [one, other],
    sides: ['back', 'lay'],
  };
}

function winnerIs(player: Player, t: Table32): Outcome {
  const best = leaders(t);
  return best.length > 1 ? 'void' : won(best[0] === player);
}

function leaders(t: Table32): Player[] {
  const best = Math.max(...PLAYERS.map(player => scoreOf(t, player)));
  return PLAYERS.filter(player => scoreOf(t, player) === best);
}

function cardsLeft(t: Table32): number {
  return SHOE.faces.size - PLAYERS.reduce((sum, player) => sum + t[player].length, 0);
}
