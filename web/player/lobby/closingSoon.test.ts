import type { LobbyView, TileView } from '@maidan/contract/table';
import type { Millis } from '@maidan/core/ids';
import { expect, test } from 'vitest';
import { closingSoon } from './closingSoon.ts';

const NOW = 1_000_000;

/** 'war 7, dt20 off': tables that take bets for so many seconds more, or do something else. */
function tablesOf(drawn: string): LobbyView['tables'] {
  const tiles = drawn.split(', ').map(each => {
    const [code, does] = each.split(' ') as [string, string];
    const seconds = Number(does);
    const tile: TileView = {
      phase: Number.isNaN(seconds) ? (does as TileView['phase']) : 'open', // as written below
      dueAt: (NOW + (seconds || 0) * 1_000) as Millis, // a test owns the clock
      ...{ windowMs: 20_000, last: [], players: 0 },
    };
    return [code, tile] as const;
  });
  return Object.fromEntries(tiles);
}

test.each<[what: string, before: string, tables: string, after: string, held?: string]>([
  ['the next to close comes first', '', 'a 12, b 7, c 20', 'b a c'],
  ['who does not take bets is not there', '', 'a 12, b dealing, c settled, d off', 'a'],
  ['nor who closes before one could come', '', 'a 3, b 4', 'b'],
  ['six at most', '', 'a 9, b 8, c 7, d 6, e 5, f 4, g 10', 'f e d c b a'],
  ['each keeps its place to the end', 'a b c', 'a 12, b 7, c 1', 'a b c'],
  ['the next stands where one has closed', 'a b c', 'a 12, b closed, c 15, d 20, e 18', 'a e c d'],
  ['where none is left, the others close up', 'a b c', 'a 12, b closed, c 15', 'a c'],
  ['one that is held stays, though it has closed', 'a b c', 'a 12, b closed, c 15, d 18', 'a b c d', 'b'],
  ['none takes bets', 'a', 'a closed, b off', ''],
])('%s', (_, before, tables, after, held) => {
  const shown = before.split(' ').filter(Boolean);
  expect(closingSoon(shown, { tables: tablesOf(tables), now: NOW, held }).join(' ')).toBe(after);
});
