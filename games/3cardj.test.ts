import { describe, expect, test } from 'vitest';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import judgement from './3cardj.ts';
import { profitOf } from './kit/bet.ts';
import { heldFor } from './kit/held.ts';
import { chances, plainChances } from './kit/chances.ts';
import { selectionsOf } from './kit/game.ts';
import { returnsOf } from './kit/returns.ts';
import { dealtSoFar, percent, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, outcomeOf, tableFrom, textOf } from './kit/testing/testing.ts';

test.each([
  // cards, and how many of the 286 choices have a rank of theirs
  ['three ranks', 'ASS 5HH KDD', 166], // 286 less the 120 choices among the ten other ranks
  ['a pair', 'ASS AHH KDD', 121],
  ['a trio', 'ASS AHH ACC', 66],
])('%s: Yes wins for the choices that have one of them', (_, cards, winning) => {
  const { code, paid } = outcomesOf(judgement, cards);
  expect(code).toBe('R');
  expect(Object.values(paid)).toEqual(Array.from({ length: winning }, () => 1.78));
});

test.each([
  ['A23', 'ASS 5HH KDD', 'win'],
  ['25K', 'ASS 5HH KDD', 'win'], // two of them count once
  ['A5K', 'ASS 5HH KDD', 'win'],
  ['234', 'ASS 5HH KDD', 'lose'],
  ['TJQ', '10SS 5HH KDD', 'win'],
])('the choice %s with %s: %s', (id, cards, outcome) => {
  expect(outcomeOf(judgement, id, cards)).toBe(outcome);
});

describe('No is a lay of Yes', () => {
  const bet = (side: 'back' | 'lay', at: number) =>
    ({ selection: 'A23', side, odds: odds(at), line: 0, stake: rupees(100) }) as const;

  test.each([
    ['Yes that wins makes 0.78 of the stake', bet('back', 1.78), 'ASS 5HH KDD', 78],
    ['Yes that loses costs the stake', bet('back', 1.78), '4SS 5HH KDD', -100],
    ['No that wins makes the stake', bet('lay', 1.84), '4SS 5HH KDD', 100],
    ['No that loses costs 0.84 of the stake', bet('lay', 1.84), 'ASS 5HH KDD', -84],
  ])('%s', (_, slip, cards, profit) => {
    expect(profitOf(judgement, tableFrom(judgement, cards), slip)).toBe(rupees(profit));
  });

  test('Yes holds the stake, No 0.84 of it', () => {
    expect([heldFor(judgement, [bet('back', 1.78)]), heldFor(judgement, [bet('lay', 1.84)])]).toEqual([
      rupees(100),
      rupees(84),
    ]);
  });
});

test('the result names the three ranks', () => {
  expect(textOf(judgement, 'ASS 10HH KDD')).toBe('A 10 K');
});

test('every choice of three ranks is Yes in row 1 and No in row 2, with the prices and limits of the rules card', () => {
  const sheet = sheetOf(judgement);
  expect([sheet.length, new Set(sheet).size]).toEqual([286, 286]);
  expect(sheet[0]).toBe('1 Cards A 2 3 @ 1.78/1.84 max 200000');
  expect(sheet.at(-1)).toBe('1 Cards J Q K @ 1.78/1.84 max 200000');
  expect(new Set(selectionsOf(judgement).map(({ laySid }) => laySid))).toEqual(new Set([2]));
  expect(judgement.layout).toEqual([{ kind: 'board', board: 'judgement', markets: ['judgement'] }]);
});

test('[R18] Yes returns 98.42 % and No costs 1.74 % of the stake, whatever is chosen', () => {
  for (const { id, rtp, lay, hit } of returnsOf(judgement)) {
    expect([id, percent(hit, 3), percent(1 - hit, 3)]).toEqual([id, '55.294', '44.706']);
    expect([id, percent(rtp!), percent(lay!)]).toEqual([id, '98.42', '-1.74']);
  }
});

test.each(['ASS', 'ASS 5HH', 'ASS AHH KDD'])(
  'the solver agrees with finishing the round in every way after %s',
  cards => {
    const dealing = dealtSoFar(judgement, cards);
    const all = selectionsOf(judgement);
    const plain = plainChances(judgement, dealing, all, 60_000);
    for (const [id, { win, error }] of chances(judgement, dealing, all, 0)) {
      expect([id, win.toFixed(10), error]).toEqual([id, plain.get(id)!.win.toFixed(10), plain.get(id)!.error]);
    }
  },
);
