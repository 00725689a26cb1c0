import { describe, expect, test } from 'vitest';
import { inventOne } from '../../proof/sportLaws.ts';
import type { MarketPlan } from '../sport.ts';
import { baseball, type BaseballState } from './baseball.ts';
import { afterPlay, firstFive, FRESH, type Play, runsHere, type Standing, winChance } from './plate.ts';

const plan = (id: string): MarketPlan => ({ id, name: id, kind: 'exchange' });

describe('on base', () => {
  test.each<[string, number, Play, string]>([
    ['an out leaves everybody where he is', 0b011, 'out', '011, 1 out, 0 runs'],
    ['a double play takes the man from first', 0b101, 'doublePlay', '100, 2 out, 0 runs'],
    ['a walk moves only who has to move', 0b010, 'walk', '011, 0 out, 0 runs'],
    ['a walk with the bases full brings one home', 0b111, 'walk', '111, 0 out, 1 runs'],
    ['a single brings home who is on second and third', 0b111, 'single', '011, 0 out, 2 runs'],
    ['a double leaves the man from first on third', 0b001, 'double', '110, 0 out, 0 runs'],
    ['a triple clears the bases', 0b111, 'triple', '100, 0 out, 3 runs'],
    ['a home run brings home the batter too', 0b111, 'homeRun', '000, 0 out, 4 runs'],
  ])('%s', (_, bases, play, shown) => {
    const after = afterPlay({ bases, outs: 0 }, play);
    expect(`${after.bases.toString(2).padStart(3, '0')}, ${after.outs} out, ${after.runs} runs`).toBe(shown);
  });
});

const START = baseball.evolve(baseball.begin(inventOne(baseball, 'innings')), { type: 'start' });
const plays = (from: BaseballState, ...list: Play[]): BaseballState =>
  list.reduce((state, play) => baseball.evolve(state, { type: 'play', play }), from);
const late = (own: Partial<BaseballState>): BaseballState => ({
  ...START,
  inning: 9,
  halves: Array.from({ length: 17 }, () => 0),
  ...own,
});

test('three out end the half inning, and the home side comes to bat', () => {
  const after = plays(START, 'homeRun', 'out', 'out', 'out');
  expect([after.score, after.inning, after.batting, after.halves, after.phase]).toEqual([
    [0, 1],
    1,
    0,
    [1, 0],
    'break',
  ]);
  expect(baseball.answerOf(after, plan('run:1'))).toEqual({ type: 'won', winners: [0] });
});

test.each<[string, Partial<BaseballState>, Play, string]>([
  [
    'the home side that is ahead does not bat again',
    { score: [2, 1], plate: { bases: 0, outs: 2 } },
    'out',
    'over 2–1',
  ],
  ['whoever is level goes on', { score: [1, 1], batting: 0, plate: { bases: 0, outs: 2 } }, 'out', 'break 1–1'],
  ['a home run ends it at once', { score: [1, 1], batting: 0 }, 'homeRun', 'over 2–1'],
])('in the ninth: %s', (_, own, play, shown) => {
  const after = plays(late(own), play);
  expect(`${after.phase} ${after.score.join('–')}`).toBe(shown);
});

test('equals win as often, and all that can come is counted', () => {
  const standing: Standing = { strengths: [1, 1], score: [0, 0], inning: 1, batting: 1, plate: FRESH };
  expect(winChance(standing)).toBeCloseTo(0.5, 6);
  const sum = (list: Iterable<number>): number => [...list].reduce((total, chance) => total + chance, 0);
  expect(sum(runsHere(standing))).toBeCloseTo(1, 6);
  expect(sum(firstFive(standing))).toBeCloseTo(1, 6);
});
