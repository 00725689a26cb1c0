import { gameOf } from '@maidan/games/index';
import { expect, test } from 'vitest';
import { MOST_SAVED, savedIn, withoutSaved, withSaved } from './savedBets.ts';

const game = (await gameOf('ourroullete'))!;
const bet = (name: string, ...selections: readonly string[]) => ({ name, selections });

test.each<[why: string, text: string | null, saved: readonly object[]]>([
  ['nothing was saved', null, []],
  ['not even JSON', '{', []],
  ['no list', '{"name":"x"}', []],
  ['a layout', '[{"name":"Mine","selections":["n17","split7-8"]}]', [bet('Mine', 'n17', 'split7-8')]],
  ['a place that is not on this felt', '[{"name":"Mine","selections":["n17","n99",3]}]', [bet('Mine', 'n17')]],
  ['nothing of it is on this felt', '[{"name":"Mine","selections":["A.win"]}]', []],
  ['no name', '[{"selections":["n17"]},null,7]', []],
])('%s', (_, text, saved) => expect(savedIn(text, game)).toEqual(saved));

test('the newest is first, a name is used once, and the oldest makes room', () => {
  const two = withSaved(withSaved([], bet('A', 'n1')), bet(' B ', 'n3'));
  expect(two).toEqual([bet('B', 'n3'), bet('A', 'n1')]);
  expect(withSaved(two, bet('A', 'n5'))).toEqual([bet('A', 'n5'), bet('B', 'n3')]);
  expect(withoutSaved(two, 'B')).toEqual([bet('A', 'n1')]);
  const full = Array.from({ length: MOST_SAVED }, (_, nth) => bet(`${nth}`, 'n1'));
  expect(withSaved(full, bet('new', 'n1')).map(({ name }) => name)).toEqual([
    'new',
    ...full.slice(0, -1).map(each => each.name),
  ]);
});
