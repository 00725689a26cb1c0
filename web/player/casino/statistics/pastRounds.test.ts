import { MOST_PAST_ROUNDS } from '@maidan/contract/casino';
import { expect, test } from 'vitest';
import { FEW, joined, MOST } from './pastRounds.ts';
import type { Past } from './tallies.ts';

const pasts = (...rounds: readonly number[]): Past[] =>
  rounds.map(round => ({ round: `${round}`, code: 'A', facts: [] }));
const down = (from: number, count: number): number[] => Array.from({ length: count }, (_, nth) => from - nth);

test.each<[why: string, recent: readonly number[], known: readonly number[], all: readonly number[] | undefined]>([
  ['one round more', [3, 2, 1], [2, 1], [3, 2, 1]],
  ['nothing new', [2, 1], [2, 1], [2, 1]],
  ['several were missed', [9, 8, 7, 6], [6, 5], [9, 8, 7, 6, 5]],
  ['more were missed than were asked for', [9, 8], [6, 5], undefined],
  ['nothing is known yet', [2, 1], [], undefined],
  ['the last one known was made void since', [4, 2], [3, 2], undefined],
  ['no more than are looked back on', down(201, FEW), down(200, MOST), down(201, MOST)],
])('%s', (_, recent, known, all) => {
  expect(joined(pasts(...recent), pasts(...known))).toEqual(all && pasts(...all));
});

test('as many are asked for as the house gives', () => expect(MOST).toBe(MOST_PAST_ROUNDS));
