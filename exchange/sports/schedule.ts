import { after, type Millis } from '@maidan/core/ids';
import { Diary, type Taken } from '../seasons/diary.ts';
import { fixtureAt } from '../seasons/fixtureAt.ts';
import type { CricketState } from './cricket/match.ts';
import type { Fixture } from './sport.ts';
import { sportOf } from './sports.ts';

/* An endless programme: something of every sport is always on, and more is coming. */

/** How often something of a sport begins. */
interface Season {
  readonly sport: string;
  readonly everyMs: number;
  /** How many are announced ahead. */
  readonly ahead: number;
  /** Fewer are never on: if the others have ended early, one more begins at once. */
  readonly atLeast: number;
  /** One more begins at once, too, while all that are on rest: something is always being played. */
  readonly isNeverStill?: boolean;
  /** When one that is opened at once began, in steps: now, or before that and well under way. */
  readonly began: readonly number[];
}

const MINUTE_MS = 60_000;

const season = (sport: string, everyMinutes: number, ahead: number, atLeast = 1): Season => ({
  sport,
  everyMs: everyMinutes * MINUTE_MS,
  ahead,
  atLeast,
  began: [0, 0.25, 0.5, 0.75],
});

/** Begun more often than they take, so that several overlap. */
export const PROGRAMME: readonly Season[] = [
  { ...season('cricket', 60, 12, 2), isNeverStill: true, began: [0, 2, 2.25, 2.5, 2.75] },
  season('football', 30, 12, 2),
  season('tennis', 20, 12, 2),
  season('esoccer', 5, 12),
  season('horseRacing', 2.5, 16),
  season('greyhoundRacing', 1.5, 12),
  season('tableTennis', 8, 12),
  season('basketball', 45, 12),
  season('boxing', 15, 12),
  season('mixedMartialArts', 10, 12),
  season('americanFootball', 90, 12),
  season('volleyball', 40, 12),
  season('badminton', 15, 12),
  season('snooker', 60, 12),
  season('iceHockey', 60, 12),
  season('politics', 720, 2),
  season('eGames', 90, 5),
  season('futsal', 70, 5),
  season('handball', 80, 5),
  season('kabaddi', 50, 6),
  season('golf', 130, 4),
  season('rugbyLeague', 100, 5),
  season('beachVolleyball', 45, 5),
  season('motogp', 40, 4),
  season('chess', 30, 5),
  season('cycling', 70, 4),
  season('motorbikes', 8, 5),
  season('athletics', 15, 4),
  season('basketball3x3', 20, 5),
  season('sumo', 8, 6),
  season('motorSports', 75, 4),
  season('baseball', 150, 5),
  season('rugbyUnion', 100, 5),
  season('darts', 40, 5),
  season('australianRules', 130, 5),
  season('boatRacing', 12, 5),
];

/** A fixture the house has, and whether it has been played to its end. */
export interface Known {
  readonly fixture: Fixture;
  readonly isOver: boolean;
  /** Nothing is being played in it: there is a break, or it rains. */
  readonly isResting?: boolean;
}

export interface Programme {
  /** Of the house: other houses invent other fixtures. */
  readonly seed: string;
  /** Everything is played so many times as fast, so it begins as many times as often. */
  readonly speed: number;
  /** Only these are played; all, if it says nothing. */
  readonly sports?: ReadonlySet<string>;
}

/** A time at which something of a sport should begin. */
interface Start {
  readonly sport: string;
  readonly id: string;
  readonly startsAt: Millis;
}

/** When something should begin that nothing is announced for. The same question has the same answer. */
export function startsDue(now: Millis, known: readonly Known[], { speed, sports }: Programme): readonly Start[] {
  const ids = new Set(known.map(({ fixture }) => fixture.id));
  return PROGRAMME.filter(({ sport }) => sports?.has(sport) ?? true).flatMap(each =>
    startsOf(each, now, known, speed)
      .filter(([id]) => !ids.has(id))
      .map(([id, startsAt]) => ({ sport: each.sport, id, startsAt })),
  );
}

