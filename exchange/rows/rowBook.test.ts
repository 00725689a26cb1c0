import { formatMoney } from '@maidan/core/format';
import { paise, sum } from '@maidan/core/money';
import { odds, profit, SIDES } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, bookText, rowBetsIn } from '../positions/betNotation.ts';
import { DIGITS, METER_SPAN, ODD_EVEN, type RowBet, type RowKind, RUNS, YES } from './houseRow.ts';
import { positionOf } from '../positions/position.ts';
import type { Answer } from '../sports/sport.ts';
import { ladderOf } from './runLadder.ts';
import { exposureOfRow, profitOf, profitsOfRow, type RowRules } from './rowBook.ts';
import { abandonedMeter, profitsAt, RUN_KINDS, type RunKind } from './runs.ts';

type Rules = RowRules & { readonly span: number };
const row = (kind: RowKind, runners: readonly string[], span = 0): Rules => ({ kind, runners, span });

const BOOKMAKER = row('bookmaker', ['FB', 'RR']);
const SESSION = row('session', RUNS);
const KHADO = row('khado', RUNS, 4);
const METER = row('meter', RUNS, METER_SPAN.limited);
const FANCY = row('fancy1', YES);
const ODDEVEN = row('oddEven', ODD_EVEN);
const DIGIT = row('lastDigit', DIGITS);
const TIED = row('bookmaker', ['YES', 'NO']);

const runs = (total: number): Answer => ({ type: 'runs', total });
const won = (...winners: number[]): Answer => ({ type: 'won', winners });
const VOID: Answer = { type: 'void', reason: 'rain' };

describe('a bookmaker', () => {
  test.each([
    [BOOKMAKER, 'Back FB 10000 @23', 'FB +2,300, RR −10,000', '10,000.00'],
    [BOOKMAKER, 'Lay RR 5000 @434', 'FB +5,000, RR −21,700', '21,700.00'],
    [BOOKMAKER, 'Back FB 10000 @23, Lay FB 10000 @26', 'FB −300, RR 0', '300.00'],
    [TIED, 'Back NO 10000 @1.5', 'YES −10,000, NO +150', '10,000.00'],
  ])('%o: %s makes %s, exposure %s', (rules, bets, book, held) => {
    const struck = rowBetsIn(rules, bets);
    expect(bookText(positionOf(rules.runners, struck))).toBe(book);
    expect(formatMoney(exposureOfRow(rules, struck))).toBe(held);
  });
});

describe('the ladder of a row of runs, and its worst rung', () => {
  test.each([
    [SESSION, 'Yes 41/100 1000', '≤40 −1,000 | ≥41 +1,000', '1,000.00'],
    [SESSION, 'No 36/110 1000', '≤35 +1,000 | ≥36 −1,100', '1,100.00'],
    [SESSION, 'Yes 36/90 1000', '≤35 −1,000 | ≥36 +900', '1,000.00'],
    [SESSION, 'Yes 92/4 10000', '≤91 −10,000 | ≥92 +400', '10,000.00'],
    [SESSION, 'No 92/7 10000', '≤91 +10,000 | ≥92 −700', '700.00'],
    [SESSION, 'No 40/100 1000, Yes 45/100 1000', '≤39 0 | 40–44 −2,000 | ≥45 0', '2,000.00'],
    [SESSION, 'Yes 40/100 1000, No 45/100 1000', '≤39 0 | 40–44 +2,000 | ≥45 0', '0.00'],
    [
      SESSION,
      'Yes 40/90 2000, No 44/110 1500, Yes 48/100 500',
      '≤39 −1,000 | 40–43 +2,800 | 44–47 −350 | ≥48 +650',
      '1,000.00',
    ],
    [SESSION, 'Yes 1/100 500, Yes 2/100 500', '0 −1,000 | 1 0 | ≥2 +1,000', '1,000.00'],
    [SESSION, 'Yes 40/100 500, No 40/100 500', 'Any 0', '0.00'],
    [row('line', RUNS), 'No 45/100 1000', '≤44 +1,000 | ≥45 −1,000', '1,000.00'],
    [row('ballByBall', RUNS), 'Yes 23/100 1000', '≤22 −1,000 | ≥23 +1,000', '1,000.00'],
    [row('overByOver', RUNS), 'Yes 8/90 1000', '≤7 −1,000 | ≥8 +900', '1,000.00'],
    [KHADO, 'Back 160/300 1000', '≤159 −1,000 | 160–163 +3,000 | ≥164 −1,000', '1,000.00'],
    [
      KHADO,
      'Back 160/300 1000, Back 162/300 500',
      '≤159 −1,500 | 160–161 +2,500 | 162–163 +4,500 | 164–165 +500 | ≥166 −1,500',
      '1,500.00',
    ],
  ])('%o: %s', (rules, bets, ladder, held) => {
    const struck = rowBetsIn(rules, bets);
    expect(ladderText(rules.kind as RunKind, struck)).toBe(ladder);
    expect(formatMoney(exposureOfRow(rules, struck))).toBe(held);
  });
});

