import { scoreboard, told } from '@maidan/exchange/sports/told/told';
import { describe, expect, test } from 'vitest';
import { columnsOf } from './columns.ts';
import { badgeOf, toneOf } from './marks.ts';
import { racersOf } from './race.ts';
import { attackOf, NO_SCENE, rallyOf, sceneAfter, shotOf } from './scene.ts';
import { seatsOf } from './seats.ts';
import { attackIn, boutOf, visitOf } from './turns.ts';

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
    { name: '1. Redmoor Lad', score: '2', detail: told('race.lengths', { count: 5 }) },
  ];
  test.each([
    ['parading', told('board.parading'), [0, 0]],
    ['running', told('board.running', { metres: 300 }), [0.75, 0.72]],
    ['at the photograph', told('board.photograph'), [1, 0.97]],
  ])('%s', (_, phase, places) => {
    const racers = racersOf(scoreboard({ phase, line: told('race.line', { metres: 1200, runners: 2 }), sides }));
    expect(racers.map(({ at }) => Math.round(at * 100) / 100)).toEqual(places);
    expect(racers[0]).toMatchObject({ number: 3, name: 'Monsoon Bell' });
  });

  const field = [
    { name: '2. Ivo Dalmuir', score: '1' },
    { name: '1. Nils Jorvane', score: '2', detail: told('field.behind', { seconds: '5.0' }) },
    { name: '3. Rufus Quillane', score: '', detail: told('field.out') },
  ];
  test.each([
    ['at the start', told('board.lineUp'), [0, 0, 0]],
    ['by laps', told('board.lap', { lap: 11, laps: 20 }), [0.5, 0.48, 0]],
    ['by kilometres', told('board.kilometres', { km: 10, of: 40 }), [0.75, 0.73, 0]],
    ['at the end', told('board.officialResult'), [1, 0.98, 0]],
  ])('of many against the clock, %s', (_, phase, places) => {
    const racers = racersOf(scoreboard({ phase, sides: field }));
    expect(racers.map(({ at }) => Math.round(at * 100) / 100)).toEqual(places);
  });
});

test.each([
  ['cricket', '4', 'four'],
  ['cricket', '6', 'six'],
  ['cricket', 'W', 'out'],
  ['cricket', '1wd', 'extra'],
  ['cricket', '1nb', 'extra'],
  ['cricket', '2', ''],
  ['football', 'G', 'six'],
  ['tennis', 'W', ''],
  ['snooker', '4', ''],
])('in %s the mark %s is %s', (sport, mark, tone) => expect(toneOf(sport, mark)).toBe(tone));

describe('the figures of a side', () => {
  const sides = (detail: string) => ({ sides: [{ name: 'A', score: '1', detail }] });
  test.each([
    ['tennis', '40', { parts: 'Points', whole: 'Games' }],
    ['iceHockey', '2 0', { parts: 'Periods', whole: 'Goals' }],
    ['iceHockey', '', { parts: '', whole: 'Goals' }],
    ['darts', '141', { parts: 'Left', whole: 'Legs' }],
    ['cricket', 'G. Thornbury* 8 (8)', undefined],
  ])('of %s with %j', (sport, detail, columns) => expect(columnsOf(sport, sides(detail))).toEqual(columns));
});

describe('sides that attack in turn', () => {
  const attack = sceneAfter(NO_SCENE, { type: 'attack' });
  const scored = sceneAfter(attack, { type: 'score', points: 3 });
  test('the home side goes to the right', () =>
    expect([attackIn(attack, 0).x > 160, attackIn(attack, 1).x < 160]).toEqual([true, true]));
  test('points are theirs who attacked, although the other side is next', () =>
    expect(attackIn(scored, 1)).toMatchObject({ flag: '+3', tone: 'goal', x: 290 }));
  test('a goal is called one', () => expect(attackIn(scored, 0, 'GOAL')).toMatchObject({ flag: 'GOAL', x: 30 }));
  test('nothing may come of it', () =>
    expect(attackIn(sceneAfter(attack, { type: 'score', points: 0 }), 0).flag).toBe('No score'));
});

test.each([
  [{ type: 'engage' }, { flag: 'Exchange', downed: undefined }],
  [
    { type: 'down', who: 1 },
    { flag: 'DOWN', downed: 1 },
  ],
  [{ type: 'bell' }, { flag: 'Bell', downed: undefined }],
])('a bout: %o', (event, told) => expect(boutOf(sceneAfter(NO_SCENE, event))).toMatchObject(told));

test.each([
  [{ type: 'visit' }, 'At the table'],
  [{ type: 'break', points: 17 }, 'Break of 17'],
  [{ type: 'break', points: 0 }, 'Missed'],
])('snooker: %o', (event, flag) => expect(visitOf(sceneAfter(NO_SCENE, event)).flag).toBe(flag));

describe('the seats of a parliament', () => {
  const parties = (...seats: number[]) => seats.map((score, nth) => ({ name: `P${nth}`, score: String(score) }));
  const line = told('seats.majority', { seats: 65 });
  test.each([
    [
      'before the first one is known',
      scoreboard({ phase: told('board.pollsOpen'), line, sides: parties(0, 0) }),
      129,
      0,
    ],
    [
      'while they are counted',
      scoreboard({ phase: told('board.declared', { done: 5, all: 128 }), line, sides: parties(3, 2) }),
      128,
      5,
    ],
    ['when all are', scoreboard({ phase: told('board.officialResult'), line, sides: parties(70, 58) }), 128, 128],
  ])('%s', (_, score, all, declared) => {
    const seats = seatsOf(score);
    expect(seats).toHaveLength(all);
    expect(seats.filter(({ party }) => party !== undefined)).toHaveLength(declared);
  });
  test('each party sits together, from the left', () => {
    const seats = seatsOf(scoreboard({ phase: told('board.officialResult'), line, sides: parties(60, 40) }));
    expect(seats.map(({ party }) => party)).toEqual([...Array(60).fill(0), ...Array(40).fill(1)]);
    expect(seats[0]!.x).toBeLessThan(seats.at(-1)!.x);
  });
});

test.each([
  ['Kaveri Kings', 'KK'],
  ['Redmoor', 'RE'],
  ['Sanluz (Comet)', 'SC'],
  ['Halvarsen / Castavel', 'HC'],
  ['Ljubna 3', 'L3'],
  ['3. Monsoon Bell', '3'],
])('%s is %s', (name, badge) => expect(badgeOf(name)).toBe(badge));
