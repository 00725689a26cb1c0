import { describe, expect, test } from 'vitest';
import { inventOne } from '../../proof/sportLaws.ts';
import type { Answer, MarketPlan } from '../sport.ts';
import { aheadOf, homeCounts, placeChances } from './chances.ts';
import { motorbikes } from './fields.ts';
import { type FieldState, finishers } from './race.ts';

const plan = (id: string): MarketPlan => ({ id, name: id, kind: 'exchange' });
const BEGUN = motorbikes.begin(inventOne(motorbikes, 'field'));

/** Four riders at the end, with their times, and who is out. */
const over = (elapsed: readonly number[], out: readonly number[] = []): FieldState => ({
  ...BEGUN,
  phase: 'over',
  done: 4,
  elapsed,
  out,
});

const won = (...winners: number[]): Answer => ({ type: 'won', winners });

describe('at the line', () => {
  test.each<[string, FieldState, Answer, Answer]>([
    ['in the order of their times', over([64, 62, 63, 65]), won(1), won(1, 2)],
    ['who dropped out is not placed', over([64, 62, 63, 65], [1]), won(2), won(2, 0)],
    [
      'two in the same time share the place',
      over([64, 62, 64, 65]),
      won(1),
      { ...won(1, 0, 2), tied: [0, 2] } as Answer,
    ],
    [
      'one who is alone wins, and nobody is placed',
      over([64, 0, 0, 0], [1, 2, 3]),
      won(0),
      { type: 'void', reason: 'too few runners' },
    ],
    [
      'nobody comes home',
      over([0, 0, 0, 0], [1, 2, 3, 0]),
      { type: 'void', reason: 'too few runners' },
      { type: 'void', reason: 'too few runners' },
    ],
  ])('%s', (_, state, win, place) => {
    expect(motorbikes.answerOf(state, plan('win'))).toEqual(win);
    expect(motorbikes.answerOf(state, plan('place'))).toEqual(place);
  });

  test('who arrive together are one group', () => {
    expect(finishers(over([64, 62, 64, 65]))).toEqual([[1], [0, 2], [3]]);
  });
});

describe('on the way', () => {
  test('equals are as likely, and places sum to what there is', () => {
    const chances = placeChances({ means: [0, 0, 0, 0], spread: 1, stays: 0.9 }, 2);
    for (const chance of chances) expect(chance).toBeCloseTo(0.5, 6);
  });

  test('two against each other: the faster is ahead more often, and both may drop out', () => {
    const [first = 0, second = 0] = aheadOf([0, 1], 1, 0.9);
    expect(first).toBeGreaterThan(second);
    expect(first + second).toBeCloseTo(0.99, 6);
    expect(homeCounts(2, 0.9).map(chance => Math.round(chance * 100))).toEqual([1, 18, 81]);
  });
});
