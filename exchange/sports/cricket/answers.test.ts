import { describe, expect, test } from 'vitest';
import type { Answer } from '../sport.ts';
import { answerOf, marketsOf } from './markets.ts';
import { begun, played } from './notation.ts';
import type { Format } from './rules.ts';

/** An answer in a word: '36', 'Yes', 'void'. The words of two runners are Yes and No, or their places. */
function told(answer: Answer | undefined): string {
  if (!answer) return 'open';
  if (answer.type === 'void') return 'void';
  return answer.type === 'runs' ? `${answer.total}` : `#${answer.winners.join()}`;
}

const answer = (format: Format, sheet: string, id: string): string =>
  told(answerOf(played(begun(format), sheet), { id, name: '', kind: 'session' }));

const OUT = 'Wx10';
const SIX_OVERS = '1x36';

describe('[sports 2.1, 2.2, 2.9] who won, and whether it was level', () => {
  test.each([
    ['the winner', `4 ${OUT} change ${OUT}`, 'matchOdds', '#0'],
    ['the bookmaker is settled alike', `${OUT} change 1`, 'bookmaker', '#1'],
    ['a super over decides the match', `${OUT} change ${OUT} superOver 1 Wx2 superOver 2`, 'matchOdds', '#0'],
    ['but before it nothing is decided', `${OUT} change ${OUT}`, 'matchOdds', 'open'],
    ['level after all overs is a tie, before any super over', `${OUT} change ${OUT}`, 'tiedMatch', '#0'],
    ['and stays one after it', `${OUT} change ${OUT} superOver 1 Wx2 superOver 2`, 'tiedMatch', '#0'],
    ['a match that is won is not tied', `4 ${OUT} change ${OUT}`, 'tiedMatch', '#1'],
    ['abandoned', '1x9 abandon', 'matchOdds', 'void'],
    ['abandoned is not tied either', '1x9 abandon', 'tiedMatch', 'void'],
    ['the toss is known', '', 'toss', '#0'],
  ])('%s', (_rule, sheet, id, expected) => expect(answer('T20', sheet, id)).toBe(expected));

  test.each([
    ['a draw wins as the third runner', '.x2700', '#2'],
    ['a tie with nobody to decide it is void', `4 ${OUT} change 6 ${OUT} change 6 ${OUT} change 4 ${OUT}`, 'void'],
  ])('Test: %s', (_rule, sheet, expected) => expect(answer('Test', sheet, 'matchOdds')).toBe(expected));
});

describe('[sports 2.3] sessions', () => {
  test.each([
    ['the score after six overs', SIX_OVERS, '36'],
    ['not known one ball before', '1x35', 'open'],
    ['later runs do not matter', `${SIX_OVERS} 6x6`, '36'],
    ['all out before: what was made', `4 ${OUT}`, '4'],
    ['rain before it is complete', '1x12 rain abandon', 'void'],
    ['rain after it is complete', `${SIX_OVERS} rain abandon`, '36'],
    ['rain that passes changes nothing', `1x12 rain resume 1x24`, '36'],
  ])('%s', (_rule, sheet, expected) => expect(answer('T20', sheet, 'session:1:6')).toBe(expected));

  test.each([
    ['won before: what was made', `4 ${OUT} change 4 1`, 'session:2:6', '5'],
    ['an innings that was never played', '1x12 abandon', 'session:2:6', 'void'],
    ['the super over never counts', `4 ${OUT} change 4 ${OUT} superOver 6 Wx2 superOver 6 6`, 'session:2:6', '4'],
    ['both innings together', `4 ${OUT} change 4 1`, 'total', '9'],
    ['the super over does not count there', `${OUT} change ${OUT} superOver 1 Wx2 superOver 2`, 'total', '0'],
  ])('%s', (_rule, sheet, id, expected) => expect(answer('T20', sheet, id)).toBe(expected));

  test.each([
    ['a declaration before: what was made', '6x30 declare', '180'],
    ['time runs out before', '.x2640 declare change .x48', 'void'],
  ])('Test: %s', (_rule, sheet, expected) => {
    const id = sheet.includes('change') ? 'session:2:10' : 'session:1:10';
    expect(answer('Test', sheet, id)).toBe(expected);
  });
});

