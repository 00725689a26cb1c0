import { describe, expect, test } from 'vitest';
import type { Answer } from '../sport.ts';
import { inventOne, playOut, plansOf } from '../../proof/sportLaws.ts';
import { football } from './football.ts';
import type { FootballEvent, FootballState } from './match.ts';

const FIXTURE = { ...inventOne(football, 'fixture'), strengths: { goals0: 1.6, goals1: 1.1 } };

/** 'h' and 'a' are goals, '|' is half-time, '.' the end, 'x' that it is given up. */
function after(story: string): FootballState {
  const events = [...story].flatMap((mark): FootballEvent[] => {
    if (mark === '|') return [{ type: 'halfTime' }, { type: 'kickOff' }];
    if (mark === '.') return [{ type: 'fullTime' }];
    if (mark === 'x') return [{ type: 'abandon' }];
    return [{ type: 'danger', side: mark === 'h' ? 0 : 1 }, { type: 'goal' }, { type: 'restart' }];
  });
  return [{ type: 'kickOff' } as const, ...events].reduce(football.evolve, football.begin(FIXTURE));
}

const plan = (id: string) => ({ id, name: id, kind: 'exchange' as const });
const told = (state: FootballState, id: string): readonly number[] => football.truthOf(state, plan(id))!.chances;

describe('answers of a match that was played', () => {
  test.each<[string, string, string, Answer]>([
    ['home wins', 'h|.', 'matchOdds', { type: 'won', winners: [0] }],
    ['the draw is the third runner', 'h|a.', 'matchOdds', { type: 'won', winners: [2] }],
    ['draw no bet is void when it is drawn', 'h|a.', 'drawNoBet', { type: 'void', reason: 'drawn' }],
    ['draw no bet otherwise', 'h|aa.', 'drawNoBet', { type: 'won', winners: [1] }],
    ['nil–nil is even', '|.', 'oddEven', { type: 'won', winners: [1] }],
    ['three goals are over 2.5', 'hah', 'overUnder:2.5', { type: 'won', winners: [1] }],
    ['two goals are under 2.5', 'h|a.', 'overUnder:2.5', { type: 'won', winners: [0] }],
    ['both have scored', 'ha', 'bothScore', { type: 'won', winners: [0] }],
    ['one has not', 'h|h.', 'bothScore', { type: 'won', winners: [1] }],
    ['the second goal', 'ha', 'nextGoal:2', { type: 'won', winners: [1] }],
    ['no second goal', 'h|.', 'nextGoal:2', { type: 'won', winners: [2] }],
    ['the first half', 'a|hh', 'period:1', { type: 'won', winners: [1] }],
    ['the second half', 'a|hh.', 'period:2', { type: 'won', winners: [0] }],
    ['two–one', 'hha|.', 'correctScore', { type: 'won', winners: [9] }],
    ['four–one is any other home win', 'hhhha|.', 'correctScore', { type: 'won', winners: [16] }],
    ['four–four is any other draw', 'hhhhaaaa|.', 'correctScore', { type: 'won', winners: [18] }],
  ])('%s', (_, story, id, answer) => {
    expect(football.answerOf(after(story), plan(id))).toEqual(answer);
  });
});

describe('an abandoned match decides nothing that was not decided before', () => {
  const gone: Answer = { type: 'void', reason: 'abandoned' };
  test.each<[string, string, string, Answer]>([
    ['no winner', 'hh|x', 'matchOdds', gone],
    ['over was hit', 'hah|x', 'overUnder:2.5', { type: 'won', winners: [1] }],
    ['over was not hit yet', 'ha|x', 'overUnder:2.5', gone],
    ['the half was completed', 'h|x', 'period:1', { type: 'won', winners: [0] }],
    ['the half was not', 'hx', 'period:1', gone],
    ['the first goal was scored', 'hx', 'nextGoal:1', { type: 'won', winners: [0] }],
    ['the second was not', 'hx', 'nextGoal:2', gone],
    ['both had scored', 'hax', 'bothScore', { type: 'won', winners: [0] }],
    ['a correct score is not one', 'h|x', 'correctScore', gone],
    ['corners', 'x', 'corners', gone],
  ])('%s', (_, story, id, answer) => {
    expect(football.answerOf(after(story), plan(id))).toEqual(answer);
  });
});

describe('chances', () => {
  test('markets on one score agree with each other', () => {
    const state = after('h|a');
    const [home, away] = told(state, 'matchOdds');
    const [dnbHome] = told(state, 'drawNoBet');
    expect(dnbHome).toBeCloseTo(home! / (home! + away!), 9);
    const scores = told(state, 'correctScore');
    expect(
      scores
        .slice(0, 16)
        .filter((_, n) => n % 5 === 0)
        .reduce((a, b) => a + b, scores[18]!),
    ).toBeCloseTo(told(state, 'matchOdds')[2]!, 9);
    expect(told(state, 'nextGoal:3')[2]).toBeCloseTo(scores[5]!, 9);
  });

  test('a goal is worth more than a red card of the other side', () => {
    const level = after('|');
    const goal = after('|h');
    const red = football.evolve(level, { type: 'red', side: 1 });
    expect(told(goal, 'matchOdds')[0]!).toBeGreaterThan(told(red, 'matchOdds')[0]!);
    expect(told(red, 'matchOdds')[0]!).toBeGreaterThan(told(level, 'matchOdds')[0]!);
  });

  test('while a goal is being looked at, the chance is that of both scores, as likely as it is given', () => {
    const before = football.evolve(after('|'), { type: 'danger', side: 0 });
    const check = football.evolve(before, { type: 'check' });
    const [given, not] = (['goal', 'disallowed'] as const).map(
      type => told(football.evolve(check, { type }), 'matchOdds')[0]!,
    );
    expect(told(check, 'matchOdds')[0]).toBeCloseTo(0.7 * given! + 0.3 * not!, 6);
    expect([before, check].map(state => football.scoreOf(state).line)).toEqual([
      'Dangerous attack',
      'Video check: possible goal',
    ]);
  });

  test('everything is suspended from a dangerous attack to its end, so no bet is struck during a check', () => {
    const signals = (['danger', 'check', 'goal', 'restart'] as const).map(type =>
      football.signalOf(after(''), type === 'danger' ? { type, side: 0 } : { type }),
    );
    expect(signals).toEqual(['dangerous', 'dangerous', 'dangerous', 'quiet']);
  });
});

test('a match offers what the page of a football match shows', () => {
  const names = plansOf(football, playOut(football, 'page')).map(each => each.name);
  expect(names).toEqual(
    expect.arrayContaining(['MATCH_ODDS', 'Bookmaker', 'OVER_UNDER_05', 'OVER_UNDER_25', 'OVER_UNDER_55']),
  );
  expect(names).toEqual(
    expect.arrayContaining(['BOTH_TEAMS_TO_SCORE', 'DRAW_NO_BET', 'NEXT_GOAL_1', '1ST_PERIOD_WINNER']),
  );
  expect(names).toEqual(
    expect.arrayContaining(['2ND_PERIOD_WINNER', 'CORRECT_SCORE', 'Goals Odd Even', 'Total corners']),
  );
});