describe('a meter is so much for every run', () => {
  test.each<[string, number, string]>([
    ['Yes 76/100 50', 90, '+700'],
    ['Yes 76/100 50', 60, '−800'],
    ['Yes 76/100 50', 76, '0'],
    ['No 75/100 50', 90, '−750'],
    ['No 75/100 50', 60, '+750'],
    ['No 75/100 50', 175, '−5,000'],
    ['No 75/100 50', 300, '−5,000'], // no more than 100 runs beyond the line count
    ['Yes 76/90 50', 86, '+450'],
  ])('%s at %d makes %s', (bet, total, made) =>
    expect(amountText(profitOf(METER, rowBetsIn(METER, bet)[0]!, runs(total)))).toBe(made),
  );

  test.each([
    [METER, 'Yes 76/100 50', '3,800.00'],
    [METER, 'No 75/100 50', '5,000.00'],
    [row('meter', RUNS, METER_SPAN.test), 'No 75/100 50', '10,000.00'],
    [METER, 'Yes 76/100 50, No 80/100 50', '0.00'],
  ])('%o: %s, exposure %s', (rules, bets, held) =>
    expect(formatMoney(exposureOfRow(rules, rowBetsIn(rules, bets)))).toBe(held),
  );

  test('Yes 76 and No 80 make 200 at every total a line allows for', () => {
    const bets = rowBetsIn(METER, 'Yes 76/100 50, No 80/100 50');
    const rung = ladderOf('meter', bets)[0]!;
    expect([rung.label, amountText(rung.profit)]).toEqual(['≤176', '+200']);
  });

  test.each<[number | undefined, number | undefined, Answer]>([
    [75, 77, runs(76)],
    [53, 54, runs(54)],
    [60, 60, runs(60)],
    [undefined, 77, VOID],
  ])('abandoned with the last lines at %d/%d', (no, yes, answer) => {
    const at = (line: number | undefined) => (line === undefined ? {} : { line });
    const last = { lay: { odds: odds(2), ...at(no) }, back: { odds: odds(2), ...at(yes) } };
    expect(abandonedMeter(last, 'rain')).toEqual(answer);
  });
});

describe('rows that ask for one of several', () => {
  test.each<[string, Rules, string, Answer, string]>([
    ['fancy1, it happens', FANCY, 'Back yes 1000 @3.5', won(0), '+2,500'],
    ['it does not', FANCY, 'Back yes 1000 @3.5', won(), '−1,000'],
    ['the layer, it happens', FANCY, 'Lay yes 1000 @3.5', won(0), '−2,500'],
    ['it does not', FANCY, 'Lay yes 1000 @3.5', won(), '+1,000'],
    [
      'shared by two: stake × odds / 2',
      FANCY,
      'Back yes 1000 @3.5',
      { type: 'won', winners: [0], sharedBy: 2 },
      '+750',
    ],
    ['shared by three', FANCY, 'Lay yes 900 @4', { type: 'won', winners: [0], sharedBy: 3 }, '−300'],
    ['odd', ODDEVEN, 'Back odd 1000 @1.95', runs(41), '+950'],
    ['even', ODDEVEN, 'Back odd 1000 @1.95', runs(42), '−1,000'],
    ['nothing is even', ODDEVEN, 'Back even 1000 @1.95', runs(0), '+950'],
    ['by name', ODDEVEN, 'Back even 1000 @1.95', won(1), '+950'],
    ['last digit', DIGIT, 'Back 7 1000 @9.5', runs(147), '+8,500'],
    ['another digit', DIGIT, 'Back 7 1000 @9.5', runs(70), '−1,000'],
    ['digit nought', DIGIT, 'Back 0 1000 @9.5', runs(0), '+8,500'],
    ['bookmaker', BOOKMAKER, 'Back FB 10000 @23', won(0), '+2,300'],
    ['tied match: NO', TIED, 'Back NO 10000 @1.5', won(1), '+150'],
    ['no boundary in the span counts as 4', row('ballByBall', RUNS), 'Yes 4/100 1000', runs(4), '+1,000'],
    ['void gives every stake back', BOOKMAKER, 'Lay FB 10000 @23', VOID, '0'],
    ['on runs as well', SESSION, 'Yes 41/100 1000', VOID, '0'],
    ['and in a khado', KHADO, 'Back 160/300 1000', VOID, '0'],
  ])('%s: %o %s', (_, rules, bet, answer, made) =>
    expect(amountText(profitOf(rules, rowBetsIn(rules, bet)[0]!, answer))).toBe(made),
  );

  test.each([
    [ODDEVEN, 'Back odd 1000 @1.95, Back even 1000 @1.95', '50.00'],
    [FANCY, 'Back yes 1000 @3.5', '1,000.00'],
    [FANCY, 'Lay yes 1000 @3.5', '2,500.00'],
    [FANCY, 'Back yes 1000 @3.5, Lay yes 1000 @3.5', '0.00'],
    [row('fancy1', ['yes', 'no']), 'Back yes 1000 @3.5, Back no 1000 @1.2', '800.00'],
    [DIGIT, 'Back 7 1000 @9.5, Back 3 1000 @9.5', '2,000.00'],
  ])('%o: %s, exposure %s', (rules, bets, held) =>
    expect(formatMoney(exposureOfRow(rules, rowBetsIn(rules, bets)))).toBe(held),
  );

  test.each<[Rules, Answer]>([
    [SESSION, won(0)],
    [BOOKMAKER, runs(40)],
    [FANCY, runs(1)],
  ])('%o is not answered by %o', (rules, answer) => {
    const [bet] = rowBetsIn(rules, rules.kind === 'session' ? 'Yes 41/100 1000' : `Back ${rules.runners[0]} 100 @50`);
    expect(() => profitOf(rules, bet!, answer)).toThrow(RangeError);
  });
});

