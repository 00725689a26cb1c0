import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { gameOf } from '@maidan/games/index';
import type { Slip } from '@maidan/games/kit/bet';
import { expect, test } from 'vitest';
import { refusedWords } from './doneWords.ts';

const teen20 = (await gameOf('teen20'))!;
const on = (selection: string, stake = 100): Slip => ({
  ...{ selection, side: 'back', line: 0 },
  odds: odds(1.98),
  stake: rupees(stake),
});

test.each<[what: string, bets: readonly Slip[], said: string]>([
  ['one alone is known', [on('A.win')], ''],
  ['those of one cell are one', [on('A.win'), on('A.win', 50)], 'Not taken: Player A 150.00.'],
  ['each is named', [on('A.win'), on('B.win', 500)], 'Not taken: Player A 100.00, Player B 500.00.'],
  [
    'many are counted',
    [on('A.win'), on('B.win'), on('A.total'), on('B.total')],
    '4 bets were not taken: 400.00 in all.',
  ],
])('bets that are refused together: %s', (_, bets, said) => expect(refusedWords(teen20, bets)).toBe(said));
