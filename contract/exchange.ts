import { FIELD } from './fieldSentences.ts';
import { type Odds, SIDES } from '@maidan/core/odds';
import { END_REASONS, type EndReason } from '@maidan/exchange/market';
import { ORDER_WORDS } from '@maidan/exchange/trading/orderStates';
import { MARKET_KINDS } from '@maidan/exchange/sports/sport';
import { z } from 'zod';
import { ACCEPTS } from './accepts.ts';
import { call } from './call.ts';
import { day, file, filledLine, id, line, millis, money, nothing, paged, paging, positiveMoney } from './wire.ts';

/* The exchange's HTTP API: orders between players, bets on the rows of the house. What is live comes over the stream. */

/** The name of a market: its event, and its own name there. */
export const market = z.string().regex(/^[\w-]{1,60}\.[\w.:-]{1,60}$/, 'That is not a market.');
const odds = z
  .int()
  .min(1_001)
  .max(1_000_000)
  .transform(n => n as Odds);

const wish = z
  .strictObject({
    runner: filledLine(80),
    side: z.enum(SIDES),
    /** Worst price accepted, in thousandths. */
    odds,
    /** Backer's stake, for a lay too. */
    stake: positiveMoney,
    /** Stays when the market turns in-play. */
    isKept: z.boolean().default(false),
    /** Matched at once by at least this much, or not placed. */
    minFill: positiveMoney.optional(),
    /** Taken back after so long. */
    lifeMs: z.int().min(1_000).max(86_400_000).optional(),
  })
  // Nothing could ever fill it: it would be placed only to lapse.
  .refine(({ minFill = 0, stake }) => minFill <= stake, { path: ['minFill'], message: FIELD.moreThanStake });

/** Of an order of which something left the book without a match. */
const ending = {
  /** Why it did; null where nothing did, and in records from before this was written down. */
  because: z.enum(Object.keys(END_REASONS) as [EndReason, ...EndReason[]]).nullable(), // those of that list
  /** The same as a sentence, by Accept-Language; empty where there is no reason. */
  why: z.string(),
};

const order = z.object({
  id: z.string(),
  market: z.string(),
  runner: z.string(),
  side: z.enum(SIDES),
  odds,
  stake: money,
  matched: money,
  average: z.number(),
  left: money,
  lapsed: money,
  cancelled: money,
  voided: money,
  /** 'open' is in the book, all of it or a part; 'matched' is out of it, and stands as far as it was met. */
  state: z.enum(ORDER_WORDS),
  ...ending,
});

const orders = z.object({ orders: z.array(order) });

/** Which of one's own bets on sport: of a match, by what became of them, by the days they were placed, by name. */
const betFilter = {
  event: line(80).default(''),
  /**
   * 'open': in a book, or struck in a market without an answer. 'matched': struck with other players in such a market.
   * 'ended': left the book without having been met at all. 'past': that, or its market has an answer.
   */
  state: z.enum(['all', 'open', 'matched', 'ended', 'past']).default('all'),
  from: day.optional(),
  to: day.optional(),
  search: line(100).default(''),
};

/** Orders of one command. */
const MOST_ORDERS = 50;

