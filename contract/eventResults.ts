import { MARKET_KINDS, type Scoreboard } from '@maidan/exchange/sports/sport';
import type { Scorecard } from '@maidan/exchange/sports/scorecards';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { z } from 'zod';
import { call } from './call.ts';
import { day, id, line, millis, money, paged, paging } from './wire.ts';

/* What became of matches and races: for anybody, for ever, from any node; and what one's own bets on them made. */

/** What the rules of sport tell, as they tell it. */
const toldBySport = <T>() => z.unknown().transform(value => value as T);

const ended = {
  id: z.string(),
  sport: z.string(),
  name: z.string(),
  competition: z.string(),
  /** Where what it was played for is told; nothing of a feed, or of one from before there were seasons. */
  competitionId: z.string().optional(),
  country: z.string(),
  venue: z.string(),
  startsAt: millis,
  state: z.enum(['over', 'void']),
  /** As it stood at the end; nothing of one that was called off before it began, or that is not played here. */
  score: toldBySport<Scoreboard | null>(),
};

export const eventResults = {
  sportResults: call(
    'sportResults',
    'public',
    'Matches and races that are over, newest first: of a sport or all, of a day or all.',
    z.strictObject({ sport: line(30).default(''), day: day.optional(), search: line(60).default(''), ...paging }),
    paged(z.object(ended)),
  ),
  sportResult: call(
    'sportResult',
    'public',
    'A match or race that is over: its final score, and what became of every market on it.',
    z.strictObject({ event: id }),
    z.object({
      ...ended,
      sides: z.array(z.string()),
      format: z.string(),
      /** When it was over; of one from before this was written down when it last changed. */
      endedAt: millis,
      /** Whether everything it was drawn from can be checked: not where a feed told it, or of long ago. */
      isProvable: z.boolean(),
      /** In the order in which they opened. */
      markets: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          made: toldBySport<Told | undefined>(),
          kind: z.enum(MARKET_KINDS),
          /** Who could win it; none where a row of the house asked for runs, or yes or no. */
          runners: z.array(z.string()),
          winners: z.array(z.string()),
          /** Who did not run, and what that took off the others. */
          removed: z.string(),
          /** 'Kaveri Kings', '163', 'Yes'; of one that is void that it is, and of one without an answer nothing. */
          result: z.string(),
          isVoid: z.boolean(),
          /** Why it is void; else whether some of its bets are. */
          why: z.string(),
          /** Where people of the house settled it by hand, that they did and what they say of it; else the match did. */
          how: z.string(),
          /** Settled more than once: the last answer counts. */
          isCorrected: z.boolean(),
          settledAt: millis.nullable(),
        }),
      ),
    }),
  ),
  scorecard: call(
    'scorecard',
    'public',
    'The whole card of a match or race, recounted from its record: while it is played, and for ever after.',
    z.strictObject({ event: id }),
    z.object({
      /** How many things had happened. */
      nth: z.int(),
      isOver: z.boolean(),
      card: toldBySport<Scorecard>(),
    }),
  ),
  madeOnEvent: call(
    'madeOnEvent',
    'player',
    'What all one’s own bets on a match or race made together, as it was paid.',
    z.strictObject({ event: id }),
    z.object({
      /** Less commission; null while nothing of it is settled. */
      made: money.nullable(),
      commission: money,
    }),
  ),
} as const;
