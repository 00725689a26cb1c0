import { inEnglish } from './told/told.ts';
import type { Told } from './told/toldIn.ts';
import type { Fixture, Sport } from './sport.ts';

/* How a match of any sport went, from its record: every score there was, and what was said of it. */

export interface PlayCard {
  readonly kind: 'play';
  readonly sides: readonly string[];
  /** Every time the score was another one, oldest first. */
  readonly scores: readonly PlayLine[];
  /** Whether both scores are one number each, so that a line can be drawn of them. */
  readonly isCounted: boolean;
}

interface PlayLine {
  readonly at: number;
  /** Of each side, as the board prints it. */
  readonly scores: readonly string[];
  readonly text: string;
  readonly told?: Told;
}

/** Of many against each other only who leads. */
const MOST_SIDES = 3;

export interface RecordedAt {
  readonly event: unknown;
  readonly at: number;
}

export function playCard(sport: Sport<unknown, unknown>, fixture: Fixture, steps: readonly RecordedAt[]): PlayCard {
  let state = sport.begin(fixture);
  const lines: PlayLine[] = [];
  for (const { event, at } of steps) {
    state = sport.evolve(state, event);
    const sides = sport.scoreOf(state).sides.slice(0, MOST_SIDES);
    const scores = sides.length > 2 ? sides.map(({ name }) => name) : sides.map(({ score }) => score.trim());
    const said = sport.say(state, event);
    const last = lines.at(-1)?.scores ?? [];
    if (!said || scores.every((score, side) => score === last[side])) continue;
    lines.push({ at, scores, text: inEnglish(said), told: said });
  }
  const isCounted =
    fixture.sides.length === 2 && lines.every(({ scores }) => scores.every(score => /^\d*$/.test(score)));
  return { kind: 'play', sides: fixture.sides, scores: lines, isCounted };
}