/**
 * Which fixtures to add now, of what was played in the seasons of the sports in question. The same question has the same
 * answer, and what was added is not added again.
 */
export function fixturesDue(
  now: Millis,
  known: readonly Known[],
  programme: Programme,
  taken: readonly Taken[] = [],
): readonly Fixture[] {
  const past = new Map(taken.map(each => [each.fixture.id, each]));
  for (const { fixture, isOver } of known) if (!isOver) past.set(fixture.id, { fixture });
  const starts = startsDue(now, known, programme);
  return [...Map.groupBy(starts, ({ sport }) => sport)].flatMap(([code, wanted]) => {
    const sport = sportOf(code);
    if (!sport) throw new Error(`no such sport: ${code}`);
    const diary = new Diary(code, now, programme.speed, [...past.values()]);
    return wanted
      .toSorted((a, b) => a.startsAt - b.startsAt)
      .map(start => {
        const fixture = fixtureAt(sport, start, diary, programme.seed);
        diary.add({ fixture });
        return fixture;
      });
  });
}

/** The next times on the grid of a sport; and now or earlier, if too little is on. No two at the same moment. */
function startsOf(
  { sport, everyMs, ahead, atLeast, isNeverStill = false, began }: Season,
  now: Millis,
  known: readonly Known[],
  speed: number,
): readonly (readonly [id: string, startsAt: Millis])[] {
  const step = Math.max(1_000, Math.round(everyMs / speed / 1_000) * 1_000);
  const sinceLast = now % step;
  const coming = Array.from({ length: ahead }, (_, n) => after(now, (n + 1) * step - sinceLast));
  const own = known.filter(({ fixture, isOver }) => fixture.sport === sport && !isOver);
  const on = own.filter(({ fixture }) => fixture.startsAt <= now);
  const isStill = isNeverStill && on.every(({ isResting = false }) => isResting);
  const lacking = Math.max(atLeast - on.length, isStill ? 1 : 0, 0);
  const isApart = (starts: readonly Millis[]) => (at: Millis) =>
    starts.every(each => Math.abs(each - at) >= step * APART);
  const announced = own.map(({ fixture }) => fixture.startsAt);
  const atOnce = began
    .map((steps, place) => [`${idOf(sport, now)}-${place + 1}`, after(now, -Math.round(steps * step))] as const)
    .filter(([, at]) => isApart(announced)(at))
    .slice(0, lacking);
  return [
    ...atOnce,
    ...coming.filter(isApart([...announced, ...atOnce.map(([, at]) => at)])).map(at => [idOf(sport, at), at] as const),
  ];
}

/** Starts of one sport are at least so much of its step apart. */
const APART = 1 / 4;

/**
 * How far a match has come that begins at once when it is opened, so that there is something to see from the first minute:
 * of cricket one that begins now is at its first ball, and one that began before is in a chase; of other sports one that
 * began before has been played for so long. Nothing for all others.
 */
export function aheadOf({ id, sport }: Fixture): ((state: unknown, playedMs: number) => boolean) | undefined {
  const place = Number(/^\w+-\w+-(\d)$/.exec(id)?.[1] ?? 0) - 1;
  if (place < 0 || (place === 0 && sport !== 'cricket')) return undefined;
  if (sport !== 'cricket') {
    const { everyMs = 0, began = [] } = PROGRAMME.find(each => each.sport === sport) ?? {};
    return (_, playedMs) => playedMs >= (began[place] ?? 0) * everyMs;
  }
  const isThere = place === 0 ? isAtFirstBall : isInChase;
  return state => isThere(state as CricketState); // of the sport that was asked about
}

const isAtFirstBall = ({ stage }: CricketState): boolean => stage === 'running' || stage === 'over';

/** Five overs of it. */
const CHASED_BALLS = 30;

const isInChase = (state: CricketState): boolean => {
  const { stage, innings } = state;
  return stage === 'over' || (stage === 'ready' && innings.length === 2 && innings[1]!.balls >= CHASED_BALLS);
};

const idOf = (sport: string, startsAt: Millis): string => `${sport}-${Math.floor(startsAt / 1_000).toString(36)}`;
