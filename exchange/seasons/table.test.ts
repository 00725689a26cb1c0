import { expect, test } from 'vitest';
import { netRunRate, ratedAfter, UNRATED } from './netRunRate.ts';
import type { Outcome } from './outcome.ts';
import { tableOf } from './table.ts';
import * as rules from './tableRules.ts';

/** '163/7 (20)' of twenty overs; '120/10 (15.3)' is bowled out. */
const inningsOf = (side: 0 | 1, score: string) => {
  const [, runs, wickets, overs, balls = '0'] = /^(\d+)\/(\d+) \((\d+)(?:\.(\d))?\)$/.exec(score)!;
  return {
    side,
    runs: Number(runs),
    balls: 6 * Number(overs) + Number(balls),
    isAllOut: wickets === '10',
    quota: 120,
  };
};

test.each([
  ['as fast as the others', '160/5 (20)', '160/8 (20)', 0],
  ['a run of an over more', '160/5 (20)', '140/8 (20)', 1],
  ['who chases fewer overs has the higher rate', '160/5 (16)', '158/8 (20)', 2.1],
  ['bowled out counts as all overs', '120/10 (15.3)', '121/4 (15)', -2.067],
  ['so it does for the others', '200/3 (20)', '100/10 (10)', 5],
])('net run rate: %s', (_, own, others, rate) => {
  expect(netRunRate(ratedAfter(UNRATED, 0, [inningsOf(0, own), inningsOf(1, others)]))).toBe(rate);
});

/** 'A 2-1 B'; 'A - B' has no result, 'A 2-1e B' took extra time, 'A 300-300t B' is tied. */
function league(table: rules.TableRules, matches: string): readonly string[] {
  const results = matches.split(', ').map(match => {
    const [, home, score, away] = /^(\w) (\S+) (\w)$/.exec(match)!;
    return { sides: [home!, away!], outcome: outcomeOf(score!) };
  });
  const entrants = [...new Set(results.flatMap(({ sides }) => sides))];
  return tableOf(table, entrants, results).map(({ side, measures }) => `${side} ${measures[table.order[0]!]}`);
}

function outcomeOf(score: string): Outcome {
  if (score === '-') return { type: 'none' };
  const [, home, away, how] = /^(\d+)-(\d+)([et]?)$/.exec(score)!;
  const [a, b] = [Number(home), Number(away)];
  return {
    type: 'match',
    score: [a, b],
    ...(a !== b && { winner: a > b ? 0 : 1 }),
    ...(how === 'e' && { isExtra: true }),
    ...(how === 't' && { isTied: true }),
  };
}

test.each([
  ['football: three for a win, one for a draw', rules.FOOTBALL, 'A 2-1 B, B 1-1 C, C 0-0 A', ['A 4', 'C 2', 'B 1']],
  ['football: then goal difference', rules.FOOTBALL, 'A 1-0 C, B 3-0 D', ['B 3', 'A 3', 'C 0', 'D 0']],
  ['football: then goals', rules.FOOTBALL, 'A 1-0 C, B 3-2 D', ['B 3', 'A 3', 'D 0', 'C 0']],
  ['football: after all, the alphabet', rules.FOOTBALL, 'B 1-0 D, A 1-0 C', ['A 3', 'B 3', 'C 0', 'D 0']],
  ['football: called off is a point each', rules.FOOTBALL, 'A - B', ['A 1', 'B 1']],
  ['cricket: no result is a point each', rules.LIMITED_OVERS, 'A 160-150 B, A - C', ['A 3', 'C 1', 'B 0']],
  [
    'Test: a share of what could be had',
    rules.TEST_CRICKET,
    'A 400-300 B, A 200-200 B',
    [`A ${16 / 24}`, `B ${4 / 24}`],
  ],
  [
    'Test: a tie is worth more than a draw',
    rules.TEST_CRICKET,
    'A 300-300t B, C 300-300 D',
    ['A 0.5', 'B 0.5', `C ${1 / 3}`, `D ${1 / 3}`],
  ],
  ['kabaddi: a loss by seven is worth one', rules.KABADDI, 'A 35-28 B, C 40-32 D', ['C 5', 'A 5', 'B 1', 'D 0']],
  ['ice hockey: two and one after extra time', rules.ICE_HOCKEY, 'A 3-2e B, C 3-2 D', ['C 3', 'A 2', 'B 1', 'D 0']],
  ['volleyball: wins before points', rules.VOLLEYBALL, 'A 3-2 C, B 3-2 A, A 3-2 D', ['A 2', 'B 1', 'C 0', 'D 0']],
  ['rugby union: a loss by seven is worth one', rules.RUGBY_UNION, 'A 20-13 B', ['A 4', 'B 1']],
  ['Australian rules: then percentage', rules.AUSTRALIAN_RULES, 'A 90-80 C, B 60-40 D', ['B 4', 'A 4', 'C 0', 'D 0']],
  ['basketball: by share of wins', rules.WIN_SHARE_ONLY, 'A 90-80 B, A 70-80 C', ['C 1', 'A 0.5', 'B 0']],
  ['basketball: without a result nothing counts', rules.WIN_SHARE_ONLY, 'A 90-80 B, A - B', ['A 1', 'B 0']],
  ['chess: then whom one has beaten', rules.CHESS, 'B 1-0 C, A 1-0 D, C 1-0 D', ['B 1', 'A 1', 'C 1', 'D 0']],
  ['sumo: wins', rules.SUMO, 'A 1-0 B, A 1-0 C, B 0-1 C', ['A 2', 'C 1', 'B 0']],
])('%s', (_, table, matches, order) => {
  expect(league(table, matches)).toEqual(order);
});
