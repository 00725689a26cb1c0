import { expect, test } from 'vitest';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { percentsOf, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import sicbo from './sicbo.ts';
import sicbo2 from './sicbo2.ts';

test.each(['1 2 4', '1 4 5', '1 4 6', '5 5 2', '2 2 2', '1 1 1', '6 6 6'])(
  '%s is settled as on the other table',
  dice => {
    expect(outcomesOf(sicbo2, dice)).toEqual(outcomesOf(sicbo, dice));
    expect(textOf(sicbo2, dice)).toBe(textOf(sicbo, dice));
  },
);

test('[S222] [R18] the rows, the board, the windows and the returns are those of the other table', () => {
  expect(sheetOf(sicbo2)).toEqual(sheetOf(sicbo));
  expect(sicbo2.layout).toEqual(sicbo.layout);
  expect(scriptOf(sicbo2)).toBe(scriptOf(sicbo));
  expect(percentsOf(sicbo2)).toEqual(percentsOf(sicbo));
});

test('the rules say that two machines take turns', () => {
  expect(sicbo2.rules[0]).toMatch(/Two dice machines take turns/);
  expect(sicbo2.rules.slice(1)).toEqual(sicbo.rules);
});
