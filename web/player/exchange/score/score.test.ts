import { describe, expect, test } from 'vitest';
import { badgeOf, toneOf } from './marks.ts';
import { racersOf } from './race.ts';
import { attackOf, NO_SCENE, rallyOf, sceneAfter, shotOf } from './scene.ts';

describe('a cricket ball', () => {
  test.each([
    [{ type: 'runUp' }, 'runUp', 'Bowler running in'],
    [{ type: 'ball', ball: { bat: 0 } }, 'dot', ''],
    [{ type: 'ball', ball: { bat: 2 } }, 'run', ''],
    [{ type: 'ball', ball: { bat: 4 } }, 'four', 'FOUR'],
    [{ type: 'ball', ball: { bat: 6 } }, 'six', 'SIX'],
    [{ type: 'ball', ball: { bat: 0, extra: 'wide', extras: 1 } }, 'wide', 'Wide'],
    [{ type: 'ball', ball: { bat: 0, out: { how: 'bowled', who: 'striker' } } }, 'wicket', 'WICKET'],
    [{ type: 'review', of: 'lbw' }, 'review', 'Review'],
    [{ type: 'pause', why: 'rain' }, 'pause', 'Rain'],
    [{ type: 'toss', winner: 0, bats: 1 }, 'idle', ''],
  ])('%o is drawn as %s', (event, kind, flag) =>
    expect(shotOf(sceneAfter(NO_SCENE, event))).toMatchObject({ kind, flag }),
  );

  test('no two fours in a row go the same way', () => {
    const four = { type: 'ball', ball: { bat: 4 } };
    const first = sceneAfter(NO_SCENE, four);
    expect(shotOf(sceneAfter(first, four)).path).not.toBe(shotOf(first).path);
  });
});

test('a goal is theirs who attacked', () => {
  const danger = sceneAfter(NO_SCENE, { type: 'danger', side: 1 });
  const goal = sceneAfter(danger, { type: 'goal' });
  expect([attackOf(goal).flag, attackOf(goal).x < 160, goal.nth]).toEqual(['GOAL', true, 2]);
});

test.each([
  [{ type: 'serve' }, 'In play'],
  [{ type: 'point', to: 0 }, 'Point'],
  [{ type: 'injury', who: 1 }, 'Treatment'],
])('a rally: %o', (event, flag) => expect(rallyOf(sceneAfter(NO_SCENE, event)).flag).toBe(flag));

test('what is no event changes nothing', () => expect(sceneAfter(NO_SCENE, null)).toBe(NO_SCENE));

describe('a race', () => {
  const sides = [
    { name: '3. Monsoon Bell', score: '1' },
    { name: '1. Redmoor Lad', score: '2', detail: '5 lengths' },
  ];
  test.each([
    ['Parading', [0, 0]],
    ['Running, 300 m to go', [0.75, 0.72]],
    ['Photograph', [1, 0.97]],
  ])('%s', (phase, places) => {
    const racers = racersOf({ phase, line: '1200 m, 2 run', sides });
    expect(racers.map(({ at }) => Math.round(at * 100) / 100)).toEqual(places);
    expect(racers[0]).toMatchObject({ number: 3, name: 'Monsoon Bell' });
  });
});

test.each([
  ['4', 'four'],
  ['6', 'six'],
  ['W', 'out'],
  ['1wd', 'extra'],
  ['1nb', 'extra'],
  ['2', ''],
  ['G', 'six'],
])('the mark %s is %s', (mark, tone) => expect(toneOf(mark)).toBe(tone));

test.each([
  ['Kaveri Kings', 'KK'],
  ['Redmoor', 'RE'],
  ['3. Monsoon Bell', '3'],
])('%s is %s', (name, badge) => expect(badgeOf(name)).toBe(badge));
