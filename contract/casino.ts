import type { Fact } from '@maidan/games/kit/fact';
import { type Odds, SIDES } from '@maidan/core/odds';
import { FAULT_CODES, VOIDERS } from '@maidan/games/kit/roundFaults';
import { z } from 'zod';
import { call } from './call.ts';
import { codeSeen } from './codeView.ts';
import { day, file, id, line, millis, money, nothing, paged, paging, positiveMoney } from './wire.ts';

/* The casino's HTTP API: tables, bets, results and proofs. What is live comes over the stream: stream.ts. */

const code = z.string().regex(/^\w{2,20}$/, 'That is not a game.');
const odds = z
  .int()
  .min(1)
  .transform(n => n as Odds);

const slip = z.strictObject({
  selection: z.string().min(1).max(80),
  side: z.enum(SIDES),
  /** The price the player saw, in thousandths: they never get a worse one. */
  odds,
  line: z.int().min(0).max(1_000).default(0),
  stake: positiveMoney,
});

const bet = z.object({
  id: z.string(),
  game: z.string(),
  round: z.string(),
  selection: z.string(),
  label: z.string(),
  side: z.enum(SIDES),
  odds,
  line: z.int(),
  stake: money,
  at: millis,
});

/** Every bet of a player that can be looked at afterwards. */
const pastBet = bet.extend({
  /** 'undone': taken back while bets were open. */
  state: z.enum(['open', 'undone', 'settled', 'void']),
  profit: money.nullable(),
  /** What the round came to, in its first fact; empty before, and where there is none. */
  result: z.string(),
  /** The same as data; nothing where there is none. */
  first: z.custom<Fact>().nullable(),
  /** Why its round is void. */
  fault: z.enum(FAULT_CODES).nullable(),
  /** What settled it or made it void, in a sentence. */
  how: z.string(),
  /** When it was paid, given back, or taken back. */
  settledAt: millis.nullable(),
});

/** What became of a bet that somebody looks for. */
export const OUTCOMES = ['all', 'won', 'lost', 'void'] as const;

/** Which of one's own bets: of a round, by what became of them, by the days they were placed, by name. */
const betFilter = {
  game: code.optional(),
  round: id.optional(),
  /** 'past': settled, void or taken back. */
  state: z.enum(['all', 'open', 'past']).default('all'),
  from: day.optional(),
  to: day.optional(),
  /** 'void': given back. */
  outcome: z.enum(OUTCOMES).default('all'),
  /** Of the bet, its game, or the number of its round. */
  search: line(100).default(''),
};

/** Where a page of them ended. */
const mark = z.string().regex(/^\d{1,15}-\d{1,18}$/, 'That is not a mark.');

const deal = z.object({ to: z.string(), face: z.union([z.string(), z.number()]) });

/** Bets of one command: the lottery's random bets are the most. */
const MOST_BETS = 100;

/** As many as roads and statistics look back on: at a quick table about two hours, across midnight too. */
export const MOST_PAST_ROUNDS = 200;

const resultsFilter = { date: day, game: code, search: line(40).default('') };

/** What bets came to, beside what the rules say of them: the stake of a back bet is at risk, the liability of a lay bet. */
const came = {
  bets: z.int(),
  staked: money,
  returned: money,
  /** What the rules give back of these very bets on average, at the prices they were struck at. */
  expected: money,
  /** Chance alone leaves what is given back in here, all but once in 370 times. */
  low: money,
  high: money,
  /** So far off that somebody must look at it: rarer than four standard deviations. */
  isOutside: z.boolean(),
};

/** As games/kit/fair/betsTree.ts reads it, and the verifiers of docs/fairness. */
const betProof = z.object({
  version: z.literal('v2'),
  table: z.string(),
  round: z.string(),
  window: z.int(),
  bet: z.object({
    ...{ id: z.string(), selection: z.string(), side: z.enum(SIDES) },
    ...{ odds, line: z.int(), stake: money },
  }),
  salt: z.string(),
  path: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string() })),
});

