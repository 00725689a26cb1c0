import { describe, expect, test } from 'vitest';
import { type Ahead, type Mat, raided, raidEnds, type RaidOutcome, raiderOf, RAIDS, raidTotals } from './raids.ts';

const shown = ({ score, men }: Mat): string => `${score.join('–')}, men ${men.join(' ')}`;

describe('a raid by the first side', () => {
  test.each<[string, readonly [number, number], RaidOutcome, string]>([
    ['brings nothing', [7, 7], 'empty', '0–0, men 7 7'],
    ['brings a bonus, and nobody goes out', [7, 7], 'bonus', '1–0, men 7 7'],
    ['touches two, and two come back', [4, 7], 'touch2', '2–0, men 6 5'],
    ['touches one, and there is nobody to come back', [7, 7], 'touch1', '1–0, men 7 6'],
    ['is tackled, and one of the others comes back', [7, 5], 'tackle', '0–1, men 6 6'],
    ['is tackled by three, which is worth two', [7, 3], 'tackle', '0–2, men 6 4'],
    ['touches the last two: all out', [5, 2], 'touch2', '4–0, men 7 7'],
    ['is tackled, and was the last one: all out', [1, 7], 'tackle', '0–3, men 7 7'],
  ])('%s', (_, men, outcome, after) => {
    expect(shown(raided({ score: [0, 0], men }, 0, outcome))).toBe(after);
  });
});

test('sides raid in turn, and in the second half the other one begins', () => {
  expect([0, 1, 39, 40, 41].map(raid => raiderOf(0, raid))).toEqual([0, 1, 1, 1, 0]);
});

const START: Ahead = { score: [0, 0], men: [7, 7], strengths: [1, 1], first: 0, raid: 0 };

test('between equals both are as likely to win, and all that can come is counted', () => {
  const [home, away, draw] = raidEnds(START);
  expect(home + away + draw).toBeCloseTo(1, 9);
  expect(Math.abs(home - away)).toBeLessThan(0.03);
  expect(draw).toBeGreaterThan(0.02);
});

test('after the last raid it is as it is', () => {
  const over: Ahead = { ...START, score: [31, 30], raid: RAIDS };
  expect(raidEnds(over)).toEqual([1, 0, 0]);
  expect(raidTotals(over).indexOf(1)).toBe(61);
});
