import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { expect, test } from 'vitest';
import { gameOf } from '../index.ts';
import { findSelection, type Slip } from './bet.ts';
import { heldFor } from './held.ts';

test.each<[code: string, bets: readonly (readonly [selection: string, stake: number, at?: number])[], held: number]>([
  [
    'teen20',
    [
      ['A.win', 1_000],
      ['B.win', 1_000],
    ],
    20,
  ],
  [
    'teen20',
    [
      ['A.win', 60_000],
      ['B.win', 60_000],
    ],
    1_200,
  ],
  [
    'teen20',
    [
      ['A.total', 1_000],
      ['B.total', 1_000],
    ],
    1_000,
  ], // equal sums return half of each
  [
    'teen3',
    [
      ['A', 1_000, 1.98],
      ['B', 1_000, 1.98],
    ],
    20,
  ],
  [
    'queen',
    [
      ['B.under', 1_000, 1.9],
      ['B.over', 1_000, 2],
    ],
    2_000,
  ], // 21 is neither
  [
    'teen41',
    [
      ['tiger.winner', 1_000],
      ['lion.winner', 1_000],
      ['dragon.winner', 1_000],
    ],
    60,
  ],
  [
    'aaa2',
    [
      ['amar', 1_000],
      ['over', 1_000],
    ],
    1_500,
  ], // a seven: half of it comes back
  [
    'war',
    [
      ['1.black', 1_000],
      ['1.H', 500],
      ['1.D', 500],
    ],
    85,
  ], // colours and suits are about one card
  [
    'lucky7',
    [
      ['low', 1_000],
      ['high', 1_000],
    ],
    1_000,
  ],
  [
    'ab20',
    [
      ['andar.A', 1_000],
      ['bahar.A', 1_000],
      ['andar.2', 1_000],
      ['bahar.2', 1_000],
    ],
    750,
  ], // one first card
  [
    'baccarat',
    [
      ['player', 1_000],
      ['banker', 1_000],
    ],
    500,
  ], // Banker wins with 6
  [
    'baccarat',
    [
      ['player', 1_000],
      ['banker', 1_000],
      ['big', 1_000],
    ],
    1_000,
  ], // but never with four cards
  [
    'baccarat',
    [
      ['player', 1_000],
      ['tie', 100],
    ],
    1_100,
  ],
  [
    'worli2',
    [
      ['odd', 1_000],
      ['even', 1_000],
    ],
    100,
  ],
  [
    'superOver',
    [
      ['first', 1_000, 2],
      ['second', 1_000, 2],
      ['tie', 100, 10],
    ],
    100,
  ],
])('[R2] %s: %o needs %d held', async (code, bets, held) => {
  const game = (await gameOf(code))!;
  const slips = bets.map(([selection, stake, at]): Slip => {
    const { price } = findSelection(game, selection)!.selection;
    const declared = price.kind === 'fixed' ? price.back : odds(at!);
    return { selection, side: 'back', odds: declared, line: 0, stake: rupees(stake) };
  });
  expect(heldFor(game, slips)).toBe(rupees(held));
});
