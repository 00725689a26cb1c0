import { LANGUAGES } from '@maidan/contract/language';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, type Key, OFFICE_PARTS, PARTS } from './catalogue.ts';
import { codeOf, placeholdersOf } from './messageCode.ts';

const KEYS = Object.keys(CATALOGUES.en) as Key[]; // keys of a constant

const OFFICE = new Set<string>(Object.values(OFFICE_PARTS).flatMap(words => Object.keys(words)));

describe('every language says the same', () => {
  test.each(LANGUAGES)('every message of %s is ICU', language => {
    const refused = KEYS.filter(key => {
      try {
        return codeOf(CATALOGUES[language][key], language, name => name) === '""';
      } catch {
        return true;
      }
    });
    expect(refused).toEqual([]);
  });

  test.each(LANGUAGES)('in %s a message asks for what it asks for in English', language => {
    const asked = (of: typeof language) => KEYS.map(key => [key, ...placeholdersOf(CATALOGUES[of][key])]);
    expect(asked(language)).toEqual(asked('en'));
  });

  test('nothing is left in English: what is the same in Hindi has no word in it', () => {
    const same = KEYS.filter(key => !OFFICE.has(key) && CATALOGUES.hi[key] === CATALOGUES.en[key]);
    expect(same.filter(key => /\p{Ll}{3}/u.test(withoutNames(CATALOGUES.en[key])))).toEqual([]);
  });

  test('Hindi is written in Devanagari, with the digits 0 to 9', () => {
    const foreign = KEYS.filter(key => /[०-९]/.test(CATALOGUES.hi[key]) || !/[ऀ-ॿ]/.test(CATALOGUES.hi[key]));
    expect(foreign.filter(key => CATALOGUES.hi[key] !== CATALOGUES.en[key] && !key.startsWith('frame.lang'))).toEqual(
      [],
    );
  });
});

test.each(Object.entries(PARTS))(
  'keys of %s begin with its name, and stand in one order in every language',
  (part, words) => {
    const keys = Object.keys(words.en);
    expect(keys.filter(key => !key.startsWith(`${part}.`))).toEqual([]);
    expect(Object.keys(words.hi)).toEqual(keys);
  },
);

test.each(Object.entries(OFFICE_PARTS))('keys of %s begin with its name', (part, words) => {
  expect(Object.keys(words).filter(key => !key.startsWith(`${part}.`))).toEqual([]);
});

/** Names are not translated, nor what a placeholder is called. */
const withoutNames = (text: string): string => text.replaceAll(/\{\w+\}|Maidan|MotoGP|Android/g, '');
