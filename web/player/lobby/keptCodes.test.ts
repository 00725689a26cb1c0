import { expect, test } from 'vitest';
import { toggled } from '../parts/favourites.ts';
import { codesIn } from '../parts/keptCodes.ts';
import { remembered } from './recent.ts';

test.each<[what: string, text: string | null, codes: readonly string[]]>([
  ['nothing kept yet', null, []],
  ['a list', '["teen20","dt20"]', ['teen20', 'dt20']],
  ['a code in another case', '["superover"]', ['superOver']],
  ['a code twice', '["dt20","dt20"]', ['dt20']],
  ['a game that is gone, and no text', '["bingo",7,null,"dt20"]', ['dt20']],
  ['no list', '{"dt20":true}', []],
  ['no JSON', 'dt20', []],
])('what this browser kept: %s', (_, text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});

test.each<[before: readonly string[], after: readonly string[]]>([
  [[], ['dt20']],
  [['teen20'], ['teen20', 'dt20']],
  [
    ['teen20', 'dt20', 'war'],
    ['teen20', 'war'],
  ],
])('the heart of dt20 turns %j into %j', (before, after) => {
  expect(toggled(before, 'dt20')).toEqual(after);
});

test('the table played last comes first, once, and twelve are remembered', () => {
  const many = Array.from({ length: 12 }, (_, n) => `game${n}`);
  expect(remembered(['teen20', 'dt20'], 'dt20')).toEqual(['dt20', 'teen20']);
  expect(remembered(many, 'war')).toEqual(['war', ...many.slice(0, 11)]);
});
