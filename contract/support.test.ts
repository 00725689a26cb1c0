import { expect, test } from 'vitest';
import { message } from './support.ts';

test.each([
  ['a letter', 'taken', 'x'],
  ['a question mark', 'taken', '?'],
  ['lines of several scripts', 'taken', '\n  आशा\nરાવ\tആശ  '],
  ['a letter with a joiner', 'taken', 'क\u094d\u200dष'],
  ['a picture', 'taken', '🙏'],
  ['a picture made of joined ones', 'taken', '👩\u200d💻'],
  ['a picture with a shade of skin', 'taken', '👍🏽'],
  ['a heart in colour', 'taken', '❤\ufe0f'],
  ['a key with a digit', 'taken', '1\ufe0f\u20e3'],
  ['the flag of a country', 'taken', '🇮🇳'],
  ['the flag of a part of a country', 'taken', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['spaces', 'refused', ' \n\t\u00a0\u3000'],
  ['a non-joiner', 'refused', '\u200c'],
  ['joiners', 'refused', '\u200d\u200c'],
  ['Braille without a dot', 'refused', '\u2800'],
  ['a Hangul filler', 'refused', '\u3164'],
  ['a Hangul filler of half width', 'refused', '\uffa0'],
  ['a Hangul filler in front', 'refused', '\u115f\u1160'],
  ['a joiner of graphemes', 'refused', '\u034f'],
  ['an accent on nothing', 'refused', '\u0300'],
  ['a variation of nothing', 'refused', '\ufe0f'],
  ['a note without a head', 'refused', '\u{1d159}'],
  ['a sign of private use', 'refused', '\ue000'],
  ['what is no character', 'refused', '\ufffe'],
  ['letters of flags without a flag', 'refused', '\u{e0067}\u{e0062}\u{e0073}\u{e007f}'],
  ['text hidden behind a flag', 'refused', `🏴${'\u{e0061}'.repeat(7)}\u{e007f}`],
  ['text hidden behind a letter', 'refused', 'x\u{e0067}\u{e0062}\u{e0073}\u{e007f}'],
])('a message of %s is %s', (_, verdict, text) => {
  expect(message.safeParse(text).success ? 'taken' : 'refused').toBe(verdict);
});
