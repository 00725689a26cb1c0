import { describe, expect, test } from 'vitest';
import { compared, inShapes, partOf } from './six.ts';

const kinds = inShapes();
const boardsOf = (some: typeof kinds) => some.reduce((sum, { boards }) => sum + boards, 0);
const hasSuit = ({ cards }: (typeof kinds)[number]) => cards.some(({ isSuited }) => isSuited);

test('all kinds of boards are there, in whatever order', () => {
  expect([kinds.length, boardsOf(kinds)]).toEqual([42_783, 2_598_960]);
});

test.each([100, 300])('a part of %i kinds has each sort of board as often as there are such boards', count => {
  const part = partOf(kinds, count);
  expect(part).toHaveLength(count);
  expect(new Set(part).size).toBe(count);
  const share = boardsOf(kinds.filter(hasSuit)) / boardsOf(kinds);
  expect(Math.abs(part.filter(hasSuit).length - share * count)).toBeLessThan(1);
});

describe('a kept share is right when it is as near as the part can tell', () => {
  const shares = [0.1, 0.12, 0.1, 0.12, 0.3, 0.32, 0.3, 0.32]; // 0.21, and two shapes that differ little within

  test.each([
    [0.21, true],
    [0.25, true],
    [0.4, false],
    [0.02, false],
  ])('%d: %s', (kept, isRight) => {
    expect(compared(shares, kept)).toMatchObject({ share: expect.closeTo(0.21, 12), isRight });
  });

  test('the words have the share, how far that may be off, and what is kept', () => {
    expect(compared([0.1, 0.12], 0.1).words).toBe('11.000 % ± 1.000 %, kept 10.000 %, off by 1.0 standard errors');
  });
});
