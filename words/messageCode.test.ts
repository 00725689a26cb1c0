import type { Language } from '@maidan/contract/language';
import { describe, expect, test } from 'vitest';
import { codeOf, placeholdersOf } from './messageCode.ts';

const BETS = '{count, plural, =0 {No bets} one {# bet} other {# bets}}';
const OPEN = '{count, plural, one {# दाँव खुला है} other {# दाँव खुले हैं}}';

/** Runs what the build would write. */
function said(message: string, language: Language, values: object): unknown {
  return new Function('values', `return ${codeOf(message, language, name => `values.${name}`)}`)(values);
}

test.each<[message: string, values: object, words: string, language?: Language]>([
  ['Login', {}, 'Login'],
  ["It’s `quoted`, $'{'name'}', \\n and so on", {}, 'It’s `quoted`, ${name}, \\n and so on'],
  ["It’s `quoted` by {who}, $'{'name'}'", { who: 'us' }, 'It’s `quoted` by us, ${name}'],
  ['{why} Please log in again.', { why: 'Over.' }, 'Over. Please log in again.'],
  ['{name}', { name: 'asha' }, 'asha'],
  [BETS, { count: 0 }, 'No bets'],
  [BETS, { count: 1 }, '1 bet'],
  [BETS, { count: 150000 }, '1,50,000 bets'],
  [OPEN, { count: 0 }, '0 दाँव खुला है', 'hi'],
  [OPEN, { count: 1 }, '1 दाँव खुला है', 'hi'],
  [OPEN, { count: 2 }, '2 दाँव खुले हैं', 'hi'],
  ['{side, select, back {लगाई} other {खाई}} {count, number}', { side: 'lay', count: 100000 }, 'खाई 1,00,000', 'hi'],
])('%s with %o reads %s', (message, values, words, language = 'en') => {
  expect(said(message, language, values)).toBe(words);
});

test('a message with tags is a list of its parts', () => {
  const b = (words: string) => ({ bold: words });
  expect(said('You have <b>{count, number} INR</b> left', 'en', { count: 1500, b })).toEqual([
    'You have ',
    { bold: '1,500 INR' },
    ' left',
  ]);
});

describe.each<Language>(['en', 'hi'])('plurals in %s are those of the CLDR', language => {
  const rules = new Intl.PluralRules(language);
  test.each([0, 0.5, 1, 1.5, 2, 3, 10, 11, 21, 100, 1_000])('%d', count => {
    const message = '{count, plural, one {one} other {other}}';
    expect(said(message, language, { count })).toBe(rules.select(count));
  });
});

test('what a message asks for is known by name and kind', () => {
  expect(placeholdersOf('{who} has {count, plural, one {# bet in {place}} other {<b>#</b> bets}}')).toEqual([
    'b tag',
    'count plural',
    'place argument',
    'who argument',
  ]);
});

test.each([
  ['{at, date}', 'a message has no dates of its own'],
  ['{count, plural, few {a} other {b}}', "no count is 'few' in 'en'"],
  ['{count, plural, one {<b>#</b>} other {}}', 'a tag holds a choice'],
  ['{open', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
])('%s is refused: %s', (message, why) => {
  expect(() => codeOf(message, 'en', name => name)).toThrow(why);
});
