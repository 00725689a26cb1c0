import { other, type Pair, type SetEnds, type Side } from '../rally/sets.ts';

/* Tennis counted out from one pair of numbers: the chance of each player to win a point on their own serve. */

export const TIE_BREAK_AT = 6;

/** The chance of the server to win the game from this score, when each point is won with `p`. */
export function holdChance(p: number, served: number, returned: number): number {
  const won = served >= 4 && served - returned >= 2;
  const lost = returned >= 4 && returned - served >= 2;
  if (won || lost) return won ? 1 : 0;
  if (served >= 3 && served === returned) return (p * p) / (p * p + (1 - p) * (1 - p));
  return p * holdChance(p, served + 1, returned) + (1 - p) * holdChance(p, served, returned + 1);
}

/** The chance that the game gets to three points all; those beyond are deuce already. */
export function deuceChance(p: number, served: number, returned: number): number {
  if (served >= 3 && returned >= 3) return 1;
  if (served >= 4 || returned >= 4) return 0;
  return p * deuceChance(p, served + 1, returned) + (1 - p) * deuceChance(p, served, returned + 1);
}

/** One point is served first, then two each in turn. */
export const tieBreakServer = (first: Side, points: Pair<number>): Side =>
  Math.floor((points[0] + points[1] + 1) / 2) % 2 === 0 ? first : other(first);

/** The chance of the first player to win a tie-break from these points. */
export function tieBreakChance(serve: Pair<number>, first: Side, from: Pair<number>): number {
  const known = new Map<number, number>();
  const at = (a: number, b: number): number => {
    const found = known.get(a * 100 + b);
    if (found !== undefined) return found;
    const chance = counted(a, b);
    known.set(a * 100 + b, chance);
    return chance;
  };
  const counted = (a: number, b: number): number => {
    if (Math.max(a, b) >= 7 && Math.abs(a - b) >= 2) return a > b ? 1 : 0;
    if (a >= 6 && a === b) return levelChance(serve);
    const point = pointChance(serve, tieBreakServer(first, [a, b]));
    return point * at(a + 1, b) + (1 - point) * at(a, b + 1);
  };
  return at(from[0], from[1]);
}

/** From six all on, each pair of points has a serve of each: who wins both of one has won. */
function levelChance(serve: Pair<number>): number {
  const [both, none] = [serve[0] * (1 - serve[1]), (1 - serve[0]) * serve[1]];
  return both / (both + none);
}

/** Of the first player, whoever serves. */
export const pointChance = (serve: Pair<number>, server: Side): number => (server === 0 ? serve[0] : 1 - serve[1]);

/** The chance of the first player to win a game that begins. */
export function gameChance(serve: Pair<number>, server: Side, isTieBreak: boolean): number {
  if (isTieBreak) return tieBreakChance(serve, server, [0, 0]);
  const hold = holdChance(serve[server], 0, 0);
  return server === 0 ? hold : 1 - hold;
}

/** A set as far as it has come. */
export interface SetSoFar {
  readonly games: Pair<number>;
  readonly server: Side;
  /** The chance of the first player to win the game being played. */
  readonly game: number;
}

export const isSetOver = ([a, b]: Pair<number>): boolean =>
  Math.max(a, b) === 7 || (Math.max(a, b) === 6 && Math.abs(a - b) >= 2);

/** The fewest games the set can be over with, from this score on; six all is always possible while it is not. */
export function fewestGames([a, b]: Pair<number>): number {
  const behind = Math.min(a, b);
  if (isSetOver([a, b])) return a + b;
  if (behind < 5) return 6 + behind;
  return behind === 5 ? 12 : 13;
}

const LONGEST_SET = 13;

/** How a set may end: every final score with its chance. */
export function finishes(
  serve: Pair<number>,
  { games, server, game }: SetSoFar,
): readonly (readonly [Pair<number>, number])[] {
  const mass = new Map<number, number>([[games[0] * 8 + games[1], 1]]);
  const starts = [0, 1].map(side => gameChance(serve, side === 0 ? 0 : 1, false));
  const ends: [Pair<number>, number][] = [];
  const begun = games[0] + games[1];
  for (let total = begun; total <= LONGEST_SET; total++) {
    const serving = (total - begun) % 2 === 0 ? server : other(server);
    for (let a = Math.max(0, total - 7); a <= Math.min(7, total); a++) {
      const chance = mass.get(a * 8 + total - a);
      if (!chance) continue;
      if (isSetOver([a, total - a])) {
        ends.push([[a, total - a], chance]);
        continue;
      }
      const fresh = total === 2 * TIE_BREAK_AT ? gameChance(serve, serving, true) : starts[serving]!;
      const p = total === begun ? game : fresh;
      gain(mass, (a + 1) * 8 + total - a, chance * p);
      gain(mass, a * 8 + total - a + 1, chance * (1 - p));
    }
  }
  return ends;
}

const gain = (mass: Map<number, number>, key: number, more: number): Map<number, number> =>
  mass.set(key, (mass.get(key) ?? 0) + more);

/** By winner, and by who serves first in the next set: service simply goes on in turn. */
export function setEnds(serve: Pair<number>, sofar: SetSoFar): SetEnds {
  const ends: [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  const begun = sofar.games[0] + sofar.games[1];
  for (const [[a, b], chance] of finishes(serve, sofar)) {
    const next = (a + b - begun) % 2 === 0 ? sofar.server : other(sofar.server);
    ends[a > b ? 0 : 1][next] += chance;
  }
  return ends;
}

export const freshSet = (serve: Pair<number>, server: Side): SetEnds =>
  setEnds(serve, { games: [0, 0], server, game: gameChance(serve, server, false) });
