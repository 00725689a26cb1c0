import { begin } from '../sports/cricket/match.ts';
import { type Format, RULES } from '../sports/cricket/rules.ts';
import { BATTING_ORDER, BOWLING_ORDER, KEEPER, type Side } from '../sports/cricket/teams.ts';
import type { Which } from '../sports/cricket/innings.ts';
import type { Fixture } from '../sports/sport.ts';

/* Who can be picked for a match: both elevens, which play whenever their teams do, each with a role and a price. */

export const ROLES = ['keeper', 'batter', 'allRounder', 'bowler'] as const;
export type Role = (typeof ROLES)[number];

export interface SquadPlayer {
  /** From 0 to 21: the home side in batting order, then the others. */
  readonly id: number;
  readonly side: Which;
  readonly name: string;
  readonly role: Role;
  /** In halves of a credit. */
  readonly credits: number;
}

export const ELEVEN = 11;

/** From this place on nobody is picked for batting alone. */
const BOWLERS = 7;

/** Who bowls in this format and bats before the bowlers does both. */
export function roleAt(format: Format, place: number): Role {
  if (place === KEEPER) return 'keeper';
  if (place >= BOWLERS) return 'bowler';
  const letter = letterOf(place);
  return letter !== undefined && RULES[format].plan.includes(letter) ? 'allRounder' : 'batter';
}

/** The letter of the plan that somebody bowls under: the same in every side. */
function letterOf(place: number): string | undefined {
  const nth = BOWLING_ORDER.indexOf(place);
  return nth < 0 ? undefined : String.fromCharCode('a'.charCodeAt(0) + nth);
}

/** The dearest costs 10.5 and the cheapest 7: so the eleven dearest never fit, and there is always an eleven that does. */
const [DEAREST, CHEAPEST] = [21, 14];

/** Whether there can be contests on it: cricket that is played here, ball by ball. */
export const hasContests = ({ sport, strengths, sides }: Fixture): boolean =>
  sport === 'cricket' && strengths !== undefined && sides.length === 2;

export function squadOf(fixture: Fixture): readonly SquadPlayer[] {
  const { format, sides } = begin(fixture);
  const players = sides.flatMap((team, side) =>
    team.players.map((name, place) => ({
      id: side * ELEVEN + place,
      side: side as Which, // there are two
      name,
      role: roleAt(format, place),
      value: valueOf(format, team, place),
    })),
  );
  const ranked = players.toSorted((a, b) => b.value - a.value || a.id - b.id).map(({ id }) => id);
  const step = (DEAREST - CHEAPEST) / (players.length - 1);
  return players.map(({ value: _value, ...player }) => ({
    ...player,
    credits: DEAREST - Math.round(ranked.indexOf(player.id) * step),
  }));
}

/** What somebody at this place of the order makes of a match, as a rule, by how good they are. */
function valueOf(format: Format, { bat, bowlers }: Side, place: number): number {
  const { batting, bowling, keeping } = USUAL[format];
  const { plan } = RULES[format];
  const letter = letterOf(place);
  const overs = [...plan].filter(each => each === letter).length / plan.length;
  const skill = bowlers.find(({ player }) => player === place)?.skill ?? 0;
  const behind = place === KEEPER ? keeping : 0;
  return batting[place]! * Math.exp(bat[place]! - BATTING_ORDER[place]!) + bowling * overs * Math.exp(skill) + behind;
}

interface Usual {
  /** Points with the bat, by place, of an even side. */
  readonly batting: readonly number[];
  /** Points with the ball, of all who bowl. */
  readonly bowling: number;
  /** What a keeper makes more in the field than the others. */
  readonly keeping: number;
}

/** Means of simulated matches between sides as they are drawn. */
const USUAL: Readonly<Record<Format, Usual>> = {
  T20: { batting: [33, 33, 31, 26, 22, 15, 10, 6, 3.5, 1.6, 0.9], bowling: 162, keeping: 12 },
  ODI: { batting: [46, 46, 43, 36, 33, 25, 18, 10, 7, 4, 2], bowling: 194, keeping: 14 },
  Test: { batting: [84, 82, 86, 74, 70, 54, 44, 31, 19, 12, 8], bowling: 284, keeping: 24 },
};
