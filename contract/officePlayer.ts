import { IDENTITY_STATES } from '@maidan/core/identity';
import { z } from 'zod';
import { call } from './call.ts';
import { FIELD } from './fieldSentences.ts';
import { done, namedPlayer, reason } from './officeRows.ts';
import { MESSAGE_KINDS, MOMENT_KINDS, PLAY_KINDS } from './playerKinds.ts';
import { protection } from './protection.ts';
import { day, file, filledLine, id, line, millis, money } from './wire.ts';

/* Everything about one player on one page: what the back office asks for beside officePeople.ts. */

const BET_STATES = ['open', 'settled', 'void', 'ended'] as const;
export type PlacedState = (typeof BET_STATES)[number];

const LINK_KINDS = ['payee', 'device', 'address', 'mark'] as const;

/** A short word of staff about a player: small letters, digits, spaces and hyphens. */
export const tag = line(24)
  .transform(text => text.normalize('NFKC').toLowerCase())
  .refine(text => /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} -]*$/u.test(text), FIELD.tag);

/** Where the page before ended. */
const before = z
  .string()
  .regex(/^[\w:.,-]{1,900}$/)
  .optional();
const size = z.coerce.number().int().min(1).max(100).default(50);

const made = z.object({ bets: z.int(), staked: money, returned: money, net: money });
const spans = z.object({ today: made, month: made, ever: made });

const betFilter = {
  id,
  kind: z.enum(['all', ...PLAY_KINDS]).default('all'),
  state: z.enum(['all', 'open', 'settled']).default('all'),
  from: day.optional(),
  to: day.optional(),
  search: line(100).default(''),
};

/** Where something is looked at: in the office, or on the player's own pages with its proof. */
const place = z.object({ kind: z.enum(['round', 'event', 'spin', 'contest']), id: z.string(), within: z.string() });

const { limits, hasChosen, changes } = protection.playSafe.reply.shape;

export const officePlayer = {
  playerFile: call(
    'playerFile',
    'players.read',
    'What is known of a player beside the account: identity, tags, notes, and a case for who may see cases.',
    z.strictObject({ id }),
    z.object({
      identity: z.object({
        state: z.enum(IDENTITY_STATES),
        until: millis.nullable(),
        since: millis.nullable(),
      }),
      tags: z.array(z.object({ tag: z.string(), by: z.string(), at: millis, reason: z.string() })),
      notes: z.int(),
      tickets: z.int(),
      /** For who may see it. */
      openCase: z.string().nullable(),
    }),
  ),
  playerResult: call(
    'playerResult',
    'players.read',
    'What a player made: today, in 30 days and ever, by game and sport; and what is at risk, by round and market.',
    z.strictObject({ id }),
    z.object({
      all: spans,
      games: z.array(z.object({ kind: z.enum(PLAY_KINDS), code: z.string(), name: z.string(), spans })),
      /** The worst that can come of what is open, as the house holds it. */
      atRisk: z.array(z.object({ place: place.nullable(), name: z.string(), held: money })),
    }),
  ),
  playerBets: call(
    'playerBets',
    'players.read',
    'Bets of every kind, newest first, each with what became of it and where it is proven.',
    z.strictObject({ ...betFilter, before, size }),
    z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(PLAY_KINDS),
          at: millis,
          /** The game, the match or the slot. */
          title: z.string(),
          on: z.string(),
          side: z.enum(['back', 'lay']).nullable(),
          /** In thousandths. */
          odds: z.int().nullable(),
          stake: money,
          state: z.enum(BET_STATES),
          result: z.string(),
          net: money.nullable(),
          place,
        }),
      ),
      next: z.string().nullable(),
    }),
  ),
  playerBetsCsv: call(
    'playerBetsCsv',
    'players.read',
    'The same as CSV, newest first. That somebody took it is written to the audit log.',
    z.strictObject(betFilter),
    file,
    { file: true },
  ),
  playerLimits: call(
    'playerLimits',
    'players.read',
    'Limits of the player’s own, what is used of them, wishes, and everything that was ever changed.',
    z.strictObject({ id }),
    z.object({ limits, hasChosen, changes }),
  ),
  playerNotes: call(
    'playerNotes',
    'players.read',
    'What colleagues noted of a player, newest first.',
    z.strictObject({ id, before, size }),
    z.object({
      rows: z.array(z.object({ id: z.string(), by: z.string(), text: z.string(), at: millis })),
      next: z.string().nullable(),
    }),
  ),
  notePlayer: call(
    'notePlayer',
    'players.note',
    'Note something of a player, for colleagues. It stays.',
    z.strictObject({ id, text: filledLine(1_000) }),
    done,
    { once: true },
  ),
  tagPlayer: call('tagPlayer', 'players.note', 'Put a tag on a player, with a reason.', reason.extend({ tag }), done, {
    once: true,
  }),
  untagPlayer: call('untagPlayer', 'players.note', 'Take a tag away, with a reason.', reason.extend({ tag }), done, {
    once: true,
  }),
  playerTags: call(
    'playerTags',
    'players.read',
    'The tags in use, and how many players have each.',
    z.strictObject({}),
    z.object({ tags: z.array(z.object({ tag: z.string(), players: z.int() })) }),
  ),
  playerLinks: call(
    'playerLinks',
    'players.read',
    'Who shares a payee, a browser or an address of the network with a player, or resembles them; and since when.',
    z.strictObject({ id }),
    z.object({
      links: z.array(
        z.object({
          kind: z.enum(LINK_KINDS),
          /** The payee, the address; of a browser nothing, of a mark which kind. */
          what: z.string(),
          player: namedPlayer.extend({ blocked: z.boolean(), excluded: z.boolean() }),
          since: millis,
        }),
      ),
    }),
  ),
  playerMessages: call(
    'playerMessages',
    'players.read',
    'What the player was told and wrote: notices, mails, and questions for who may read them. Newest first.',
    z.strictObject({ id, kind: z.enum(['all', ...MESSAGE_KINDS]).default('all'), before, size }),
    z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(MESSAGE_KINDS),
          at: millis,
          title: z.string(),
          text: z.string(),
          state: z.enum(['read', 'unread', 'sent', 'waiting', 'handed', 'expired', 'open', 'closed']),
        }),
      ),
      next: z.string().nullable(),
    }),
  ),
  playerTimeline: call(
    'playerTimeline',
    'players.read',
    'Everything that happened with an account, newest first. Cases only for who may see them.',
    z.strictObject({ id, kind: z.enum(['all', ...MOMENT_KINDS]).default('all'), before, size }),
    z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(MOMENT_KINDS),
          code: z.string(),
          at: millis,
          /** Who of staff did it; empty where it was the player or the house. */
          by: z.string(),
          /** As it was typed. */
          text: z.string(),
          amount: money.nullable(),
          /** A payment, a limit, a kind of stop, a tag, an address: what the code is about. */
          about: z.string(),
        }),
      ),
      next: z.string().nullable(),
    }),
  ),
  endPlayerSessions: call(
    'endPlayerSessions',
    'players.block',
    'End every session of a player, with a reason. The account stays open.',
    reason,
    z.object({ sessions: z.array(z.string()) }),
    { once: true },
  ),
} as const;
