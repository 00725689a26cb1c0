import { VOIDERS } from '@maidan/games/kit/roundFaults';
import { voidedByWords } from '@maidan/words/results/voidWords';
import { say } from '@maidan/words/say';
import { expect, test } from 'vitest';
import { VOIDED_BY_WORDS } from './voidedByWords.ts';

test('a page says who made a round void as the house does', () => {
  expect(VOIDED_BY_WORDS).toEqual(Object.fromEntries(VOIDERS.map(by => [by, voidedByWords(say, by)])));
});
