import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoardRows } from './BoardRows.tsx';
import { NOW, rowOf } from './testRows.ts';

test('matches that a phone shows are drawn at once, so that nothing jumps; those below keep their places', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(id => rowOf(id));
  const board = { rows, now: NOW, isStale: false, hasFailed: false, retry: () => undefined };
  const drawn = renderToStaticMarkup(<BoardRows board={board} rows={rows} favourites={[]} showsSport={false} />);
  const lines = (drawn.match(/<li[^>]*>/g) ?? []).map(line => (line.includes('loading-line') ? 'place' : 'match'));
  expect(lines).toEqual([...Array(5).fill('match'), ...Array(2).fill('place')]);
});
