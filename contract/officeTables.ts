import { ROOMS } from '@maidan/games/kit/category';
import { HAND_FAULTS } from '@maidan/games/kit/roundFaults';
import { z } from 'zod';
import { call } from './call.ts';
import { done } from './officeRows.ts';
import { stop } from './officeSport.ts';
import { filledLine, id, line, millis, money, nothing, positiveMoney, streamUrl } from './wire.ts';

/* The back office's calls about the casino's tables and their rounds. */

const TABLE_STATES = ['on', 'draining', 'off'] as const;
export type TableState = (typeof TABLE_STATES)[number];

const code = z.string().regex(/^\w{2,20}$/, 'That is not a game.');
const name = z.string().min(1).max(80);

const limits = z.strictObject({ min: positiveMoney, max: positiveMoney });

const table = z.object({
  code: z.string(),
  name: z.string(),
  category: z.string(),
  status: z.enum(TABLE_STATES),
  /** Stopped with its category, or with the whole casino. */
  isHeld: z.boolean(),
  /** Whether this server plays it. */
  isPlayed: z.boolean(),
  phase: z.enum(['new', 'open', 'closed', 'dealing', 'settled', 'void']),
  /** The round, or nothing before the first. */
  round: z.string(),
  dueAt: millis,
  /** Bets on the round were closed once: from then on two people are needed to end it. */
  wasClosed: z.boolean(),
  /** Those who have bets on the round. */
  players: z.int(),
  bets: z.int(),
  staked: money,
  /** The most the house can lose on the round, whatever comes. */
  worst: money,
  chain: z.object({ id: z.string(), head: z.string(), left: z.int() }).nullable(),
  locked: z.array(z.string()),
  limits: z.record(z.string(), z.object({ min: money, max: money })),
  streamUrl: z.string(),
  voided: z.int(),
  lastVoid: z.object({ round: z.string(), fault: z.string(), at: millis }).nullable(),
});

export const tables = {
  officeTables: call(
    'officeTables',
    'tables.read',
    'Every table: its state, its round, and what the house stands to lose on it.',
    nothing,
    z.object({
      now: millis,
      rows: z.array(table),
      /** The casino, or categories of it, that are stopped as a whole. */
      stopped: z.array(z.object({ category: z.enum(ROOMS), stop: stop.nullable() })),
    }),
  ),
  changeTable: call(
    'changeTable',
    'tables.write',
    'Change a table: on, off after this round, limits by market (more than the game’s own is proposed), locks, picture.',
    z.strictObject({
      code,
      status: z.enum(TABLE_STATES).optional(),
      locked: z.array(name).max(2_000).optional(),
      limits: z.record(name, limits).optional(),
      streamUrl: streamUrl.optional(),
      reason: filledLine(300),
    }),
    /** Limits above the game’s own wait as a proposal; everything else counts at once. */
    z.object({ proposal: z.string().nullable() }),
    { once: true },
  ),
  stopCasino: call(
    'stopCasino',
    'tables.write',
    'Stop the casino, or a category of it, until it is let go on. Rounds are dealt and paid; no bet is taken and none begins.',
    z.strictObject({
      category: z.enum(ROOMS),
      isStopped: z.boolean(),
      /** A stop counts without one; sent again with one, it says why. Players read it. */
      reason: line(300).default(''),
      /** Only says why: what a colleague has let go on meanwhile is not stopped again. */
      isExplaining: z.boolean().default(false),
    }),
    done,
    { once: true },
  ),
  voidRound: call(
    'voidRound',
    'tables.write',
    'End a round and return its stakes: at once while its first bets are open; after that a second person approves.',
    z.strictObject({ id, fault: z.enum(HAND_FAULTS), reason: filledLine(300) }),
    z.object({ state: z.enum(['void', 'proposed']), proposal: z.string().nullable() }),
    { once: true },
  ),
} as const;
