import type { MyBet } from '@maidan/contract/table';
import { rupees } from '@maidan/core/money';
import { gameOf } from '@maidan/games/index';
import { expect, test } from 'vitest';
import { betGroups } from './betGroups.ts';

const lottery = (await gameOf('lottcard'))!;
const teen20 = (await gameOf('teen20'))!;

/** 'double.07 25', 'A.win 100 lay', 'A.win 100 +98': what is bet, the stake, and what it came to or the side. */
function betOf(drawn: string, nth: number): MyBet {
  const [selection, stake, ...more] = drawn.split(' ');
  const profit = more.find(part => /^[+-]/.test(part));
  return {
    ...{ id: `b${nth}`, game: 'any', round: '1', label: selection!, odds: 1980, line: 0, at: nth },
    ...{ selection: selection!, side: more.includes('lay') ? 'lay' : 'back', stake: rupees(Number(stake)) },
    state: profit ? 'settled' : more.includes('void') ? 'void' : 'open',
    profit: profit ? rupees(Number(profit)) : null,
  } as unknown as MyBet; // brands are the server's to give
}

const betsOf = (drawn: string): MyBet[] => drawn.split(', ').map(betOf);

/** '3 double × 75 = 225 +10'. */
const told = (game: typeof lottery, bets: readonly MyBet[]): string =>
  betGroups(game, bets)
    .map(({ bets: [first, ...rest], is, stake, profit }) =>
      [is === 'many' ? 'many' : first!.label, rest.length + 1, stake / 100, profit === undefined ? '' : profit / 100]
        .join(' ')
        .trim(),
    )
    .join(', ');

test.each<[what: string, bets: string, told: string]>([
  ['a bet is a line', 'A.win 100', 'A.win 1 100'],
  ['the same again is the same line', 'A.win 100, A.win 25, A.win 100', 'A.win 3 225'],
  ['another side is not', 'A.win 100, A.win 100 lay', 'A.win 1 100, A.win 1 100'],
  ['what is void stands apart', 'A.win 100, A.win 100 void', 'A.win 1 100, A.win 1 100'],
  ['what is settled says what it made together', 'A.win 100 +98, A.win 50 +49', 'A.win 2 150 147'],
])('%s', (_, bets, lines) => {
  expect(told(teen20, betsOf(bets))).toBe(lines);
});

test.each<[what: string, bets: string, told: string]>([
  [
    'three numbers are three lines',
    'double.01 25, double.02 25, double.03 25',
    'double.01 1 25, double.02 1 25, double.03 1 25',
  ],
  ['from four on they are one', 'double.01 25, double.02 25, double.03 25, double.04 25', 'many 4 100'],
  [
    'of one stake only',
    'double.01 25, double.02 25, double.03 25, double.04 25, double.05 50',
    'many 4 100, double.05 1 50',
  ],
  [
    'and of one market',
    'double.01 25, double.02 25, double.03 25, double.04 25, single.1 25',
    'many 4 100, single.1 1 25',
  ],
  ['one of them won', 'double.01 25 -25, double.02 25 +2350, double.03 25 -25, double.04 25 -25', 'many 4 100 2275'],
])('%s', (_, bets, lines) => {
  expect(told(lottery, betsOf(bets))).toBe(lines);
});

test('seventy-five tickets at 25 are one line', () => {
  const tickets = Array.from({ length: 75 }, (_, nth) => betOf(`triple.${String(nth).padStart(3, '0')} 25`, nth));
  expect(told(lottery, tickets)).toBe('many 75 1875');
});
