import type { Millis, RoundId } from '@maidan/core/ids';
import { expect, test } from 'vitest';
import ab20 from './ab20.ts';
import type { Game } from './kit/game.ts';
import { rehearse } from './kit/testing/rehearsal.ts';
import teen8 from './teen8.ts';

/* Where most cards are dealt: nobody waits longer for them than it takes to bet. */

const BETTING_MS = 20_000;
const ROUNDS = 50;
const hash = (n: number): string => n.toString(16).padStart(64, '0');

function dealingMs(game: Game, nth: number): number {
  const world = {
    id: `r-${nth}` as RoundId,
    seed: hash(nth),
    entropy: () => hash(100 * nth),
    gone: [],
    now: 0 as Millis,
  };
  const deals = [...rehearse(game, { ...world, price: () => ({}) })].filter(({ round }) => round.phase === 'dealing');
  return deals.at(-1)!.round.dueAt - deals[0]!.round.dueAt;
}

test.each([
  ['teen8', teen8],
  ['ab20', ab20],
])('%s deals its cards in about as long as betting takes', (_, game) => {
  const longest = Array.from({ length: ROUNDS }, (_each, nth) => dealingMs(game, nth));
  const mean = longest.reduce((a, b) => a + b, 0) / ROUNDS;
  expect(mean).toBeLessThanOrEqual(BETTING_MS * 1.05);
});