describe('[sports 2.3] batters, wickets and partnerships', () => {
  test.each([
    ['a batter’s runs when out', '4 2 W', 'runs:1:0', '6'],
    ['not before', '4 2', 'runs:1:0', 'open'],
    ['not out at the end of the innings', '4x120', 'runs:1:1', '240'],
    ['not out when the match is abandoned: runs so far', '4 1 rain abandon', 'runs:1:0', '5'],
    ['boundaries are fours and sixes', '4 6 2 W', 'boundaries:1:0', '2'],
    ['a six off a no-ball is one', '7nb W', 'boundaries:1:0', '1'],
    ['the score at the fall of a wicket', '4 2 W', 'wicket:1:1', '6'],
    ['a wicket that does not fall', '1x120', 'wicket:1:1', '120'],
    ['the second partnership', '4 W 3 1 W', 'partnership:1:2', '4'],
    ['it runs on while nobody is out', '4 W 3', 'partnership:1:2', 'open'],
    ['running when the innings ends', '4 W 1x118', 'partnership:1:2', '118'],
    ['a pair that never came together', '1x120', 'partnership:1:2', 'void'],
    ['a pair that never faced a ball', '1x119 W', 'partnership:1:2', 'void'],
    ['fifty', '6x6 .x6 6x2 2', 'fifty:1:0', '#0'],
    ['out before fifty', '6x6 .x6 6x2 W', 'fifty:1:0', '#1'],
    ['fifty that can no longer be made', '1x10 abandon', 'fifty:1:0', 'void'],
    ['out before fifty, and given up later', '4 W 1 abandon', 'fifty:1:0', '#1'],
    [
      'not out before fifty when all overs were bowled, and given up later',
      '.x120 change 1 abandon',
      'fifty:1:0',
      '#1',
    ],
    ['hundred that its batter was out before, and given up later', '6x6 .x6 6x5 W 1 abandon', 'hundred:1:0', '#1'],
    ['fifty that was made before rain', '6x6 .x6 6x6 abandon', 'fifty:1:0', '#0'],
    ['hundred', '6x6 .x6 6x6 .x6 6x4 4', 'hundred:1:0', '#0'],
  ])('%s', (_rule, sheet, id, expected) => expect(answer('T20', sheet, id)).toBe(expected));
});

describe('[sports 2.4, 2.5] overs and balls', () => {
  test.each([
    ['runs of one over only', '1x6 2x6', 'over:1:2', '12'],
    ['extras count', '1x5 1wd 1b', 'over:1:1', '7'],
    ['not before it is complete', '1x6 2x5', 'over:1:2', 'open'],
    ['all out ends it', `1x6 4 ${OUT}`, 'over:1:2', '4'],
    ['a win ends it', `4 ${OUT} change 1 4`, 'over:2:1', '5'],
    ['rain does not', '1x6 2x3 abandon', 'over:1:2', 'void'],
    ['an over that was not bowled', '1x120', 'over:1:21', 'void'],
    ['the score after a ball', '1 2 3', 'ball:1:3', '6'],
    ['with the wides before it', '1 1wd 4', 'ball:1:2', '6'],
    ['a ball that was not bowled', `4 ${OUT}`, 'ball:1:12', 'void'],
    ['a wicket in an over', '1x6 W', 'wicketInOver:1:2', '#0'],
    ['of a run out off a no-ball too', '1x6 1nb R', 'wicketInOver:1:2', '#0'],
    ['none in a whole over', '1x12', 'wicketInOver:1:2', '#1'],
    ['none so far', '1x11', 'wicketInOver:1:2', 'open'],
    ['none when the match was won in it', `4 ${OUT} change 1 4`, 'wicketInOver:2:1', '#1'],
    ['an over that rain took', '1x8 abandon', 'wicketInOver:1:2', 'void'],
  ])('%s', (_rule, sheet, id, expected) => expect(answer('T20', sheet, id)).toBe(expected));
});

