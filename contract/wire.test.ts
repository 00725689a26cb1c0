import { expect, test } from 'vitest';
import { displayName, line } from './wire.ts';

test.each([
  ['plain words', 'taken', 'Asha Rao'],
  ['other scripts', 'taken', 'आशा રાવ ആശ'],
  ['an emoji', 'taken', 'Asha 🂡'],
  ['a joiner between Indic letters', 'taken', 'क\u094d\u200dष'],
  ['a non-joiner between Indic letters', 'taken', 'ക\u0d4d\u200cഷ'],
  ['a joiner between Latin letters', 'refused', 'as\u200dha'],
  ['a joiner after the last letter', 'refused', 'क\u094d\u200d'],
  ['two joiners', 'refused', 'क\u094d\u200d\u200dष'],
  ['a space of no width', 'refused', 'as\u200bha'],
  ['a mark of byte order', 'refused', 'as\ufeffha'],
  ['a soft hyphen', 'refused', 'as\u00adha'],
  ['writing turned around', 'refused', 'asha\u202egnp'],
  ['an isolate', 'refused', 'asha\u2066x\u2069'],
  ['a tag', 'refused', 'asha\u{e0041}'],
  ['a bell', 'refused', 'asha\u0007x'],
  ['a control of the second kind', 'refused', 'asha\u0085x'],
  ['a separator of lines', 'refused', 'asha\u2028x'],
])('[R39] a line with %s is %s', (_, verdict, text) => {
  expect(line(40).safeParse(text).success ? 'taken' : 'refused').toBe(verdict);
});

test.each([
  ['wide letters', 'ＡＳＨＡ', 'ASHA'],
  ['a ligature', 'ﬁroz', 'firoz'],
  ['an accent put together from two', 'Rene\u0301', 'Ren\u00e9'],
  ['a space that does not break', '\u00a0Asha\u00a0Rao', 'Asha Rao'],
])('a name in %s has one spelling', (_, typed, kept) => {
  expect(displayName(40).parse(typed)).toBe(kept);
});

test('a name is as long as it reads, not as it was typed', () => {
  expect(displayName(40).safeParse('ﷺ'.repeat(3)).success).toBe(false);
});
