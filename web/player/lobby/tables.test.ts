import { GAMES } from '@maidan/games/index';
import { expect, test } from 'vitest';
import { OTHERS, SPORTS, TABS } from '../parts/places.ts';
import { BAR, choiceOf } from './tables.ts';

test.each<[slug: string | null, name: string, tables: number]>([
  [null, 'All Casino', GAMES.length],
  ['teenpatti', 'Teenpatti', 16],
  ['32-cards', '32 Cards', 2],
  ['lucky-7', 'Lucky 7', 3],
  ['lottery', 'Lottery', 1],
  ['others', 'Others', 18],
  ['live-casino', 'Live Casino', GAMES.length],
  ['no-such-thing', 'All Casino', GAMES.length],
])('the category %s is %s with %i tables', (slug, name, tables) => {
  const choice = choiceOf(slug);
  expect([choice.label, choice.tables.length]).toEqual([name, tables]);
});

test('every table is in the bar once, besides All Casino', () => {
  const inOwn = BAR.slice(1).flatMap(choice => choice.tables);
  expect(inOwn.toSorted((a, b) => GAMES.indexOf(a) - GAMES.indexOf(b))).toEqual(GAMES);
  expect(BAR[0]?.tables).toHaveLength(54);
});

test('[S022] every tab that names a category leads to one that has tables', () => {
  const slugs = TABS.map(({ to }) => new URLSearchParams(to.split('?')[1]).get('category')).filter(
    slug => slug !== null,
  );
  expect(slugs.map(slug => choiceOf(slug).label)).toEqual([
    'Lottery',
    'Baccarat',
    '32 Cards',
    'Teenpatti',
    'Poker',
    'Lucky 7',
  ]);
});

test('[S023] thirty-five sports, from Politics to Boat Racing; two marked entries', () => {
  expect(SPORTS).toHaveLength(35);
  expect([SPORTS[0]?.label, SPORTS.at(-1)?.label]).toEqual(['Politics', 'Boat Racing']);
  expect(OTHERS.filter(place => place.marked).map(place => place.label)).toEqual(['Our Casino', 'Our Virtual']);
});
