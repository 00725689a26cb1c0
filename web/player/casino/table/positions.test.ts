import { formatSigned } from '@maidan/core/format';
import { rupees } from '@maidan/core/money';
import { odds, type Side } from '@maidan/core/odds';
import { gameOf } from '@maidan/games/index';
import type { Slip } from '@maidan/games/kit/bet';
import { expect, test } from 'vitest';
import { positionsOf } from './positions.ts';

type Written = readonly [selection: string, side: Side, at: number, stake: number, line?: number];

const slips = (bets: readonly Written[]): Slip[] =>
  bets.map(([selection, side, at, stake, line = 0]) => ({
    selection,
    side,
    odds: odds(at),
    line,
    stake: rupees(stake),
  }));

/** 'A +980 → +1,960': what is made if it wins, now and with what is being written. */
const said = (text: string): string => text.replaceAll('.00', '');

test.each<
  [rule: string, code: string, bets: readonly Written[], draft: readonly Written[], positions: readonly string[]]
>([
  ['nothing without bets', 'teen', [], [], []],
  [
    'a back wins its profit, and loses its stake to the other side',
    'teen',
    [['A', 'back', 1.98, 500]],
    [],
    ['A +490', 'B −500'],
  ],
  [
    'a lay pays its liability, and wins the stake of the other side',
    'teen',
    [['A', 'lay', 2.02, 500]],
    [],
    ['A −510', 'B +500'],
  ],
  [
    'a stake that is typed shows before and after',
    'teen',
    [['B', 'back', 1.98, 500]],
    [['A', 'back', 1.98, 1000]],
    ['A −500 → +480', 'B +490 → −510'],
  ],
  ['a draft alone has no before', 'teen', [], [['A', 'back', 1.98, 100]], ['A → +98', 'B → −100']],
  [
    'bets of one market that can both win do not cover each other',
    'teen',
    [
      ['A.consecutive', 'back', 2.42, 100],
      ['B.consecutive', 'back', 2.42, 300],
    ],
    [],
    ['A.consecutive +142', 'B.consecutive +426'],
  ],
  [
    'a pay table makes at least its lowest prize',
    'teen20',
    [['A.pair-plus', 'back', 41, 100]],
    [],
    ['A.pair-plus +100'],
  ],
  [
    'a tie that gives stakes back costs nothing, and Banker makes what a win with 6 pays',
    'baccarat',
    [
      ['player', 'back', 2, 1000],
      ['banker', 'back', 2, 400],
    ],
    [],
    ['player +600', 'tie 0', 'banker −800'],
  ],
  [
    'Bahar makes what it pays on the first card',
    'ab20',
    [
      ['andar.A', 'back', 2, 100],
      ['bahar.A', 'back', 2, 1000],
    ],
    [],
    ['andar.A −900', 'bahar.A +150'],
  ],
  [
    'Yes and No on a number show the worst that can come',
    'patti2',
    [
      ['A.total', 'back', 2.05, 100, 15],
      ['A.total', 'lay', 1.95, 100, 14],
    ],
    [],
    ['A.total −195'],
  ],
])('%s', async (_, code, bets, draft, positions) => {
  const game = await gameOf(code);
  const found = [...positionsOf(game!, slips(bets), slips(draft))].map(([id, { before, after }]) =>
    said(
      [id, before !== undefined && formatSigned(before), after !== undefined && `→ ${formatSigned(after)}`]
        .filter(Boolean)
        .join(' '),
    ),
  );
  expect(found).toEqual(positions);
});
