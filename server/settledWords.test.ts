import { expect, test } from 'vitest';
import { roundWords, settledWords } from './settledWords.ts';
import { sayIn } from './words.ts';

const [english, hindi] = [sayIn('en'), sayIn('hi')];

test.each([
  [{ state: 'settled', byHand: undefined }, 'Settled by the result.', 'नतीजे के अनुसार निपटाया गया।'],
  [{ state: 'void', byHand: undefined }, '', ''],
  [{ state: 'settled', byHand: '' }, 'Settled by hand.', 'हाउस के लोगों ने निपटाया।'],
  [{ state: 'void', byHand: '' }, 'Made void by hand.', 'हाउस के लोगों ने रद्द किया।'],
  [{ state: 'settled', byHand: 'Seen' }, 'Settled by hand: Seen', 'हाउस के लोगों ने निपटाया: Seen'],
  [{ state: 'void', byHand: 'Rain' }, 'Made void by hand: Rain', 'हाउस के लोगों ने रद्द किया: Rain'],
] as const)('a bet on sport that is %j', (settled, words, inHindi) => {
  expect([settledWords(english, settled), settledWords(hindi, settled)]).toEqual([words, inHindi]);
});

test.each([
  [{ state: 'open', fault: null, voidedBy: null }, '', ''],
  [
    { state: 'settled', fault: null, voidedBy: null },
    'Settled by the result of the round.',
    'राउंड के नतीजे के अनुसार निपटाया गया।',
  ],
  [
    { state: 'void', fault: 'table-fault', voidedBy: null },
    'The table could not go on. The house ended it by itself.',
    'टेबल आगे नहीं चल सकी। हाउस ने इसे अपने आप समाप्त किया।',
  ],
] as const)('a bet at a table that is %j', (settled, words, inHindi) => {
  expect([roundWords(english, settled), roundWords(hindi, settled)]).toEqual([words, inHindi]);
});
