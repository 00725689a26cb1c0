import { describe, expect, test } from 'vitest';
import ab20 from './ab20.ts';
import { LOW_RANKS, rankName, SUITS } from './kit/cards.ts';
import { chances, plainChances } from './kit/chances.ts';
import { feedCode } from './kit/feed.ts';
import { marketOf, selectionsOf } from './kit/game.ts';
import { seatAfter, tableOf } from './kit/play.ts';
import { returnsOf } from './kit/returns.ts';
import { dealtSoFar, percent, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { choose } from './kit/solve/choose.ts';
import { outcomeOf, outcomesOf, textOf } from './kit/testing/testing.ts';

const SPADES = LOW_RANKS.map(rank => feedCode(`${rank}S`));
/** The four aces, the four twos and so on to the queens. */
const NO_KINGS = LOW_RANKS.slice(0, 12).flatMap(rank => SUITS.map(suit => feedCode(`${rank}${suit}`)));

describe('rounds', () => {
  test('Bahar is first: thirteen ranks in a row go to the sides in turn, and the first card pays a quarter', () => {
    const paid = LOW_RANKS.map((rank, nth) => [`${nth % 2 === 0 ? 'bahar' : 'andar'}.${rank}`, nth === 0 ? 1.25 : 2]);
    expect(outcomesOf(ab20, SPADES.join(' '))).toEqual({ code: 'R', paid: Object.fromEntries(paid) });
  });

  test('only the first card of a rank counts', () => {
    const cards = ['ASS', 'AHH', '2SS', '2HH', 'ACC', ...SPADES.slice(2)].join(' ');
    expect(outcomeOf(ab20, 'bahar.A', cards)).toEqual({ pays: 1250 });
    expect(outcomeOf(ab20, 'andar.A', cards)).toBe('lose');
    expect(outcomeOf(ab20, 'bahar.2', cards)).toBe('win');
    expect(outcomeOf(ab20, 'andar.2', cards)).toBe('lose');
    expect(outcomeOf(ab20, 'andar.3', cards)).toBe('win'); // the sixth card
  });

  test('the second card pays Andar in full', () => {
    expect(outcomeOf(ab20, 'andar.2', SPADES.join(' '))).toBe('win');
  });

  test('the deal goes on until the last rank has come, at the 49th card in the longest round', () => {
    const dealing = dealtSoFar(ab20, NO_KINGS.join(' '));
    expect(seatAfter(ab20, dealing)).toBe('bahar');
    expect(outcomeOf(ab20, 'bahar.K', [...NO_KINGS, 'KSS'].join(' '))).toBe('win');
  });

  test('a rank is decided as soon as it has come', () => {
    const table = tableOf(ab20, dealtSoFar(ab20, '5SS KHH'));
    const decided = LOW_RANKS.filter(rank => marketOf(ab20, rank).decided!(table));
    expect(decided).toEqual(['5', 'K']);
  });

  test('the result names the ranks of each side', () => {
    expect(textOf(ab20, SPADES.join(' '))).toBe('Andar : 2 4 6 8 10 Q#Bahar : A 3 5 7 9 J K');
  });
});

test('rows have the numbers, names, prices and limits of the rules card', () => {
  expect(sheetOf(ab20)).toEqual([
    ...LOW_RANKS.map((rank, nth) => `${1 + nth} Andar ${rankName(rank)} @ 2 max 25000`),
    ...LOW_RANKS.map((rank, nth) => `${21 + nth} Bahar ${rankName(rank)} @ 2 max 25000`),
  ]);
});

test('the table has the cards A to K for Andar and for Bahar', () => {
  expect(printedOn(ab20)).toEqual([
    ['Andar', 'Bahar'].flatMap(side => LOW_RANKS.map(rank => `${side} ${rankName(rank)} 2`)),
  ]);
  expect(ab20.layout[0]).toMatchObject({ kind: 'grid', columns: LOW_RANKS.map(rankName), as: 'cards' });
});

/** The chance that the first of k such cards among n comes to the side that is dealt to first. */
function firstSide(n: number, k: number): number {
  let sum = 0;
  for (let place = 1; place <= n; place += 2) sum += choose(n - place, k - 1) / choose(n, k);
  return sum;
}

describe('[R18] what Andar Bahar returns', () => {
  test('by exact count', () => {
    const each = LOW_RANKS.flatMap(rank => [
      [`andar.${rank}`, '96.04'],
      [`bahar.${rank}`, '98.19'],
    ]);
    expect(percentsOf(ab20)).toEqual(Object.fromEntries(each));
  });

  test('at 1:1 on the first card too, Bahar would return 103.96 %', () => {
    const { hit } = returnsOf(ab20).find(({ id }) => id === 'bahar.A')!;
    expect(percent(2 * hit)).toBe('103.96');
    expect(hit).toBeCloseTo(firstSide(52, 4), 12);
  });

  // There a joker is turned first: 3 of the other 51 cards have its rank.
  test('the joker game as published would be a gift: 100.06 % on the first bet, 103.1 % on the second', () => {
    const firstBet = (pays: number) => 2 * firstSide(51, 3) - (2 - pays) * (3 / 51);
    expect([percent(firstBet(1.5)), percent(firstBet(1.25), 1)]).toEqual(['100.06', '98.6']);
    const secondBet = (pays: number) => pays * firstSide(49, 3);
    expect([percent(secondBet(2), 1), percent(secondBet(1.9), 1)]).toEqual(['103.1', '98.0']);
  });
});

test('the solver agrees with finishing the round in every way, six cards before the end of the deck', () => {
  const dealing = dealtSoFar(ab20, NO_KINGS.slice(0, 46).join(' '));
  const kings = selectionsOf(ab20).filter(({ id }) => id.endsWith('.K'));
  const plain = plainChances(ab20, dealing, kings, 60_000);
  const solved = chances(ab20, dealing, kings, 0);
  expect([...solved.keys()]).toEqual(['andar.K', 'bahar.K']);
  for (const [id, { win, hit }] of solved) {
    expect(plain.get(id)!.error).toBe(0);
    expect(win).toBeCloseTo(plain.get(id)!.win, 12);
    expect(hit).toBeCloseTo(plain.get(id)!.hit, 12);
  }
});

test('the solver agrees with a sample of whole rounds', () => {
  const aces = selectionsOf(ab20).filter(({ id }) => id.endsWith('.A'));
  const sampled = plainChances(ab20, { gone: [], dealt: [] }, aces, 3_000);
  for (const [id, { hit, pays }] of chances(ab20, { gone: [], dealt: [] }, aces, 0)) {
    const { hit: seen, pays: paid, error } = sampled.get(id)!;
    expect([id, Math.abs(hit - seen) <= error, Math.abs(pays - paid) <= error]).toEqual([id, true, true]);
  }
});