describe('[sports 2.6, 2.7, 2.8, 2.10] other ways to ask for a total', () => {
  test.each([
    ['36 is even', SIX_OVERS, 'oddEven:1:6', '#1'],
    ['37 is odd', `1x35 2`, 'oddEven:1:6', '#0'],
    ['nothing is even', '.x36', 'oddEven:1:6', '#1'],
    ['incomplete', '1x12 abandon', 'oddEven:1:6', 'void'],
    ['the last digit', SIX_OVERS, 'lastDigit:1:6', '#6'],
    ['a line is a session', SIX_OVERS, 'line:1:6', '36'],
    ['khado is settled on the total', '1x120', 'khado:1:20', '120'],
    ['khado of an abandoned innings', '1x60 abandon', 'khado:1:20', 'void'],
    ['the meter reads the total', `4 ${OUT}`, 'meter:1:20', '4'],
  ])('%s', (_rule, sheet, id, expected) => expect(answer('T20', sheet, id)).toBe(expected));
});

describe('what the page shows', () => {
  const ids = (format: Format, sheet: string): readonly string[] =>
    marketsOf(played(begun(format), sheet)).map(plan => plan.id);

  test('at the first ball of a T20', () => {
    expect(marketsOf(begun('T20')).map(plan => plan.name)).toMatchInlineSnapshot(`
      [
        "MATCH_ODDS",
        "Bookmaker",
        "6 over run KK",
        "10 over run KK",
        "15 over run KK",
        "20 over run KK",
        "Fall of 1st wkt KK",
        "1st wkt partnership KK",
        "2nd wkt partnership KK",
        "V. Dalmiran run",
        "G. Thornbury run",
        "V. Dalmiran boundaries",
        "G. Thornbury boundaries",
        "Only 1 over run KK",
        "Only 2 over run KK",
        "0.1 ball run KK",
        "0.2 ball run KK",
        "1st Innings 8 Overs Line",
        "1st Innings 13 Overs Line",
        "20 over run KK khado-4",
        "Wicket in over 1 KK",
        "Wicket in over 2 KK",
        "V. Dalmiran to make fifty",
        "G. Thornbury to make fifty",
        "6 over total KK",
        "20 over total KK",
        "KK 20 over run meter",
        "1ST INN 6 OVER KK last digit",
        "Tied_Match",
      ]
    `);
  });

  test.each([
    ['a session goes with its last ball', SIX_OVERS, 'session:1:6', false],
    ['the next ones stay', SIX_OVERS, 'session:1:10', true],
    ['a line is only of the first innings', `4 ${OUT} change`, 'line:2:6', false],
    ['khado too', `4 ${OUT} change`, 'khado:2:20', false],
    ['the meter is of both', `4 ${OUT} change`, 'meter:2:20', true],
    ['rows of the chase are there in the break', `4 ${OUT}`, 'session:2:6', true],
    ['nothing but the match in a super over', `${OUT} change ${OUT} superOver`, 'session:2:6', false],
    ['who is out is gone', 'W', 'runs:1:0', false],
    ['who came in is there', 'W', 'runs:1:2', true],
    ['no toss after it', '', 'toss', false],
    ['a row that waits for its ball is still there', 'runUp', 'ball:1:1', true],
  ])('%s', (_rule, sheet, id, isThere) => expect(ids('T20', sheet).includes(id)).toBe(isThere));

  test('nothing is left when the match is over', () => {
    expect(ids('T20', `4 ${OUT} change ${OUT}`)).toEqual([]);
  });
});
