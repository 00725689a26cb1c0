import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoardRows } from './BoardRows.tsx';
import { NOW, rowOf } from './testRows.ts';

test('matches that arrive keep their places in the first frame: they are drawn a few with each that follows', () => {
  const rows = ['a', 'b', 'c', 'd'].map(id => rowOf(id));
  const board = { rows, now: NOW, isStale: false, hasFailed: false, retry: () => undefined };
  const drawn = renderToStaticMarkup(<BoardRows board={board} rows={rows} favourites={[]} showsSport={false} />);
  expect(drawn.match(/<li[^>]*>/g)).toEqual(rows.map(() => '<li class="bl loading-line" aria-hidden="true">'));
});
