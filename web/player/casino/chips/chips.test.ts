import { inRupees, paise, rupees, sum } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import type { Slip } from '@maidan/games/kit/bet';
import { describe, expect, test } from 'vitest';
import { MOST_AT_ONCE } from '../slip/command.ts';
import { keepChip, readChip } from './keptChip.ts';
import { fateOfPile, pilesOf, withDecided } from './piles.ts';
import { type Answered, NOTHING_ANSWERED, notListed, standingOf, withAnswer } from './standing.ts';
import {
  answered,
  cleared,
  doubled,
  doubling,
  emptyTray,
  gatherMs,
  leaving,
  nextOf,
  type Tray,
  trayIn,
  undone,
  withChip,
  withoutSent,
} from './tray.ts';

const chip = (selection: string, stake = 100, side: 'back' | 'lay' = 'back'): Slip => ({
  selection,
  side,
  odds: odds(1.98),
  line: 0,
  stake: rupees(stake),
});
const bet = (id: string) => ({ ...chip('A'), id });

/**
 * 'A B! -b1 back 2 double after 1': chips that lie there, whether they are due, bets to be taken back, how many of those on their
 * way, and how many chips Double waits for.
 */
const drawn = ({ laid, isDue, undoing, back, doubleAfter }: Tray): string =>
  [
    laid.map(({ selection }) => selection).join(' ') + (isDue ? '!' : ''),
    ...undoing.map(id => `-${id}`),
    back > 0 ? `back ${back}` : '',
    doubleAfter === undefined ? '' : `double after ${doubleAfter}`,
  ]
    .filter(Boolean)
    .join(' ');

const laid = (...selections: readonly string[]): Tray =>
  selections.reduce((tray, selection) => withChip(tray, chip(selection)), emptyTray('r1 1'));
const due = (tray: Tray): Tray => ({ ...tray, isDue: true });

describe('chips that have not left', () => {
  test.each<[rule: string, tray: Tray, next: string | undefined]>([
    ['nothing lies there', laid(), undefined],
    ['they gather first', laid('A', 'B'), undefined],
    ['then they leave', due(laid('A', 'B')), 'place'],
    ['what is taken back leaves before them', { ...due(laid('A')), undoing: ['b1'] }, 'undo'],
  ])('%s', (_, tray, next) => expect(nextOf(tray)).toBe(next));

  test.each<[leftMs: number, waits: number]>([
    [20_000, 300],
    [700, 200],
    [120, 0],
    [-5, 0],
  ])('with %i ms until betting ends the first waits %i', (leftMs, waits) => expect(gatherMs(leftMs)).toBe(waits));

  test('all of them leave in one call', () => expect(drawn(withoutSent(due(laid('A', 'B')), 'place', 2))).toBe(''));

  test('what came to them while they left stays', () => {
    expect(drawn(withoutSent(due(laid('A', 'B', 'C')), 'place', 2))).toBe('C!');
    expect(drawn(withoutSent({ ...laid(), undoing: ['b1', 'b2'] }, 'undo', 1))).toBe('-b2');
  });

  test('as many as one call takes, and the rest behind them', () => {
    const many = due(laid(...Array.from({ length: MOST_AT_ONCE + 2 }, (_, nth) => `n${nth}`)));
    expect(drawn(withoutSent(many, 'place', MOST_AT_ONCE))).toBe(`n${MOST_AT_ONCE} n${MOST_AT_ONCE + 1}!`);
  });

  test('never reach into another window', () => {
    expect(drawn(trayIn(due(laid('A')), 'r1 2'))).toBe('');
    expect(drawn(trayIn(due(laid('A')), 'r1 1'))).toBe('A!');
    expect(trayIn(laid(), 'r1 2').laid).toBe(trayIn(laid(), 'r1 2').laid); // nothing is drawn again for nothing
  });
});

describe('Double', () => {
  test('waits for the chips that lie there, which leave at once, and goes before those that come after it', () => {
    let tray = withChip(doubling(laid('A', 'B')), chip('C'));
    expect([drawn(tray), nextOf(tray), leaving(tray).length]).toEqual(['A B C! double after 2', 'place', 2]);
    tray = withoutSent(tray, 'place', 2);
    expect([drawn(tray), nextOf(tray)]).toEqual(['C! double after 0', 'double']);
    tray = doubled(tray, [chip('A', 200), chip('B')]);
    expect([drawn(tray), nextOf(tray)]).toEqual(['A B C!', 'place']);
  });

  test.each<[rule: string, tray: Tray, next: string | undefined]>([
    ['what is to be taken back, so that it is not doubled', { ...laid(), undoing: ['b1'] }, 'undo'],
    ['what is to be taken back once it is answered', { ...laid(), back: 1 }, undefined],
    ['nothing where all of it stands', laid(), 'double'],
  ])('waits for %s', (_, tray, next) => expect(nextOf(doubling(tray))).toBe(next));

  test.each<[rule: string, tray: Tray, after: string]>([
    ['first, and leaves the chips', undone(doubling(laid('A')), 0, [bet('b1')]), 'A!'],
    [
      'after the chips that came behind it',
      undone(withChip(doubling(laid('A')), chip('B')), 0, []),
      'A! double after 1',
    ],
    ['with Clear', cleared(doubling(laid('A')), 0, [bet('b1')]), '-b1'],
    ['with its window', trayIn(doubling(laid('A')), 'r1 2'), ''],
  ])('is taken back %s', (_, tray, after) => expect(drawn(tray)).toBe(after));

  test('of nothing that is taken leaves nothing due', () => expect(drawn(doubled(doubling(laid()), []))).toBe(''));
});

