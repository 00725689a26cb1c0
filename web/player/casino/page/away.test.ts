import type { MyBet } from '@maidan/contract/table';
import type { Millis } from '@maidan/core/ids';
import { paise, rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { expect, test } from 'vitest';
import { awayWords, decidedOf, keepOpen } from './away.ts';

const bet = (id: string, state: MyBet['state'], profit: number | null = null): MyBet => ({
  ...{ id, state, game: 'teen20', round: '7', selection: 'A.win', label: 'Player A', side: 'back', odds: odds(1.98) },
  ...{ line: 0, stake: rupees(100), profit: profit === null ? null : paise(profit), at: 0 as Millis },
});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test('[R23] what was open and is decided is told once, and nothing else', () => {
  const place = storage();
  expect(decidedOf('teen20', place, [bet('a', 'settled', 9800)])).toEqual([]); // never seen open
  keepOpen('teen20', place, [bet('a', 'open'), bet('b', 'open'), bet('c', 'undone')]);
  expect(decidedOf('teen20', place, [bet('a', 'open'), bet('b', 'open')])).toEqual([]);
  expect(decidedOf('dt20', place, [bet('a', 'settled', 9800)])).toEqual([]);
  const decided = decidedOf('teen20', place, [bet('a', 'settled', 9800), bet('b', 'void'), bet('d', 'settled', 1)]);
  expect(awayWords(decided)).toBe(
    'Round 7: Player A, 100.00, made +98.00. Round 7: Player A, 100.00, is void and given back.',
  );
  keepOpen('teen20', place, []);
  expect(decidedOf('teen20', place, [bet('a', 'settled', 9800)])).toEqual([]);
});
