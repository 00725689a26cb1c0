import { describe, expect, test } from 'vitest';
import { playOut } from '../../proof/sportLaws.ts';
import { cricket } from './cricket.ts';
import { currentOf, evolve } from './match.ts';
import { begun, played } from './notation.ts';
import { scoreOf } from './score.ts';

const ALL_OUT = 'Wx10';

describe('the score sheet', () => {
  test.each([
    ['a single crosses them', '1', '1/0', 1, [1, 0]],
    ['two runs bring them back', '2', '2/0', 1, [0, 1]],
    ['they change ends with the over', '.x6', '0/0', 6, [1, 0]],
    ['a single off the last ball keeps the strike', '.x5 1', '1/0', 6, [0, 1]],
    ['a wide counts, but not as a ball', '1wd 1wd', '2/0', 0, [0, 1]],
    ['a wide that is run on crosses them', '2wd', '2/0', 0, [1, 0]],
    ['byes cross them too', '1b', '1/0', 1, [1, 0]],
    ['the new batter takes the place of who is out', '1 W', '1/1', 2, [2, 0]],
    ['run out at the other end leaves the striker', 'r', '0/1', 1, [0, 2]],
    ['run out on the second run, they have crossed', '1R', '1/1', 1, [1, 2]],
  ])('%s', (_rule, sheet, score, balls, ends) => {
    const innings = currentOf(played(begun('T20'), sheet))!;
    expect(`${innings.score}/${innings.wickets}`).toBe(score);
    expect(innings.balls).toBe(balls);
    expect([innings.striker, innings.other]).toEqual(ends);
  });

  test.each([
    ['runs off the bat are the batter’s', '4 6 1', { runs: 11, balls: 3, fours: 1, sixes: 1 }],
    ['a wide is not faced', '1wd 4', { runs: 4, balls: 1, fours: 1, sixes: 0 }],
    ['a no-ball is faced, and what is hit off it counts', '5nb', { runs: 4, balls: 1, fours: 1, sixes: 0 }],
    ['leg byes are nobody’s', '1lb', { runs: 0, balls: 1, fours: 0, sixes: 0 }],
  ])('%s', (_rule, sheet, line) => {
    expect(currentOf(played(begun('T20'), sheet))!.batters[0]).toEqual(line);
  });

  test.each([
    ['a no-ball is followed by a free hit', '1nb', true],
    ['a wide does not use it up', '1nb 1wd', true],
    ['a ball does', '1nb .', false],
  ])('%s', (_rule, sheet, isFreeHit) => {
    expect(currentOf(played(begun('T20'), sheet))!.isFreeHit).toBe(isFreeHit);
  });

  test.each([
    ['byes are not the bowler’s', '4 1b 2lb 1wd', { runs: 5, balls: 3, wickets: 0, maidens: 0 }],
    ['a run out is not his wicket', 'R W', { runs: 0, balls: 2, wickets: 1, maidens: 0 }],
    ['six dots are a maiden', '.x6', { runs: 0, balls: 6, wickets: 0, maidens: 1 }],
    ['a wide spoils it', '.x5 1wd .', { runs: 1, balls: 6, wickets: 0, maidens: 0 }],
  ])('%s', (_rule, sheet, figures) => {
    expect(currentOf(played(begun('T20'), sheet))!.bowlers[0]).toMatchObject(figures);
  });
});

describe('how an innings and a match end', () => {
  test.each([
    ['ten wickets end an innings', 'T20', '4 Wx10', '4 (1.5)'],
    ['twenty overs end it', 'T20', '1x120', '120/0 (20.0)'],
    ['who reaches the target wins by wickets', 'T20', `4 ${ALL_OUT} change 1 W 4`, 'Deccan Comets won by 9 wickets'],
    ['a wide can do it', 'T20', `${ALL_OUT} change 1wd`, 'Deccan Comets won by 10 wickets'],
    ['who does not loses by runs', 'T20', `4 ${ALL_OUT} change ${ALL_OUT}`, 'Kaveri Kings won by 4 runs'],
    ['level scores go to a super over', 'T20', `4 ${ALL_OUT} change 4 ${ALL_OUT}`, '4 (1.5)'],
    ['two wickets end a super over', 'T20', `${ALL_OUT} change ${ALL_OUT} superOver 1 Wx2`, '0 (1.4)'],
    [
      'a super over decides',
      'T20',
      `${ALL_OUT} change ${ALL_OUT} superOver 1 Wx2 superOver 2`,
      'Kaveri Kings won by super over',
    ],
    [
      'and another one follows a tied one',
      'T20',
      `${ALL_OUT} change ${ALL_OUT} superOver 1 Wx2 superOver 1 Wx2 superOver 6 Wx2 superOver Wx2`,
      'Kaveri Kings won by super over',
    ],
    ['rain can end it', 'T20', '1x9 rain abandon', 'Match abandoned'],
    ['a declaration ends an innings of a Test', 'Test', '6x60 declare', '360/0d (10.0)'],
    [
      'who is behind after two innings loses by one',
      'Test',
      `6x60 declare change ${ALL_OUT} followOn 6x10 ${ALL_OUT}`,
      'Kaveri Kings won by an innings and 300 runs',
    ],
    [
      'the fourth innings is a chase',
      'Test',
      `4 ${ALL_OUT} change 6 ${ALL_OUT} change 6 ${ALL_OUT} change 4 1`,
      'Deccan Comets won by 10 wickets',
    ],
    [
      'a Test can be tied',
      'Test',
      `4 ${ALL_OUT} change 6 ${ALL_OUT} change 6 ${ALL_OUT} change 4 ${ALL_OUT}`,
      'Match tied',
    ],
    ['no time left is a draw', 'Test', '.x2700', 'Match drawn'],
  ] as const)('%s', (_rule, format, sheet, expected) => {
    const state = played(begun(format), sheet);
    const { line, sides } = scoreOf(state);
    expect(state.result ? line : sides[0]!.score).toBe(expected);
    expect(state.stage).toBe(state.result ? 'over' : 'break');
  });

  test('the side that batted last begins a super over', () => {
    const level = played(begun('T20'), `${ALL_OUT} change ${ALL_OUT}`);
    expect(cricket.next(level, () => 0)?.event).toEqual({ type: 'innings', batting: 1, isSuperOver: true });
  });

  test.each([
    ['199 ahead, the other side bats', '6x33 1', { type: 'innings', batting: 0 }],
    ['200 ahead, the same side follows on', '6x33 2', { type: 'innings', batting: 1, followsOn: true }],
  ])('%s', (_rule, sheet, event) => {
    const state = played(begun('Test'), `${sheet} declare change ${ALL_OUT}`);
    expect(cricket.next(state, () => 0)?.event).toEqual(event);
  });
});

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a match on record', () => {
  test.each([
    ['T20', 'one'],
    ['ODI', 'two'],
    ['Test', 'three'],
  ])('a %s told again from its events is the same match', (format, seed) => {
    const fixture = { ...playOut(cricket, seed).fixture, format };
    const { events, states } = playOut(cricket, seed, fixture);
    // as if the record had been read, and the state written and read, now and then
    const again = events.reduce(
      (state, event, n) => evolve(n % 50 === 0 ? copy(state) : state, copy(event)),
      cricket.begin(fixture),
    );
    expect(again).toEqual(states.at(-1));
    expect(JSON.stringify(again).length).toBeLessThan(20_000);
  });
});
