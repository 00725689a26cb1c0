import { inventOne } from '@maidan/exchange/proof/sportLaws';
import { ALL_COMPETITIONS } from '@maidan/exchange/seasons/catalogue';
import type { Fixture } from '@maidan/exchange/sports/sport';
import { SPORTS } from '@maidan/exchange/sports/sports';
import { expect, test } from 'vitest';
import { speak } from '../speak.ts';
import { competitionParts, eventParts, formatParts, raceParts } from './nameParts.ts';

const [english, hindi] = [speak('en'), speak('hi')];
const WORD = /[A-Za-z]{2,}/;

const some = (sport: (typeof SPORTS)[number]): readonly Fixture[] =>
  Array.from({ length: 60 }, (_, nth) => inventOne(sport, `format-${nth}`));

/** What the house itself says in the name of a match or a race, beside the names of who plays, what for and where. */
const without = (text: string, names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ''), text)
    .replaceAll(/\([A-Z]{2}\)| v /g, '');

test.each(SPORTS.map(sport => [sport.code, some(sport)] as const))(
  '%s: what a match is played over is said in both languages',
  (_, fixtures) => {
    const formats = [...new Set(fixtures.map(({ format }) => format))].map(formatParts);
    expect(formats.map(({ kind }) => kind)).not.toContain('other');
    expect(formats.map(parts => hindi('past.formatIs', parts)).join(' ')).not.toMatch(WORD);
  },
);

test.each(SPORTS.map(sport => [sport.code, some(sport)] as const))(
  '%s: in the name of a match all that is no name is words, which every language says its own way',
  (_, fixtures) => {
    for (const { name, competition, sides, venue = '' } of fixtures) {
      const parts = eventParts(name);
      const inHindi = parts ? hindi('past.formatIs', parts.format) : name;
      const inEnglish = parts ? `${parts.title}, ${english('past.formatIs', parts.format)}` : name;
      expect(without(inHindi, [...sides, competition, venue])).not.toMatch(WORD);
      expect(inEnglish).toBe(name);
    }
  },
);

test('a race is of a course and of a kind, which every language says its own way', () => {
  for (const { competition } of SPORTS.filter(({ code }) => /Racing$/.test(code) && code !== 'boatRacing').flatMap(
    some,
  )) {
    const parts = raceParts(competition)!;
    expect(english('past.raceIs', parts)).toBe(competition);
    expect(hindi('past.raceIs', parts).replace(parts.course, '')).toMatch(/^ (?:[AS DR]\d )?[ऀ-ॿ ]+$/);
  }
});

test('figures in the name of a competition are words', () => {
  const names = ALL_COMPETITIONS.map(({ name }) => name).filter(name => /\d+ [a-z]/.test(name));
  expect(names.filter(name => !competitionParts(name))).toEqual([]);
});
