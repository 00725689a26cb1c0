import type { Odds } from '@maidan/core/odds';
import { ROW_STATUSES } from '@maidan/exchange/rows/houseRow';
import { MARKET_STATUSES } from '@maidan/exchange/market';
import { MARKET_KINDS } from '@maidan/exchange/sports/sport';
import { z } from 'zod';
import { call } from './call.ts';
import { EVENT_STATES } from './event.ts';
import { market } from './exchange.ts';
import { done, namedPlayer } from './officeRows.ts';
import { outcome } from './officeSettle.ts';
import { filledLine, id, line, millis, money, paged, paging, streamUrl } from './wire.ts';

/* The back office's calls about matches, races and the markets on them. Their results: officeSettle.ts. */

const reason = filledLine(300);

const price = z
  .int()
  .min(1_001)
  .max(1_000_000)
  .transform(n => n as Odds);

/** In hundredths of a per cent of probability, on each side of the truth. */
export const MARGINS = { least: 10, most: 2_000 } as const;
const margin = z.int().min(MARGINS.least).max(MARGINS.most);

/** Who stopped the betting by hand, when and why: empty until it is said. */
export const stop = z.object({
  by: z.string(),
  at: millis,
  reason: z.string(),
  /** Of a result or a void: the betting is stopped while it waits for a second person. */
  proposal: z.string().nullable(),
});

/** A result given by hand: who proposed it and why, and who approved it. */
const settledBy = z.object({ proposal: z.string(), by: z.string(), second: z.string(), reason: z.string() });

/** Those stopped as a whole. */
const stoppedSports = z.array(z.object({ sport: z.string(), stop: stop.nullable() }));

/** A match or race as the list shows it. */
const event = z.object({
  id: z.string(),
  sport: z.string(),
  competition: z.string(),
  name: z.string(),
  startsAt: millis,
  state: z.enum(EVENT_STATES),
  /** By the operator: this one, whatever else is stopped. */
  isStopped: z.boolean(),
  /** Null while it is not stopped. */
  stop: stop.nullable(),
  /** Markets and rows that are not settled, and all there were. */
  open: z.int(),
  markets: z.int(),
  /** Between players, the backers' stakes. */
  matched: money,
  /** With the house. */
  staked: money,
  /** The most the house can lose on what is not settled, market by market: 0 or below. */
  worst: money,
});

/** What can be taken now. Of a book the best price and its size; of a row the offer, with its line where it has one. */
const offer = z.object({ odds: price, line: z.int().nullable(), stake: money.nullable() });

const runner = z.object({
  name: z.string(),
  isRemoved: z.boolean(),
  back: offer.nullable(),
  lay: offer.nullable(),
  last: price.nullable(),
  /** What the house makes if it wins, with what its maker has and what rounding left; null where runs decide. */
  house: money.nullable(),
  /** Backed and laid on it, as backers' stakes. */
  matched: money,
});

/** Totals at which the house makes the same: '≤39', '40–43', '≥48'. */
const rung = z.object({ label: z.string(), from: z.int(), to: z.int().nullable(), house: money });

const position = z.object({
  player: namedPlayer,
  /** What they make in the best and in the worst case. */
  best: money,
  worst: money,
  bets: z.int(),
});

const struck = z.object({ after: millis, upTo: millis.nullable() });

const officeMarket = z.object({
  id: z.string(),
  kind: z.enum(MARKET_KINDS),
  name: z.string(),
  status: z.enum(MARKET_STATUSES),
  /** Of a row of the house that is being played for: what is written over its cells, as players see it. */
  rowStatus: z.enum(ROW_STATUSES).nullable(),
  /** By the operator: this one, whatever else is stopped. */
  isStopped: z.boolean(),
  /** Null while it is not stopped. */
  stop: stop.nullable(),
  /** Why it is stopped without anybody's doing: its maker cannot quote, or its prices are older than the match. */
  fault: z.string(),
  limits: z.object({ min: money, max: money }),
  /** In force, in hundredths of a per cent; null where nobody prices it. */
  margin: z.int().nullable(),
  /** Set on this market itself; null where the event's or the usual one counts. */
  ownMargin: z.int().nullable(),
  /** Of net winnings, in hundredths of a per cent. */
  commission: z.int(),
  betDelayMs: z.int(),
  /** Whose prices are on offer. An operator's that would return more than is staked are locked meanwhile. */
  pricedBy: z.enum(['model', 'operator']),
  runners: z.array(runner),
  /** How many of the runners win. */
  winners: z.int(),
  /** What the house makes if none of the runners wins; null where one has to. */
  ifNone: money.nullable(),
  /** What the house makes at every number of runs; empty where runners win. */
  ladder: z.array(rung),
  /** The most the house can lose: 0 or below. */
  worst: money,
  /** Backers' stakes between players, or stakes with the house. */
  matched: money,
  bets: z.int(),
  players: z.int(),
  held: money,
  /** The ten that stand to lose most, without the house's maker. */
  positions: z.array(position),
  /** In words: 'Kaveri Kings', '47', 'void'; empty while there is none. */
  result: z.string(),
  /** What the official record says became of it; null while it does not say. */
  record: outcome.extend({ words: z.string() }).nullable(),
  settlements: z.int(),
  settledAt: millis.nullable(),
  /** By which two people, and why; null where the record of the match decided it. */
  settledBy: settledBy.nullable(),
  /** Bets of these instants are void, whatever the result. */
  voided: struck.nullable(),
  /** One that waits for a second person. */
  proposal: z.string().nullable(),
});

