import { expect, test } from 'vitest';
import { playAll } from './crew.ts';
import { newTrial, playSeason, seasonsOf } from './trial.ts';

test('many threads count what one would have counted, in the same order', async () => {
  const seasons = seasonsOf({ sport: 'boxing', matches: 50 });
  const alone = newTrial();
  for (const season of seasons) playSeason(season, alone, { seed: 'crew', ends: 3 });
  const told: number[] = [];
  const together = await playAll(seasons, { seed: 'crew', ends: 3 }, () => told.push(1));
  expect(seasons.map(({ nth, matches }) => [nth, matches])).toEqual([
    [0, 20],
    [1, 20],
    [2, 10],
  ]);
  expect(together.house.counted).toEqual(alone.house.counted);
  expect(together.kinds.counted).toEqual(alone.kinds.counted);
  expect(together.refused).toBe(alone.refused);
  expect(told).toHaveLength(3);
});

test('a thread that fails fails the whole', async () => {
  await expect(
    playAll(seasonsOf({ sport: 'quidditch', matches: 1 }), { seed: 'crew', ends: 0 }, () => {}),
  ).rejects.toThrow('no such sport');
});
