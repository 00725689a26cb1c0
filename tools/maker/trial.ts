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

/** Looks at a match besides the one before it begins; after each of them one more as soon as something has changed. */
const LOOKS = 6;
/** Matches of the same line-ups, because what is worked out for them is worth keeping. */
const SEASON = 20;

export interface Season extends Share {
  readonly nth: number;
}

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

/** Every match has one bot of every kind, each at books and rows of its own. */
export function playSeason({ sport: code, format, matches, nth }: Season, trial: Trial, seed: string): void {
  const sport = sportOf(code);
  if (!sport) throw new Error(`no such sport: ${code}`);
  const fixture = fixtureOf(sport, format, `${seed}/${code}/${format ?? ''}/${nth}`);
  for (let match = nth * SEASON; match < nth * SEASON + matches; match += 1) {
    playOne(new PlayedMatch(sport, fixture, `${seed}/${fixture.id}/${match}`), trial, match);
  }
}

/** The first of its schedule that is of this format. */
function fixtureOf(sport: SomeSport, format: string | undefined, id: string): Fixture {
  for (let attempt = 0; ; attempt += 1) {
    const fixture = sport.invent(0 as Millis, id, randomOf(id, attempt));
    if (format === undefined || fixture.format === format) return fixture;
  }
}

function playOne(match: PlayedMatch, trial: Trial, nth: number): void {
  const looks = looksAt(match, randomFrom(nth));
  const names = Object.keys(BOTS) as BotName[]; // its own keys
  const bots = names.map((name, i) => ({
    name,
    bot: BOTS[name](randomFrom(nth * names.length + i)),
    seat: new Seat(match),
  }));
  for (const moment of match.moments) {
    for (const { bot, seat } of bots) {
      seat.turn(moment);
      if (looks.has(moment.nth)) bot.look(seat);
    }
  }
  for (const { name, seat } of bots) {
    trial.refused += seat.refused;
    count(match, name, seat.results(), trial);
  }
}

/** Before it begins, at some moments of any kind, and right after each. */
function looksAt({ moments }: PlayedMatch, random: Random): ReadonlySet<number> {
  const some = Array.from({ length: LOOKS }, () => random.below(moments.length));
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
  trial.house.add('everybody', observed(results));
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
