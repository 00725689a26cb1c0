import { expect, test } from 'vitest';
import { type Only, onlyIn, tablesShown } from './shown.ts';
import { choiceOf } from './tables.ts';

const favourites = ['war', 'dt6', 'dt20'];
const recent = ['dt202', 'war', 'dt20'];

test.each<[category: string | null, only: Only, text: string, codes: readonly string[]]>([
  ['dragon-tiger', undefined, '', ['dt20', 'dt6', 'dt202', 'dtl20']],
  ['dragon-tiger', 'favourites', '', ['dt20', 'dt6']],
  ['dragon-tiger', 'recent', '', ['dt202', 'dt20']],
  ['dragon-tiger', undefined, 'tiger 20-20', ['dt20', 'dt202', 'dtl20']],
  ['dragon-tiger', 'favourites', '1 day', ['dt6']],
  ['dragon-tiger', undefined, 'war', []],
  [null, 'recent', '', ['dt202', 'war', 'dt20']],
  [null, 'favourites', '', ['dt20', 'dt6', 'war']],
  [null, undefined, 'worli', ['worli2']],
])('[S073] in %s, only %s, searched for "%s"', (category, only, text, codes) => {
  const { tables } = choiceOf(category);
  expect(tablesShown({ tables, only, favourites, recent, text }).map(({ code }) => code)).toEqual(codes);
});

test('an address that asks for something else asks for all', () => {
  expect(['favourites', 'recent', 'hidden', null].map(onlyIn)).toEqual(['favourites', 'recent', undefined, undefined]);
});