export const casino = {
  placeBets: call(
    'placeBets',
    'player',
    'Bet on the round that is open: all of these bets are taken, or none.',
    z.strictObject({
      game: code,
      round: id,
      /** The `steps` of the round in the window that was seen: a bet that comes late is not taken in the next one. */
      step: z.int().min(0).max(10_000).optional(),
      bets: z.array(slip).min(1).max(MOST_BETS),
    }),
    z.object({ bets: z.array(bet) }),
    { once: true },
  ),
  undoBets: call(
    'undoBets',
    'player',
    'Take bets back in the window they were placed in. All that was held for them is free again.',
    z.strictObject({ game: code, bets: z.array(id).min(1).max(MOST_BETS) }),
    z.object({ bets: z.array(bet) }),
    { once: true },
  ),
  myCasinoBets: call(
    'myCasinoBets',
    'player',
    'One’s own casino bets, newest first, with what became of them.',
    z.strictObject({ ...betFilter, before: mark.optional(), size: paging.size }),
    z.object({
      rows: z.array(pastBet),
      /** The mark to go on before; null where there is nothing older. A page that is not full may have one. */
      next: z.string().nullable(),
    }),
  ),
  casinoBetTotals: call(
    'casinoBetTotals',
    'player',
    'What one’s own casino bets came to, game by game.',
    z.strictObject(betFilter),
    z.object({
      games: z.array(
        z.object({
          game: z.string(),
          /** That have a result. */
          bets: z.int(),
          /** Void, or taken back. */
          returned: z.int(),
          /** On those that have a result. */
          staked: money,
          net: money,
        }),
      ),
      /** False where there are older bets than were counted. */
      isWhole: z.boolean(),
    }),
  ),
  myCasinoBetsCsv: call('myCasinoBetsCsv', 'player', 'One’s own casino bets as CSV.', z.strictObject(betFilter), file, {
    file: true,
  }),
  results: call(
    'results',
    'public',
    'The rounds of one game on one day, newest first.',
    z.strictObject({ ...resultsFilter, ...paging }),
    paged(
      z.object({
        roundId: z.string(),
        winner: z.string(),
        text: z.string(),
        /** The same as data, for who says it in another language. */
        facts: z.array(z.custom<Fact>()),
        at: millis,
        isVoid: z.boolean(),
      }),
    ),
  ),
  resultsCsv: call('resultsCsv', 'public', 'The same as CSV.', z.strictObject(resultsFilter), file, { file: true }),
  pastRounds: call(
    'pastRounds',
    'public',
    'The last rounds of one game that came to a result, newest first, whatever day it was.',
    z.strictObject({
      game: code,
      size: z.coerce.number().int().min(1).max(MOST_PAST_ROUNDS).default(MOST_PAST_ROUNDS),
      /** The last round the asker saw the end of: an answer that was kept from before it is not given. */
      seen: id.optional(),
    }),
    z.object({ rounds: z.array(z.object({ round: z.string(), code: z.string(), facts: z.array(z.custom<Fact>()) })) }),
  ),
  round: call(
    'round',
    'public',
    'A finished round: what was dealt, what it came to, and the proof.',
    z.strictObject({ id }),
    z.object({
      id: z.string(),
      game: z.string(),
      at: millis,
      /** Why there is no result. */
      fault: z.enum(FAULT_CODES).nullable(),
      /** Who ended it: from the close of its bets on, one person cannot. */
      voidedBy: z.enum(VOIDERS).nullable(),
      result: z.object({ code: z.string(), facts: z.array(z.string()) }).nullable(),
      gone: z.array(z.union([z.string(), z.number()])),
      dealt: z.array(deal),
      /** The record that both verifiers take. */
      record: z.unknown(),
      betRoots: z.array(z.string()),
    }),
  ),
  betProofs: call(
    'betProofs',
    'player',
    'For one’s own bets on a round: what proves that each is in the root published when betting closed.',
    z.strictObject({ round: id }),
    z.object({ proofs: z.array(betProof) }),
  ),
  fairness: call(
    'fairness',
    'public',
    'What was promised and what came of it, table by table.',
    nothing,
    z.object({
      beacon: z.object({ label: z.string(), isIndependent: z.boolean() }),
      /** Null where nobody looks at it. */
      code: codeSeen.nullable(),
      tables: z.array(
        z.object({
          game: z.string(),
          chain: z.string(),
          head: z.string(),
          rounds: z.int(),
          voided: z.int(),
          ...came,
          /** Bets of one kind: a selection and a side, or a market of many selections as a whole. */
          kinds: z.array(z.object({ id: z.string(), label: z.string(), side: z.enum(SIDES), ...came })),
        }),
      ),
    }),
  ),
};
