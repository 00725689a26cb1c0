import type { CricketState } from '../sports/cricket/match.ts';
import { BALLS_PER_OVER, RULES } from '../sports/cricket/rules.ts';
import { type FieldState, finishers } from '../sports/field/race.ts';
import type { GolfState } from '../sports/golf/golf.ts';
import type { RaceState } from '../sports/racing/race.ts';
import type { Fixture, Scoreboard } from '../sports/sport.ts';
import type { SomeSport } from '../sports/sports.ts';

/* What a match or race came to, as far as a table needs it. It follows from the record, and is written down with its end. */

export type Outcome =
  /** Of two sides; without a winner it is drawn. */
  | {
      readonly type: 'match';
      readonly winner?: 0 | 1;
      /** Goals, points, sets, frames, runs: as its sport counts. */
      readonly score: readonly [number, number];
      /** Decided after the time it should have taken. */
      readonly isExtra?: true;
      /** Of a Test: level when all innings were played, which is more than drawn. */
      readonly isTied?: true;
      /** Of limited overs. */
      readonly innings?: readonly LimitedInnings[];
    }
  /** Of many: who came in, by their places among the sides, the first first; who cannot be told apart together. */
  | {
      readonly type: 'field';
      readonly order: readonly (readonly number[])[];
      /** Who was withdrawn, and did not start. */
      readonly out?: readonly number[];
    }
  /** No result. */
  | { readonly type: 'none' };

export interface LimitedInnings {
  readonly side: 0 | 1;
  readonly runs: number;
  /** Legal ones. */
  readonly balls: number;
  readonly isAllOut: boolean;
  /** Balls it could have had. */
  readonly quota: number;
}

const NONE: Outcome = { type: 'none' };

/** Of a state in which it is over. */
export function outcomeOf(sport: SomeSport, fixture: Fixture, state: unknown): Outcome {
  if (fixture.sport === 'cricket') return ofCricket(state as CricketState);
  const [plan] = sport.marketsOf(sport.begin(fixture));
  const answer = plan && sport.answerOf(state, plan);
  if (answer?.type === 'void') return NONE;
  const order = orderOf(fixture, sport.scoreOf(state), state);
  if (order) return order.length > 0 ? { type: 'field', order, ...withdrawnIn(fixture, state) } : NONE;
  const won = answer?.type === 'won' ? answer.winners : [];
  const winner = won.length === 1 && (won[0] === 0 || won[0] === 1) ? won[0] : undefined;
  return {
    type: 'match',
    ...(winner !== undefined && { winner }),
    score: figuresOf(sport.scoreOf(state), winner),
    ...(isExtra(state) && { isExtra: true }),
  };
}

type Order = readonly (readonly number[])[];

const isRace = ({ sport }: Fixture): boolean => sport === 'horseRacing' || sport === 'greyhoundRacing';

function withdrawnIn(fixture: Fixture, state: unknown): { readonly out?: readonly number[] } {
  const { nonRunners } = isRace(fixture) ? (state as RaceState) : { nonRunners: [] }; // of its sport
  return nonRunners.length > 0 ? { out: nonRunners.map(({ runner }) => runner) } : {};
}

/** Nothing for a match of two. Those who dropped out have no place. */
function orderOf(fixture: Fixture, score: Scoreboard, state: unknown): Order | undefined {
  const { sport, sides } = fixture;
  if (isRace(fixture)) return (state as RaceState).order ?? []; // of its sport
  if (sport === 'golf') return golfOrder(state as GolfState); // likewise
  if (sport === 'politics') return together(score.sides.map(side => [sides.indexOf(side.name), -Number(side.score)]));
  return sides.length > 2 ? finishers(state as FieldState) : undefined; // many are in races alone
}

/** Whoever won a play-off is alone before the others of the same score. */
const golfOrder = ({ scores, winner }: GolfState): Order =>
  together(scores.map((score, n) => [n, n === winner ? score - 0.5 : score]));

/** The least first; equal ones together. */
function together(counted: readonly (readonly [runner: number, by: number])[]): Order {
  const groups = new Map<number, number[]>();
  for (const [runner, by] of counted.toSorted((a, b) => a[1] - b[1]))
    groups.set(by, [...(groups.get(by) ?? []), runner]);
  return [...groups.values()];
}

/** '3', or sets side by side: then how many of them each has won. Where there is no figure, the winner's is 1. */
function figuresOf({ sides }: Scoreboard, winner: 0 | 1 | undefined): readonly [number, number] {
  const [one = [], other = []] = sides.map(({ score }) => score.split(' ').map(Number));
  if ([...one, ...other].some(Number.isNaN)) return [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0];
  if (one.length === 1) return [one[0] ?? 0, other[0] ?? 0];
  const ahead = one.map((figure, n) => Math.sign(figure - (other[n] ?? 0)));
  return [ahead.filter(sign => sign > 0).length, ahead.filter(sign => sign < 0).length];
}

/** Of sports in turns: what it was when the regular time was over. */
const isExtra = (state: unknown): boolean => {
  const { regular, score } = state as { readonly regular?: readonly number[]; readonly score?: readonly number[] };
  return Array.isArray(regular) && Array.isArray(score) && regular[0] === regular[1] && score[0] !== score[1];
};

function ofCricket({ format, innings, result }: CricketState): Outcome {
  if (!result || result.type === 'abandoned') return NONE;
  const runs = (side: 0 | 1): number =>
    innings.reduce((sum, each) => (each.batting === side ? sum + each.score : sum), 0);
  return {
    type: 'match',
    ...(result.type === 'won' && { winner: result.side }),
    ...(result.type === 'tied' && { isTied: true }),
    score: [runs(0), runs(1)],
    ...(format !== 'Test' && {
      innings: innings.map(({ batting, score, balls, wickets }) => ({
        side: batting,
        runs: score,
        balls,
        isAllOut: wickets >= 10,
        quota: RULES[format].overs * BALLS_PER_OVER,
      })),
    }),
  };
}
