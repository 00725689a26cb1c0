import { FAULT_CODES } from '@maidan/games/kit/roundFaults';
import { faultWords } from '@maidan/words/results/voidWords';
import { say } from '@maidan/words/say';
import { expect, test } from 'vitest';
import { FAULT_WORDS } from './faultWords.ts';

test('a page says why a round is void as the house does', () => {
  expect(FAULT_WORDS).toEqual(Object.fromEntries(FAULT_CODES.map(code => [code, faultWords(say, code)])));
});
