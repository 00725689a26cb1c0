import type { Millis, RoundId } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { quotes } from '@maidan/games/kit/price';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import type { Round } from '@maidan/games/kit/round';
import { type FeedData, feedData } from './feedData.ts';

/* Rounds for the tests of the data feed, the same in every run. */

export const SEED = '5'.repeat(64);
export const NOON = Date.parse('2026-03-07T12:00:00Z') as Millis;

/** A round of the game up to its n-th happening of this type. */
export function roundAt(game: Game, type: string, nth = 1): { round: Round; at: Millis } {
  let seen = 0;
  const world = {
    id: '100001' as RoundId,
    seed: SEED,
    entropy: (window: number) => `${window}`.padStart(64, 'a'),
    gone: [],
    now: NOON,
    price: (priced: Game, dealing: Parameters<typeof quotes>[1]) => quotes(priced, dealing, 500),
  };
  for (const { round, event, at } of rehearse(game, world)) {
    if (event.type === type && ++seen === nth) return { round, at };
  }
  throw new Error(`${game.code} has no ${nth}th ${type}`);
}

const LAST = [
  { round: '100000', code: 'B' },
  { round: '99999', code: 'A' },
];

/** What the feed tells of the game while its n-th window is open. */
export async function openData(code: string, nth = 1): Promise<FeedData> {
  const game = (await gameOf(code))!;
  const { round, at } = roundAt(game, 'opened', nth);
  return feedData(game, round, LAST, at);
}
