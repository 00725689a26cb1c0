import { expect, test } from 'vitest';
import { Counts } from './counts.ts';

const MINUTE = 60_000;

function stage() {
  let elapsed = 0;
  const counts = () => new Counts({ elapsed: () => elapsed }, MINUTE);
  return { counts, pass: (ms: number) => (elapsed += ms) };
}

test('each has a window of their own, which begins when they ask', () => {
  const { counts, pass } = stage();
  const here = counts();
  expect(here.count('asha')).toEqual({ current: 1, ttl: MINUTE });
  pass(20_000);
  expect([here.count('asha'), here.count('ravi')]).toEqual([
    { current: 2, ttl: 40_000 },
    { current: 1, ttl: MINUTE },
  ]);
  pass(40_000);
  expect(here.count('asha')).toEqual({ current: 1, ttl: MINUTE });
});

test('what was counted at one node counts at the other, once', () => {
  const { counts } = stage();
  const [east, west] = [counts(), counts()];
  east.news();
  west.news();
  for (let n = 0; n < 3; n += 1) east.count('asha');
  west.count('asha');
  west.heard(east.news());
  east.heard(west.news());
  expect([east.count('asha').current, west.count('asha').current]).toEqual([5, 5]);
  expect([east.news(), west.news()]).toEqual([{ asha: 1 }, { asha: 1 }]);
});

test('who comes later is told everything, and nothing is kept for who is never told', () => {
  const { counts, pass } = stage();
  const [east, late] = [counts(), counts()];
  for (let n = 0; n < 3; n += 1) east.count('asha');
  expect(east.news()).toEqual({ asha: 3 });
  expect(east.news()).toEqual({});
  late.heard(east.known());
  expect(late.count('asha').current).toBe(4);
  pass(MINUTE);
  expect(east.known()).toEqual({});
});
