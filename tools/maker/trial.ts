import { type Random, randomFrom } from '@maidan/core/random';
import type { Millis } from '@maidan/core/ids';
import { randomOf } from '@maidan/exchange/random';
import type { Fixture } from '@maidan/exchange/sports/sport';
import { type SomeSport, sportOf } from '@maidan/exchange/sports/sports';
import { type BotName, BOTS } from './bots.ts';
import { PlayedMatch } from './playedMatch.ts';
import { type Result, Seat } from './seat.ts';
import { observed, Tally } from './tally.ts';

/** So many matches of a sport, in a format if it has several. */
export interface Share {
  readonly sport: string;
  readonly format?: string;
  readonly matches: number;
}

/** Looks at a match of the usual length besides the one before it begins; after each one more as soon as it is quiet. */
const LOOKS = 6;
/** Matches of the same line-ups, because what is worked out for them is worth keeping. */
const SEASON = 20;

export interface Season extends Share {
  readonly nth: number;
}

/** A match from its first moment on, as who looks at it sees it. */
type Moments = Pick<PlayedMatch, 'moments'>;

export interface Trial {
  /** By bot, sport, and whether the maker or the house's rows stood against it. */
  readonly house: Tally;
  /** Of the random bot, by kind of market and side: where the chances are wrong, it shows here. */
  readonly kinds: Tally;
  refused: number;
}

export const newTrial = (): Trial => ({ house: new Tally(), kinds: new Tally(), refused: 0 });

export function seasonsOf({ matches, ...of }: Share): readonly Season[] {
  return Array.from({ length: Math.ceil(matches / SEASON) }, (_, nth) => {
    return { ...of, nth, matches: Math.min(SEASON, matches - nth * SEASON) };
  });
}

export interface How {
  readonly seed: string;
  /** What bets come to is the mean of so many; of none, it is as the match ended. */
  readonly ends: number;
  /** All of them, unless it says which. */
  readonly bots?: readonly BotName[];
}

/** Every match has one bot of every kind, each at books and rows of its own. */
export function playSeason({ sport: code, format, matches, nth }: Season, trial: Trial, how: How): void {
  const { seed, ends, bots = BOT_NAMES } = how;
  const sport = sportOf(code);
  if (!sport) throw new Error(`no such sport: ${code}`);
  const fixture = fixtureOf(sport, format, `${seed}/${code}/${format ?? ''}/${nth}`);
  const usual = new PlayedMatch(sport, fixture, `${seed}/${fixture.id}/usual`).moments.length;
  for (let match = nth * SEASON; match < nth * SEASON + matches; match += 1) {
    playOne(new PlayedMatch(sport, fixture, `${seed}/${fixture.id}/${match}`, ends), { usual, bots }, trial, match);
  }
}

/** The first of its schedule that is of this format. */
function fixtureOf(sport: SomeSport, format: string | undefined, id: string): Fixture {
  for (let attempt = 0; ; attempt += 1) {
    const fixture = sport.invent(0 as Millis, id, randomOf(id, attempt));
    if (format === undefined || fixture.format === format) return fixture;
  }
}

const BOT_NAMES = Object.keys(BOTS) as readonly BotName[]; // its own keys

interface Round {
  readonly usual: number;
  readonly bots: readonly BotName[];
}

function playOne(match: PlayedMatch, { usual, bots: names }: Round, trial: Trial, nth: number): void {
  const looks = looksAt(match, usual, randomFrom(nth));
  const bots = names.map(name => ({
    name,
    bot: BOTS[name](randomFrom(nth * BOT_NAMES.length + BOT_NAMES.indexOf(name))),
    seat: new Seat(match),
  }));
  for (const moment of match.moments) {
    for (const { bot, seat } of bots) {
      seat.turn(moment);
      if (looks.has(moment.nth)) bot.look(seat);
    }
  }
  const everybody: Result[] = [];
  for (const { name, seat } of bots) {
    const results = seat.results();
    trial.refused += seat.refused;
    everybody.push(...results);
    count(match, name, results, trial);
  }
  for (const name of ['everybody', `everybody / ${match.sport.code}`]) trial.house.add(name, observed(everybody));
}

/**
 * Before it begins, at some moments of any kind, and right after each. Every moment is as likely to be one of them, whatever
 * comes later: if so many of each match were chosen, those of short ones would be chosen more often, and tell how it ended.
 */
export function looksAt({ moments }: Moments, usual: number, random: Random): ReadonlySet<number> {
  const some = moments.filter(() => random.below(Math.max(LOOKS, usual)) < LOOKS).map(({ nth }) => nth);
  const next = some.map(nth => moments.slice(nth + 1).find(({ signal }) => signal === 'quiet')?.nth ?? nth);
  return new Set([0, ...some, ...next]);
}

function count({ sport, fixture }: PlayedMatch, bot: BotName, results: readonly Result[], trial: Trial): void {
  const [books, rows] = [true, false].map(isBook =>
    results.filter(({ plan }) => (plan.kind === 'exchange') === isBook),
  );
  for (const [place, those] of [
    ['maker', books],
    ['rows', rows],
  ] as const) {
    trial.house.add(`${bot} / ${sport.code} / ${place}`, observed(those ?? []));
    trial.house.add(`${bot} / all / ${place}`, observed(those ?? []));
  }
  if (bot !== 'random') return;
  for (const { plan, struck, made } of results) {
    const [first] = struck;
    const isOneSided = struck.every(({ side }) => side === first?.side);
    if (!first || !isOneSided) continue; // both sides of one market say little about either
    const name = [
      fixture.format && sport.code === 'cricket' ? fixture.format : sport.code,
      codeOf(plan.id),
      first.side,
    ];
    trial.kinds.add(name.join(' '), observed([{ plan, struck, made }]));
  }
}

const codeOf = (id: string): string => id.replace(/:.*/, '');