describe('against every total there can be', () => {
  const TOTALS = Array.from({ length: 400 }, (_, total) => total);

  test('exposure is the worst of all totals, bet by bet', () => {
    fc.assert(
      fc.property(anyRunBets, ({ rules, bets }) => {
        const worst = Math.min(0, ...TOTALS.map(total => sum(profitsOfRow(rules, bets, runs(total)))));
        expect(exposureOfRow(rules, bets)).toBe(paise(-worst));
      }),
      { numRuns: 400 },
    );
  });

  test('the ladder says for each total what it makes, without a gap, and each rung differs from the next', () => {
    fc.assert(
      fc.property(anyRunBets, ({ rules, bets }) => {
        const ladder = ladderOf(rules.kind, bets);
        for (const total of TOTALS) {
          const rungs = ladder.filter(({ from, to = Infinity }) => from <= total && total <= to);
          expect(rungs.map(({ profit: made }) => made)).toEqual([profitsAt(rules.kind, bets, total)]);
        }
        expect(ladder.every((rung, i) => rung.profit !== ladder[i + 1]?.profit)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('nobody loses more than was held when several share a yes', () => {
    fc.assert(
      fc.property(anyYesBets, fc.integer({ min: 1, max: 5 }), fc.boolean(), (bets, sharedBy, hasNo) => {
        const rules = row('fancy1', hasNo ? ['yes', 'no'] : YES);
        const made = sum(profitsOfRow(rules, bets, { type: 'won', winners: [0], sharedBy }));
        expect(made).toBeGreaterThanOrEqual(-exposureOfRow(rules, bets));
      }),
    );
  });
});

const ladderText = (kind: RunKind, bets: readonly RowBet[]): string =>
  ladderOf(kind, bets)
    .map(({ label, profit: made }) => `${label} ${amountText(made)}`)
    .join(' | ');

const anyFigures = {
  side: fc.constantFrom(...SIDES),
  odds: fc.integer({ min: 1, max: 600 }).map(halves => odds(1 + halves / 200)),
  stake: fc.integer({ min: 1, max: 1_000_000 }).map(paise),
};

const anyRunBets = fc
  .tuple(
    fc.constantFrom(...RUN_KINDS),
    fc.array(fc.record({ ...anyFigures, line: fc.integer({ min: 0, max: 200 }) }), { maxLength: 6 }),
  )
  .map(([kind, slips]) => {
    const span = kind === 'khado' ? 4 : kind === 'meter' ? 100 : 0;
    const bets = slips.map((slip): RowBet => ({
      ...slip,
      side: kind === 'khado' ? 'back' : slip.side,
      runner: 'runs',
      profit: profit(slip.stake, slip.odds),
      span,
    }));
    return { rules: { kind, runners: RUNS }, bets };
  });

const anyYesBets = fc.array(
  fc
    .record(anyFigures)
    .map((slip): RowBet => ({ ...slip, runner: 'yes', line: 0, span: 0, profit: profit(slip.stake, slip.odds) })),
  { maxLength: 6 },
);
