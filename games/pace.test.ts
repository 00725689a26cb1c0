import { expect, test } from 'vitest';
import { allGames } from './index.ts';
import { tableOf } from './kit/play.ts';

/* How fast tables are. A round that is void is looked at for as long (server/casino/voided.test.ts). */

const LEAST_MS = 5_000;

const games = await allGames();

test('[R33] at every table bets are open for at least five seconds, so that no two of its rounds begin closer', () => {
  const windows = games.map(game => {
    for (const step of game.script(tableOf(game, { gone: [], dealt: [] })))
      if (step.do === 'bets') return [game.code, step.ms] as const;
    return [game.code, 0] as const;
  });
  expect(windows.length).toBeGreaterThanOrEqual(54);
  expect(windows.filter(([, ms]) => ms < LEAST_MS)).toEqual([]);
});
