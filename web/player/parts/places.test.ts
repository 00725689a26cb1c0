import { HOME_STRIP, SPORTS as OF_HOUSE } from '@maidan/exchange/sports/sports';
import { expect, test } from 'vitest';
import { BOARD_SPORTS, placeOf, PLAYED, slugOf, sportAt } from './places.ts';

test('[S070] the strip is the fifteen sports of the specification, each with an icon of its own', () => {
  expect(BOARD_SPORTS.map(({ code }) => placeOf(code).label)).toEqual([
    'Cricket',
    'Football',
    'Tennis',
    'Esoccer',
    'Horse Racing',
    'Greyhound Racing',
    'Table Tennis',
    'Basketball',
    'Boxing',
    'Mixed Martial Arts',
    'American Football',
    'Volleyball',
    'Badminton',
    'Snooker',
    'Ice Hockey',
  ]);
  expect(new Set(BOARD_SPORTS.map(({ icon }) => icon)).size).toBe(15);
});

test('[S070] the strip is that of the house, and everything the house plays has its place in the menu', () => {
  expect(BOARD_SPORTS.map(({ code }) => code)).toEqual(HOME_STRIP.map(({ code }) => code));
  expect(OF_HOUSE.map(({ code }) => placeOf(code).label)).toEqual(OF_HOUSE.map(({ name }) => name));
});

test.each<[name: string, code: string, slug: string]>([
  ['Cricket', 'cricket', 'cricket'],
  ['Table Tennis', 'tableTennis', 'table-tennis'],
  ['Mixed Martial Arts', 'mixedMartialArts', 'mixed-martial-arts'],
  ['Basketball 3X3', 'basketball3x3', 'basketball-3x3'],
  ['Horse Racing', 'horseRacing', 'horse-racing'],
])('%s is %s to the house, and %s in an address', (name, code, slug) => {
  expect([placeOf(code).label, slugOf(code), slugOf(name)]).toEqual([name, slug, slug]);
});

test('every sport has an address that leads back to it', () => {
  const lost = PLAYED.filter(({ code, to }) => sportAt(new URL(to, 'http://house').searchParams.get('sport')) !== code);
  expect(lost).toEqual([]);
});

test('a sport that can be chosen is one that is played: nobody is led to results that cannot be', () => {
  const codes = (list: readonly { readonly code: string }[]): readonly string[] =>
    list.map(({ code }) => code).toSorted();
  expect(codes(PLAYED)).toEqual(codes(OF_HOUSE));
  expect(sportAt('virtual-sports')).toBe(undefined);
});
