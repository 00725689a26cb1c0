import { type Chance, chanceOf, lineChance } from '../chance.ts';
import type { Seen } from '../game.ts';
import type { Face } from '../shoe.ts';
import { type Team, TEAMS } from '../families/superOverScore.ts';
import { type Format, type Outlook, outlook } from './innings.ts';

/** The rows about one ball: which faces win them. */
export type BallRows = Readonly<Record<string, readonly Face[]>>;

/**
 * The exact chances of every row of a super over. Each innings is bowled from a shoe of its own, so the chase depends
 * on the first innings through its target alone: a chase from the start is looked at once for each target.
 */
export function superOverSolver(format: Format, fresh: readonly number[], rows: BallRows) {
  const cells = ballCells(format, rows);
  const chases = new Map<number, Outlook>();
  const chaseOf = (target: number): Outlook => {
    const known = chases.get(target) ?? outlook(format, [], fresh, target);
    chases.set(target, known);
    return known;
  };

  return ({ table, left, wanted }: Seen<Team>): ReadonlyMap<string, Chance> => {
    const leftFor = (team: Team) => {
      const counts = left(team);
      return format.kinds.map(({ face }) => counts.get(face) ?? 0);
    };
    const first = outlook(format, table.first, leftFor('first'));
    const target = first.totals.indexOf(1);
    const begun = table.second.length > 0 && outlook(format, table.second, leftFor('second'), target);
    const match = between(first, total => begun || chaseOf(total));
    return new Map([
      ['first', chanceOf(match.first, match.tie)],
      ['second', chanceOf(1 - match.first - match.tie, match.tie)],
      ['tie', chanceOf(match.tie)],
      ...inningsChances('first', first),
      ...inningsChances('second', match.second),
      ...cells.filter(({ id }) => wanted.has(id)).map(cell => ballChance(cell, { first, second: match.second })),
    ]);
  };
}

/** How the match ends, and what the second innings looks like before its target is known. */
function between(first: Outlook, chaseOf: (target: number) => Outlook) {
  let win = 0;
  let tie = 0;
  const second = { totals: first.totals.map(() => 0), wicket: 0, balls: first.balls.map(ball => ball.map(() => 0)) };
  first.totals.forEach((p, target) => {
    if (p === 0) return;
    const chase = chaseOf(target);
    tie += p * chase.totals[target]!;
    for (let short = 0; short < target; short++) win += p * chase.totals[short]!;
    chase.totals.forEach((q, total) => (second.totals[total]! += p * q));
    second.wicket += p * chase.wicket;
    chase.balls.forEach((ball, n) => ball.forEach((q, k) => (second.balls[n]![k]! += p * q)));
  });
  return { first: win, tie, second };
}

function inningsChances(team: Team, { totals, wicket }: Outlook): [string, Chance][] {
  const runs = lineChance(new Map(totals.entries()));
  return [
    [`${team}.runs`, runs],
    [`${team}.bhav`, runs],
    [`${team}.wicket`, chanceOf(wicket)],
  ];
}

interface Cell {
  readonly id: string;
  readonly team: Team;
  readonly ball: number;
  readonly kinds: readonly number[];
}

function ballCells({ kinds, balls }: Format, rows: BallRows): Cell[] {
  const winning = Object.entries(rows).map(([name, faces]) => ({
    name: name.toLowerCase(),
    kinds: faces.map(face => kinds.findIndex(kind => kind.face === face)),
  }));
  return TEAMS.flatMap(team =>
    Array.from({ length: balls }, (_, ball) =>
      winning.map(row => ({ id: `${team}.ball${ball + 1}.${row.name}`, team, ball, kinds: row.kinds })),
    ).flat(),
  );
}

/** A ball that is never bowled returns the stake. */
function ballChance({ id, team, ball, kinds }: Cell, innings: Readonly<Record<Team, Outlook>>): [string, Chance] {
  const chances = innings[team].balls[ball]!;
  const won = kinds.reduce((sum, k) => sum + chances[k]!, 0);
  return [id, chanceOf(won, 1 - chances.reduce((a, b) => a + b))];
}
