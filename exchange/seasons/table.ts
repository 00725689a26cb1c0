import type { Outcome } from './outcome.ts';
import { type RunRate, netRunRate, ratedAfter, UNRATED } from './netRunRate.ts';
import type { Measure, TableRules } from './tableRules.ts';

/* The table of a league, counted from its results. */

/** A match of it that is over. One that was called off has no result. */
export interface LeagueResult {
  readonly sides: readonly string[];
  readonly outcome: Outcome;
}

export interface TableRow {
  readonly side: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly without: number;
  readonly scored: number;
  readonly conceded: number;
  readonly measures: Readonly<Record<Measure, number>>;
}

interface Tally extends Omit<TableRow, 'measures'> {
  readonly points: number;
  readonly rate: RunRate;
  /** Who was beaten, and who was drawn with. */
  readonly beaten: readonly string[];
  readonly level: readonly string[];
}

const EMPTY = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  without: 0,
  scored: 0,
  conceded: 0,
  points: 0,
  rate: UNRATED,
  beaten: [],
  level: [],
};

/** The best first. */
export function tableOf(
  rules: TableRules,
  entrants: readonly string[],
  results: readonly LeagueResult[],
): readonly TableRow[] {
  const tallies = new Map(entrants.map((side): [string, Tally] => [side, { side, ...EMPTY }]));
  for (const { sides, outcome } of results) {
    for (const which of [0, 1] as const) {
      const [own, other] = [sides[which], sides[1 - which]];
      const tally = own === undefined ? undefined : tallies.get(own);
      if (tally && other !== undefined) tallies.set(tally.side, counted(rules, tally, which, other, outcome));
    }
  }
  const rows = [...tallies.values()].map(tally => measured(rules, tally, tallies));
  return rows.toSorted((a, b) => {
    const first = rules.order.find(measure => a.measures[measure] !== b.measures[measure]);
    return first ? b.measures[first] - a.measures[first] : a.side.localeCompare(b.side, 'en');
  });
}

function counted(rules: TableRules, tally: Tally, which: 0 | 1, other: string, outcome: Outcome): Tally {
  const played = tally.played + 1;
  if (outcome.type !== 'match')
    return { ...tally, played, without: tally.without + 1, points: tally.points + rules.none };
  const { winner, score, isExtra = false, isTied = false, innings = [] } = outcome;
  const [own, against] = [score[which], score[which === 0 ? 1 : 0]];
  const isWon = winner === which;
  const isDrawn = winner === undefined;
  const level = isTied ? (rules.tie ?? rules.draw) : rules.draw;
  const worth = isWon ? rules.win : isDrawn ? level : rules.loss;
  return {
    ...tally,
    played,
    won: tally.won + (isWon ? 1 : 0),
    drawn: tally.drawn + (isDrawn ? 1 : 0),
    lost: tally.lost + (isWon || isDrawn ? 0 : 1),
    scored: tally.scored + own,
    conceded: tally.conceded + against,
    points: tally.points + worth + (rules.bonus?.(own, against, isExtra) ?? 0),
    rate: ratedAfter(tally.rate, which, innings),
    beaten: isWon ? [...tally.beaten, other] : tally.beaten,
    level: isDrawn ? [...tally.level, other] : tally.level,
  };
}

function measured(rules: TableRules, tally: Tally, all: ReadonlyMap<string, Tally>): TableRow {
  const { points, rate, beaten, level, ...row } = tally;
  const { played, won, drawn, lost, scored, conceded } = row;
  const pointsOf = (sides: readonly string[]): number =>
    sides.reduce((sum, side) => sum + (all.get(side)?.points ?? 0), 0);
  const decided = won + drawn + lost;
  return {
    ...row,
    measures: {
      points,
      wins: won,
      difference: scored - conceded,
      scored,
      netRunRate: netRunRate(rate),
      winShare: decided ? (won + drawn / 2) / decided : 0,
      pointsShare: played ? points / (played * rules.win) : 0,
      ratio: conceded ? (100 * scored) / conceded : 0,
      setRatio: conceded ? scored / conceded : scored,
      strength: pointsOf(beaten) + pointsOf(level) / 2,
    },
  };
}
