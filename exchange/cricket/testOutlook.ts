import { once } from '../question.ts';
import type { Contest } from './contest.ts';
import { other, type Which } from './innings.ts';
import { type CricketState, currentOf, totalOf } from './match.ts';
import { BALLS_PER_OVER, CHANGE_OVERS, TEST_OVERS } from './rules.ts';
import { contestBetween } from './strengths.ts';
import { FOLLOW_ON_LEAD } from './tactics.ts';
import { type Prospect, TestTable } from './testTable.ts';

/** What rain takes of the time that is left, on average. */
const DRY = 0.983;

/** Home, away and draw. */
export const testOutlook = once((state: CricketState): readonly number[] => {
  const { toss, result } = state;
  if (result) return result.type === 'won' ? [1 - result.side, result.side, 0] : [0, 0, 1];
  if (!toss) {
    const both = ([0, 1] as const).map(bats => testOutlook({ ...state, toss: { winner: bats, bats } }));
    return both[0]!.map((chance, n) => (chance + both[1]![n]!) / 2);
  }
  const { side, win, draw } = prospectOf(state, toss.bats);
  const lost = 1 - win - draw;
  return side === 0 ? [win, lost, draw] : [lost, win, draw];
});

function prospectOf(state: CricketState, first: Which): Prospect & { readonly side: Which } {
  const tables = tablesOf(state);
  const current = currentOf(state);
  if (!current) return { side: first, ...tableAt(tables, state, 1, first, first).at(0, 0, TEST_OVERS * DRY) };
  const nth = state.innings.length;
  const lead = totalOf(state, current.batting) - totalOf(state, other(current.batting));
  const oversLeft = (state.oversLeft - (current.balls % BALLS_PER_OVER) / BALLS_PER_OVER) * DRY;
  if (current.end)
    return { side: current.batting, ...ended(tables, state, nth, current.batting, lead, oversLeft, first) };
  return {
    side: current.batting,
    ...tableAt(tables, state, nth, current.batting, first).at(lead, current.wickets, oversLeft),
  };
}

type Tables = (TestTable | undefined)[];

/** The tables of a match, made when they are needed, and kept as long as the strengths of both sides are. */
function tablesOf(state: CricketState): Tables {
  const byAway = known(contestBetween(state, 0, 1));
  const away = contestBetween(state, 1, 1);
  const tables = byAway.get(away) ?? [];
  byAway.set(away, tables);
  return tables;
}

const known = once((_home: Contest) => new WeakMap<Contest, Tables>());

function tableAt(tables: Tables, state: CricketState, nth: number, side: Which, first: Which): TestTable {
  const place = (nth * 2 + side) * 2 + first;
  return (tables[place] ??= new TestTable(nth, contestBetween(state, side, nth), (lead, oversLeft) =>
    ended(tables, state, nth, side, lead, oversLeft, first),
  ));
}

/** An innings is over, and the next one begins with what is left of the time. */
function ended(
  tables: Tables,
  state: CricketState,
  nth: number,
  side: Which,
  lead: number,
  oversLeft: number,
  first: Which,
): Prospect {
  if (nth === 4 || (nth === 3 && lead < 0)) return { win: 0, draw: 0 };
  const time = oversLeft - CHANGE_OVERS;
  if (nth === 2 && -lead >= FOLLOW_ON_LEAD) return tableAt(tables, state, 3, side, first).at(lead, 0, time);
  const { win, draw } = tableAt(tables, state, nth + 1, other(side), first).at(-lead, 0, time);
  return { win: 1 - win - draw, draw };
}
