import { COMPETITION_KINDS } from '@maidan/exchange/seasons/competition';
import { MEASURES } from '@maidan/exchange/seasons/tableRules';
import type { Scoreboard } from '@maidan/exchange/sports/sport';
import { z } from 'zod';
import { call } from './call.ts';
import { EVENT_STATES } from './event.ts';
import { id, line, millis } from './wire.ts';

/* Leagues, cups, series and championships: what they stand at, counted from results whenever somebody asks. */

const about = {
  id: z.string(),
  sport: z.string(),
  name: z.string(),
  kind: z.enum(COMPETITION_KINDS),
  season: z.int(),
  /** Matches of the season that are over, and all of them. */
  over: z.int(),
  matches: z.int(),
};

const match = z.object({
  id: z.string(),
  sport: z.string(),
  name: z.string(),
  round: z.int(),
  startsAt: millis,
  state: z.enum(EVENT_STATES),
  /** Nothing before it is over. */
  score: z.unknown().transform(value => value as Scoreboard | null), // as its sport tells it
});

export const competitions = {
  competitions: call(
    'competitions',
    'public',
    'Competitions of a sport or of all, with the season that is on.',
    z.strictObject({ sport: line(30).default('') }),
    z.object({ rows: z.array(z.object({ ...about, isLive: z.boolean() })) }),
  ),
  competition: call(
    'competition',
    'public',
    'A season of a competition: table, bracket, score of the series or standings; results and what is coming.',
    z.strictObject({ competition: id, season: z.coerce.number().int().min(1).max(100_000).optional() }),
    z.object({
      ...about,
      /** Seasons there are. */
      seasons: z.int(),
      /** Of a league. */
      table: z
        .object({
          hasDraws: z.boolean(),
          columns: z.array(z.enum(MEASURES)),
          rows: z.array(
            z.object({
              side: z.string(),
              played: z.int(),
              won: z.int(),
              drawn: z.int(),
              lost: z.int(),
              without: z.int(),
              /** As many as there are columns. */
              figures: z.array(z.number()),
            }),
          ),
        })
        .nullable(),
      /** Of a cup, by round. */
      bracket: z
        .array(
          z.object({
            nth: z.int(),
            round: z.int(),
            /** Nothing where it is not known yet. */
            sides: z.array(z.object({ name: z.string().nullable(), score: z.string(), isThrough: z.boolean() })),
            event: z.string().nullable(),
          }),
        )
        .nullable(),
      series: z.object({ wins: z.array(z.object({ side: z.string(), won: z.int() })), drawn: z.int() }).nullable(),
      /** Of a championship, the best first. */
      scorers: z
        .object({
          of: z.enum(['sides', 'jockeys', 'traps']),
          rows: z.array(z.object({ side: z.string(), starts: z.int(), places: z.array(z.int()), points: z.number() })),
        })
        .nullable(),
      /** Newest first; older ones are among the results of the sport. */
      results: z.array(match),
      /** Being played or announced, the next first. */
      upcoming: z.array(match),
    }),
  ),
} as const;