export const exchange = {
  placeOrders: call(
    'placeOrders',
    'player',
    'Place orders in one market: all of them, or none. In play they wait the delay the market shows.',
    z.strictObject({
      market,
      /** Of the market as it was seen: refused when it has changed since. */
      version: z.int().min(1).optional(),
      orders: z.array(wish).min(1).max(MOST_ORDERS),
    }),
    orders,
    { once: true },
  ),
  changeOrder: call(
    'changeOrder',
    'player',
    'Another price or stake for what is left of an order. A smaller stake at the same price keeps its place.',
    z.strictObject({ market, order: id, odds, stake: positiveMoney }),
    orders,
    { once: true },
  ),
  cancelOrders: call(
    'cancelOrders',
    'player',
    'Take back what is left of these orders, or of all of one’s own in the market.',
    z.strictObject({ market, orders: z.union([z.literal('all'), z.array(id).min(1).max(MOST_ORDERS)]) }),
    orders,
    { once: true },
  ),
  cashOut: call(
    'cashOut',
    'player',
    'Close a position, or a part of it, at the prices on offer: every bet this needs is struck, or none.',
    z.strictObject({
      market,
      /** In hundredths. */
      percent: z.int().min(1).max(100).default(100),
      /** What the player was shown: less is refused. */
      value: money,
    }),
    z.object({ value: money, orders: z.array(order) }),
    { once: true },
  ),
  placeRowBet: call(
    'placeRowBet',
    'player',
    'Bet with the house on a row: bookmaker, session, odd or even, khado, meter.',
    z.strictObject({
      market,
      /** Of the row: a team, 'odd', '7', 'yes', or 'runs' where Yes is its back and No its lay. */
      runner: filledLine(80),
      side: z.enum(SIDES),
      /** The price that was seen, in thousandths. */
      odds,
      line: z.int().min(0).max(2_000).default(0),
      stake: positiveMoney,
      accepts: z.enum(ACCEPTS).default('none'),
    }),
    z.object({ id: z.string(), label: z.string(), odds, line: z.int(), stake: money }),
    { once: true },
  ),
  sportEvents: call(
    'sportEvents',
    'public',
    'Matches and races by sport, name or day.',
    z.strictObject({ sport: line(30).default(''), search: line(60).default(''), ...paging }),
    paged(
      z.object({
        id: z.string(),
        sport: z.string(),
        name: z.string(),
        competition: z.string(),
        startsAt: millis,
        state: z.enum(['upcoming', 'inPlay', 'over', 'void']),
      }),
    ),
  ),
  sportCounts: call(
    'sportCounts',
    'public',
    'How many matches and races of each sport are open.',
    nothing,
    z.object({ counts: z.record(z.string(), z.int()) }),
  ),
  matchRecord: call(
    'matchRecord',
    'public',
    'Of a match that is over, everything it was drawn from and what happened, for a verifier. A long one comes in parts.',
    z.strictObject({ event: id, from: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    z.object({
      /** With the steps that follow after `from`. */
      record: z.unknown(),
      /** How many there are altogether. */
      steps: z.int(),
    }),
  ),
  mySportBets: call(
    'mySportBets',
    'player',
    'One’s own orders and bets on sport, newest first, with what became of them.',
    z.strictObject({ ...betFilter, ...paging }),
    paged(
      z.object({
        id: z.string(),
        event: z.string(),
        sport: z.string(),
        eventName: z.string(),
        market: z.string(),
        marketName: z.string(),
        /** What the name of the market was made of, if it is one of ours. */
        made: z.unknown().optional(),
        kind: z.enum(MARKET_KINDS),
        label: z.string(),
        side: z.enum(SIDES),
        odds,
        stake: money,
        matched: money,
        /** What it was matched at, in thousandths; the price itself on a row of the house. */
        average: z.number().optional(),
        /** Why it is not what was struck: 'Copper Comet withdrawn, prices −10.5 %'. */
        note: z.string().optional(),
        /** As an order's own; 'settled' when its market has an answer. A bet with the house is matched at once. */
        state: z.enum([...ORDER_WORDS, 'settled']),
        /** What left the book without a match. */
        ended: money,
        ...ending,
        profit: money.nullable(),
        /** What became of the market: 'Kaveri Kings', '163', and why where it is void. */
        result: z.string(),
        /** Whether the result settled it, or people of the house by hand, and what they say of it. */
        how: z.string(),
        /** On what all one's bets in this market made together. */
        commission: money,
        at: millis,
        /** When its market had an answer, or when it left the book without having been met. */
        settledAt: millis.nullable(),
      }),
    ),
  ),
  mySportBetsCsv: call(
    'mySportBetsCsv',
    'player',
    'One’s own orders and bets on sport as CSV.',
    z.strictObject(betFilter),
    file,
    { file: true },
  ),
  priceHistory: call(
    'priceHistory',
    'public',
    'What a runner was traded at, oldest first.',
    z.strictObject({ market, runner: filledLine(80) }),
    z.object({ points: z.array(z.object({ at: millis, odds, stake: money })) }),
  ),
} as const;
