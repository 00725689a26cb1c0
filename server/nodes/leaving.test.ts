import type { Millis, RoundId } from '@maidan/core/ids';
import { allGames } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import { expect, test } from 'vitest';
import { LEAVING_MS } from './joinHouse.ts';

/* A node that closes plays the rounds under way to their end: it waits for longer than any of them takes. */

const ROUNDS = 30;
/** The first step after a window waits for the beacon, and each is written before it is told. */
const MARGIN_MS = 10_000;
const hash = (n: number): string => n.toString(16).padStart(64, '0');

/** From its announcement to its result, at the pace of players. */
function roundMs(game: Game, nth: number): number {
  const world = {
    id: `r-${nth}` as RoundId,
    seed: hash(nth),
    entropy: (window: number) => hash(100 * nth + window + 1),
    gone: [],
    now: 0 as Millis,
  };
  return [...rehearse(game, { ...world, price: () => ({}) })].at(-1)!.at;
}

test('[R21] no round of any table lasts as long as a node takes at most to leave', async () => {
  const games = await allGames();
  const longest = games.map(game => {
    const each = Array.from({ length: ROUNDS }, (_, nth) => roundMs(game, nth));
    return [game.code, Math.max(...each)] as const;
  });
  expect(longest.length).toBeGreaterThanOrEqual(54);
  expect(longest.filter(([, ms]) => ms + MARGIN_MS >= LEAVING_MS)).toEqual([]);
});
