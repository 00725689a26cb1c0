import { expect, test } from 'vitest';
import { FAULT_WORDS } from './faultWords.ts';

test('why a round is void is said to the letter', () => {
  expect(FAULT_WORDS).toEqual({
    'restarted-while-betting': 'The server was restarted while bets were open.',
    'beacon-missing': 'The public randomness did not arrive in time.',
    'bets-root-late': 'The bets of the round could not be put on record before its cards might have been known.',
    'bets-root-untold':
      'The bets of the round were put on record, but could not be told before its cards might have been known.',
    'voided-by-operator': 'The operator ended the round.',
    'table-fault': 'The table could not go on.',
    'cards-in-doubt': 'The cards of the round were in doubt.',
    'price-wrong': 'A price or a limit of the round was wrong.',
    'picture-failed': 'The picture of the table failed.',
  });
});