describe('undo', () => {
  test.each<[rule: string, tray: Tray, flying: number, bets: readonly string[], after: string]>([
    ['takes the last chip that has not left', laid('A', 'B'), 1, ['b1'], 'A'],
    ['the only one that was due leaves nothing due', due(laid('A')), 0, [], ''],
    ['then the last that is on its way', laid(), 2, ['b1'], 'back 1'],
    ['then the one before it', { ...laid(), back: 1 }, 2, ['b1'], 'back 2'],
    ['then the newest bet', { ...laid(), back: 2 }, 2, ['b2', 'b1'], '-b2 back 2'],
    ['also where nothing is on its way', laid(), 0, ['b2', 'b1'], '-b2'],
    ['then the one before it', { ...laid(), undoing: ['b2'] }, 0, ['b2', 'b1'], '-b2 -b1'],
    ['and nothing twice', { ...laid(), undoing: ['b1'] }, 0, ['b1'], '-b1'],
  ])('%s', (_, tray, flying, bets, after) => expect(drawn(undone(tray, flying, bets.map(bet)))).toBe(after));

  test('Clear takes all of the window, with what is on its way', () =>
    expect(drawn(cleared(due(laid('A')), 3, [bet('b2'), bet('b1')]))).toBe('-b2 -b1 back 3'));

  test.each<[rule: string, tray: Tray, placed: readonly string[], after: string]>([
    ['what was taken back on its way leaves again once it was taken', { ...laid('A'), back: 1 }, ['b1', 'b2'], 'A -b2'],
    [
      'behind what left before it, the last first',
      { ...laid(), undoing: ['b0'], back: 2 },
      ['b1', 'b2'],
      '-b0 -b2 -b1',
    ],
    ['nothing of what was refused', { ...laid(), back: 1 }, [], ''],
    ['nothing that nobody took back', laid('A'), ['b1'], 'A'],
  ])('%s', (_, tray, placed, after) => expect(drawn(answered(tray, placed.map(bet)))).toBe(after));
});

describe('what stands is what the house said', () => {
  const ids = (listed: readonly string[], answered: Answered): string =>
    standingOf(listed.map(bet), answered)
      .map(({ id }) => id)
      .join(' ');
  const placed = (...names: readonly string[]): Answered => ({ placed: names.map(bet), undone: [] });
  const back = (...names: readonly string[]): Answered => ({ placed: [], undone: names });

  test.each<[rule: string, listed: readonly string[], answered: Answered, stands: string]>([
    ['the list', ['b2', 'b1'], NOTHING_ANSWERED, 'b2 b1'],
    ['an answer that comes before the list', ['b1'], placed('b2', 'b3'), 'b3 b2 b1'],
    ['not twice when the list has it', ['b2', 'b1'], placed('b2'), 'b2 b1'],
    ['not what was taken back, while the list still has it', ['b2', 'b1'], back('b2'), 'b1'],
    ['not what was placed and taken back before the list came', [], withAnswer(placed('b1'), back('b1')), ''],
  ])('%s', (_, listed, answered, stands) => expect(ids(listed, answered)).toBe(stands));

  test('what the list shows is remembered no longer, so that nothing comes back when it leaves the list', () => {
    expect(ids([], notListed(placed('b1'), [bet('b1')]))).toBe('');
    expect(notListed(back('b1'), [])).toEqual(NOTHING_ANSWERED);
  });
});

test('a cell has one pile for each side, with what is taken and what is not answered', () => {
  const piles = pilesOf([chip('A'), chip('A', 50)], [chip('A', 25), chip('A', 500, 'lay')]);
  expect([...piles].map(([cell, pile]) => [cell, inRupees(pile.taken), inRupees(pile.pending)])).toEqual([
    ['back A', 150, 25],
    ['lay A', 0, 500],
  ]);
});

test.each<[kept: string | null, least: number, chip: number | undefined]>([
  [null, 100, undefined],
  ['200', 100, 200],
  ['50', 100, undefined],
  ['300', 100, undefined],
  ['x', 100, undefined],
])('a chip kept as %s at a table from %i is %s', (kept, least, expected) => {
  const place = { getItem: () => kept, setItem: () => {} };
  expect(readChip(place, [25, 50, 100, 200, 500, 1000], least)).toBe(expected);
});

test('the last chip is kept', () => {
  const values = new Map<string, string>();
  const place = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
  keepChip(place, 500);
  expect(readChip(place, [100, 500], 100)).toBe(500);
});

test.each<[what: string, bets: readonly [state: 'settled' | 'void', profit: number | null][], fate: string]>([
  ['won', [['settled', 9_800]], 'won'],
  ['lost', [['settled', -10_000]], 'lost'],
  ['came back', [['settled', 0]], 'returned'],
  ['was void', [['void', null]], 'returned'],
  [
    'won less than was lost beside it',
    [
      ['settled', 4_000],
      ['settled', -10_000],
    ],
    'lost',
  ],
])('chips whose bet %s lie there until the next round', (_, bets, fate) => {
  const mine = bets.map(([state, profit]) => ({ ...chip('A'), state, profit: profit === null ? null : paise(profit) }));
  const piles = withDecided(pilesOf([], []), mine);
  expect(fateOfPile(piles.get('back A')!)).toBe(fate);
  expect(piles.get('back A')!.decided!.stake).toBe(sum(mine.map(({ stake }) => stake)));
  expect(fateOfPile(withDecided(pilesOf([chip('A')], []), mine).get('back A')!)).toBe('taken'); // and more is open on it
});

test('what was taken back lies nowhere', () => {
  const back = { ...chip('A'), state: 'undone', profit: null } as const;
  expect(withDecided(pilesOf([], []), [back]).size).toBe(0);
});
