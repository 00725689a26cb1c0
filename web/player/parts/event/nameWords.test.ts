import { expect, test } from 'vitest';
import { formatWords } from './formatWords.ts';
import { competitionWords, eventWords } from './nameWords.ts';

test('what nobody has words for is said as it is', () => {
  expect(formatWords('WIN')).toBe('WIN');
  expect(formatWords('4 x 15 minutes')).toBe('4 × 15 minutes');
  expect(formatWords('ODI')).toBe('ODI');
});

test.each(['Castle Loch Open, 18 holes', 'Kaveri Kings v Deccan Comets', 'Esoccer Arena League (2 x 4 mins)'])(
  'in English %s is called as the house wrote it down',
  name => {
    expect([eventWords(name), competitionWords(name)]).toEqual([name, name]);
  },
);
