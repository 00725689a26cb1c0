import { expect, test } from 'vitest';
import { railOf } from './railOf.ts';

const codes = (wish: Parameters<typeof railOf>[0]): string =>
  railOf(wish)
    .map(({ code }) => code)
    .join(' ');

test.each<[what: string, favourites: string, recent: string, rail: RegExp]>([
  ['favourites come before what was played lately', 'dt20 lucky7', 'war', /^dt20 lucky7 war /],
  [
    'each is there once, and the table one is at is not',
    'dt20 teen20',
    'dt20 teen20 war',
    /^dt20 war (?!.*\b(teen20|dt20|war)\b)/,
  ],
  ['who has been nowhere sees others of its kind', '', '', /^(teen|patti)/],
  ['what is no table is left out', 'nothing dt20', '', /^dt20 /],
])('%s', (_, favourites, recent, rail) => {
  const listed = (text: string) => text.split(' ').filter(Boolean);
  expect(codes({ here: 'teen20', favourites: listed(favourites), recent: listed(recent) })).toMatch(rail);
});

test('there are never more than fit', () => {
  const many = ['dt20', 'lucky7', 'war', 'poker', 'card32', 'sicbo', 'kbc', 'ab20', 'trap', 'queen'];
  expect(railOf({ here: 'teen20', favourites: many, recent: [] })).toHaveLength(8);
});
