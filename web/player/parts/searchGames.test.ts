import { expect, test } from 'vitest';
import { searchGames } from './searchGames.ts';

test.each<[rule: string, text: string, codes: string[]]>([
  ['nothing typed, nothing found', '  ', []],
  ['a code', 'ourroullete', ['ourroullete']],
  ['part of a name, whatever its case', 'DRAGON tiger 2', ['dt20', 'dt202', 'dtl20']],
  ['names that begin with it come first', 'poker', ['poker', 'poker6', 'poker20']],
  ['a category finds its tables', 'baccarat', ['baccarat', 'baccarat2', 'teensin']],
  ['what is not there', 'ludo', []],
])('%s', (_, text, codes) => {
  expect(searchGames(text).map(game => game.code)).toEqual(codes);
});

test('no more than fit', () => {
  expect(searchGames('teen', 5)).toHaveLength(5);
});