export const sport = {
  officeSportEvents: call(
    'officeSportEvents',
    'sport.read',
    'Matches and races with what is at stake on them: in play first, then by their start; those that are over, newest first.',
    z.strictObject({
      sport: line(30).default(''),
      state: z.enum(['all', 'underWay', ...EVENT_STATES]).default('underWay'),
      search: line(60).default(''),
      ...paging,
    }),
    paged(event).extend({
      now: millis,
      isAllStopped: z.boolean(),
      stoppedSports,
      /** Null while it is not stopped. */
      allStop: stop.nullable(),
      /** Of everything upcoming or in play, whatever the filter. */
      totals: z.object({ inPlay: z.int(), upcoming: z.int(), matched: money, staked: money, worst: money }),
    }),
  ),
  officeSportEvent: call(
    'officeSportEvent',
    'sport.read',
    'One of them with every market it has or had: prices, limits, live risk, and the end of its official record.',
    z.strictObject({ id }),
    event.extend({
      now: millis,
      isAllStopped: z.boolean(),
      /** Its own sport, while it is. */
      stoppedSports,
      /** Null while it is not stopped. */
      allStop: stop.nullable(),
      format: z.string(),
      venue: z.string(),
      /** In short: 'Innings 2, 14.3 overs'. Empty when it was not played here. */
      phase: z.string(),
      score: z.string(),
      /** Set for the whole event, for books and for rows of the house; null where the usual ones count. */
      margins: z.object({ books: z.int().nullable(), rows: z.int().nullable() }),
      /** Where the operator's own picture comes from; empty where ours is shown. */
      streamUrl: z.string(),
      /** Of making the whole event void, while it waits for a second person. */
      proposal: z.string().nullable(),
      all: z.array(officeMarket),
      /** Newest first. */
      record: z.array(z.object({ nth: z.int(), at: millis, said: z.string(), event: z.unknown() })),
    }),
  ),
  stopSport: call(
    'stopSport',
    'sport.write',
    'Suspend all sport, one sport, an event, or a market or row, until it is let go on. It stays so over a restart.',
    z.strictObject({
      on: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('all') }),
        z.strictObject({ type: z.literal('sport'), code: z.string().max(40) }),
        z.strictObject({ type: z.literal('event'), id }),
        z.strictObject({ type: z.literal('market'), id: market }),
      ]),
      isStopped: z.boolean(),
      /** A stop counts without one; sent again with one, it says why. Players read it. */
      reason: line(300).default(''),
      /** Only says why: what a colleague has let go on meanwhile is not stopped again. */
      isExplaining: z.boolean().default(false),
    }),
    done,
    { once: true },
  ),
  setPicture: call(
    'setPicture',
    'sport.write',
    'Where the picture of a match comes from; empty for our own.',
    z.strictObject({ id, streamUrl, reason }),
    done,
    { once: true },
  ),
  setMarketLimits: call(
    'setMarketLimits',
    'sport.write',
    'The least and the most of one bet; a most below the least closes it. More than is usual and counts now is proposed.',
    z.strictObject({
      market,
      min: z.int().min(100).max(10_000_000_000).pipe(money),
      max: z.int().min(0).max(10_000_000_000).pipe(money),
      reason,
    }),
    z.object({ proposal: z.string().nullable() }),
    { once: true },
  ),
  setMargin: call(
    'setMargin',
    'sport.write',
    'What the house keeps on each side of the truth, on a market or on all books or rows of an event; null is the usual.',
    z.strictObject({
      on: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('event'), id, of: z.enum(['books', 'rows']) }),
        z.strictObject({ type: z.literal('market'), id: market }),
      ]),
      margin: margin.nullable(),
      reason,
    }),
    done,
    { once: true },
  ),
  setPrices: call(
    'setPrices',
    'sport.write',
    'An operator’s own prices on a row of the house, by runner, until they are released with null. A side left out is locked.',
    z.strictObject({
      market,
      quotes: z
        .record(
          filledLine(80),
          z.strictObject({
            back: z.strictObject({ odds: price, line: z.int().min(0).max(2_000).optional() }).optional(),
            lay: z.strictObject({ odds: price, line: z.int().min(0).max(2_000).optional() }).optional(),
          }),
        )
        .nullable(),
      reason,
    }),
    z.object({
      /** What each price returns on average of what is risked, in hundredths of a per cent, by the model of the match. */
      returns: z.array(z.object({ runner: z.string(), side: z.enum(['back', 'lay']), returns: z.int() })),
    }),
    { once: true },
  ),
} as const;
