import { type Pair, raised, type Side } from '../rally/sets.ts';
import type { Fixture } from '../sport.ts';
import { begin, evolve, type FootballEvent, type FootballState } from './match.ts';
import type { FootballRules } from './model.ts';

/* A football match minute by minute, from its record: only what the record has. */

export interface FootballCard {
  readonly kind: 'football';
  readonly sides: Pair<string>;
  readonly goals: Pair<number>;
  readonly atHalfTime?: Pair<number>;
  readonly counts: {
    /** Dangerous attacks, and what became of them: goals, or one of these. */
    readonly attacks: Pair<number>;
    readonly missed: Pair<number>;
    readonly disallowed: Pair<number>;
    readonly corners: Pair<number>;
    readonly yellows: Pair<number>;
    readonly reds: Pair<number>;
  };
  /** What is worth telling, in order. */
  readonly moments: readonly Moment[];
  /** How hard each pressed, by parts of the match of the same length. */
  readonly pressure: readonly Pressure[];
}

export interface Moment {
  readonly what: 'goal' | 'disallowed' | 'missed' | 'corner' | 'yellow' | 'red' | 'halfTime' | 'fullTime' | 'abandoned';
  /** '63′', '45+2′'. */
  readonly minute: string;
  readonly side?: Side;
  readonly goals: Pair<number>;
}

interface Pressure {
  /** Whole minutes of the match, from and up to. */
  readonly from: number;
  readonly to: number;
  readonly by: Pair<number>;
}

/** An attack presses harder than a corner. */
const WEIGHTS = { danger: 3, corner: 1 } as const;
/** Parts of a half, of a minute at least. */
const MOST_PARTS = 9;

const minutesOf = (rules: FootballRules): number => rules.slotsPerHalf / rules.slotsPerMinute;
const partsIn = (rules: FootballRules): number => Math.min(MOST_PARTS, minutesOf(rules));

/** '63′', '45+2′'. */
export function minuteOf(rules: FootballRules, { half, slot }: Pick<FootballState, 'half' | 'slot'>): string {
  const length = minutesOf(rules);
  const minute = Math.max(1, Math.ceil(slot / rules.slotsPerMinute));
  return minute > length ? `${length * half}+${minute - length}′` : `${length * (half - 1) + minute}′`;
}

export function footballCard(rules: FootballRules, fixture: Fixture, events: readonly FootballEvent[]): FootballCard {
  let state = begin(rules, fixture);
  let counts = { attacks: NONE, missed: NONE, disallowed: NONE };
  const moments: Moment[] = [];
  const pressure = partsOf(rules);
  for (const event of events) {
    const { attacker } = state;
    state = evolve(state, event);
    const side = 'side' in event ? event.side : (attacker ?? undefined);
    if (event.type === 'danger') counts = { ...counts, attacks: raised(counts.attacks, event.side) };
    if (event.type === 'missed' || event.type === 'disallowed')
      counts = { ...counts, [event.type]: raised(counts[event.type], side ?? 0) };
    if (event.type === 'danger' || event.type === 'corner')
      press(rules, pressure, state, event.side, WEIGHTS[event.type]);
    const what = MOMENTS[event.type];
    if (what)
      moments.push({ what, minute: minuteOf(rules, state), ...(side !== undefined && { side }), goals: state.goals });
  }
  const { sides, goals, atHalfTime, corners, yellows, reds } = state;
  return {
    kind: 'football',
    sides,
    goals,
    ...(atHalfTime && { atHalfTime }),
    counts: { ...counts, corners, yellows, reds },
    moments,
    pressure,
  };
}

const NONE: Pair<number> = [0, 0];

const MOMENTS: Readonly<Partial<Record<FootballEvent['type'], Moment['what']>>> = {
  goal: 'goal',
  disallowed: 'disallowed',
  missed: 'missed',
  corner: 'corner',
  yellow: 'yellow',
  red: 'red',
  halfTime: 'halfTime',
  fullTime: 'fullTime',
  abandon: 'abandoned',
};

type Part = { -readonly [K in keyof Pressure]: Pressure[K] };

/** Nothing yet, by parts. */
function partsOf(rules: FootballRules): Part[] {
  const [length, parts] = [minutesOf(rules), partsIn(rules)];
  const bound = (part: number): number => Math.round((part * length) / parts);
  return [0, 1].flatMap(half =>
    Array.from({ length: parts }, (_, n) => ({
      from: half * length + bound(n),
      to: half * length + bound(n + 1),
      by: NONE,
    })),
  );
}

/** What is played in added time belongs to the last part of its half. */
function press(rules: FootballRules, parts: Part[], { half, slot }: FootballState, side: Side, weight: number): void {
  const count = partsIn(rules);
  const within = Math.min(count - 1, Math.floor(((slot - 1) * count) / rules.slotsPerHalf));
  const part = parts[(half - 1) * count + within]!; // as many as there are
  part.by = raised(part.by, side, weight);
}
