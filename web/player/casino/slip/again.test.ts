import type { Millis } from '@maidan/core/ids';
import { inRupees, rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { gameOf } from '@maidan/games/index';
import type { Slip } from '@maidan/games/kit/bet';
import { expect, test } from 'vitest';
import { openWindow } from '../table/testOffers.ts';
import { againOf } from './again.ts';
import { MOST_AT_ONCE } from './command.ts';

const teen20 = (await gameOf('teen20'))!;
const lottcard = (await gameOf('lottcard'))!;

const bet = (selection: string, stake = 100): Slip => ({
  selection,
  side: 'back',
  odds: odds(9),
  line: 0,
  stake: rupees(stake),
});

/** 'A.win×200 1': what is bet again, and how many are left out. */
function again(wanted: readonly Slip[], mine: readonly Slip[] = [], locked: readonly string[] = []): string {
  const open = openWindow(teen20);
  const quotes = Object.fromEntries(Object.entries(open.quotes).filter(([id]) => !locked.includes(id)));
  const { bets, left } = againOf(teen20, { ...open, quotes }, wanted, mine, 0 as Millis);
  return [...bets.map(({ selection, stake }) => `${selection}×${inRupees(stake)}`), left].join(' ');
}

test.each<[rule: string, wanted: readonly Slip[], mine: readonly Slip[], locked: readonly string[], made: string]>([
  ['all of them', [bet('A.win'), bet('B.win')], [], [], 'A.win×100 B.win×100 0'],
  ['what lies on one cell is one bet', [bet('A.win'), bet('A.win', 150)], [], [], 'A.win×250 0'],
  ['what is locked is left out', [bet('A.win'), bet('B.win')], [], ['B.win'], 'A.win×100 1'],
  [
    'what is beyond its limit is left out',
    [bet('A.win', 150_000), bet('B.win')],
    [bet('A.win', 60_000)],
    [],
    'B.win×100 1',
  ],
  ['nothing of nothing', [], [], [], '0'],
])('bets again: %s', (_, wanted, mine, locked, made) => expect(again(wanted, mine, locked)).toBe(made));

test('bets again have the prices of now', () => {
  const open = openWindow(teen20);
  const [first] = againOf(teen20, open, [bet('A.win')], [], 0 as Millis).bets;
  expect(first?.odds).toBe(open.quotes['A.win']?.back?.odds);
});

test('more than one call takes are left out, and counted', () => {
  const open = openWindow(lottcard);
  const all = Object.keys(open.quotes)
    .slice(0, MOST_AT_ONCE + 3)
    .map(id => bet(id));
  const { bets, left } = againOf(lottcard, open, all, [], 0 as Millis);
  expect([bets.length, left]).toEqual([MOST_AT_ONCE, 3]);
});
