import { HARM_FIGURES, HARM_RULES } from '@maidan/core/harm/marker';
import { z } from 'zod';
import { call } from './call.ts';
import { GLANCE_DAYS, GLANCE_FIGURES, LOOKS } from './glance.ts';
import { done, namedPlayer } from './officeRows.ts';
import { day, filledLine, id, line, millis, money, paged, paging } from './wire.ts';

/* The back office's calls about how players are protected. Nothing of it is told to a player. */

const figure = z.enum(GLANCE_FIGURES);
const rule = z.enum(HARM_RULES);
const code = z.string().regex(/^[\w-]{0,40}$/);
const count = z.int();

const look = z.object({ id: z.string(), what: z.enum(LOOKS), words: z.string(), by: z.string(), at: millis });

export const officeProtection = {
  protectionDays: call(
    'protectionDays',
    'protection.read',
    'What players met of their limits, checks and stops, by day in India, newest first; and by limit.',
    z.strictObject({ days: z.enum(GLANCE_DAYS).default('30') }),
    z.object({
      days: z.array(z.object({ day: z.string(), counts: z.partialRecord(figure, count) })),
      totals: z.partialRecord(figure, count),
      limits: z.array(z.object({ code: z.string(), count })),
    }),
  ),
  protectionPlayers: call(
    'protectionPlayers',
    'protection.read',
    'The players behind a figure, from a day to another.',
    z.strictObject({ figure, from: day, to: day, code: code.default(''), ...paging }),
    paged(z.object({ player: namedPlayer, count, codes: z.array(z.string()), lastAt: millis })),
  ),
  harmPlayers: call(
    'harmPlayers',
    'protection.read',
    'Players with markers of harm, those with the newest first.',
    z.strictObject({
      show: z.enum(['new', 'all']).default('new'),
      rule: z.enum(['all', ...HARM_RULES]).default('all'),
      search: line(100).default(''),
      ...paging,
    }),
    paged(
      z.object({
        player: namedPlayer,
        rules: z.array(rule),
        markers: count,
        lastAt: millis,
        /** Whether something was found since staff looked. */
        isNew: z.boolean(),
        look: look.omit({ id: true, words: true }).nullable(),
      }),
    ),
  ),
  harmPlayer: call(
    'harmPlayer',
    'protection.read',
    'What was found of a player that may be harm, with figures as the ledger has them now, and who looked.',
    z.strictObject({ id }),
    z.object({
      player: namedPlayer,
      stop: z.object({ kind: z.enum(['timeOut', 'exclusion', 'closed']), until: millis.nullable() }).nullable(),
      markers: z.array(
        z.object({
          id: z.string(),
          rule,
          at: millis,
          isNew: z.boolean(),
          figures: z.record(z.string(), z.number()),
          sums: z.array(z.object({ figure: z.enum(HARM_FIGURES), count, sum: money })),
        }),
      ),
      looks: z.array(look),
    }),
  ),
  harmRows: call(
    'harmRows',
    'protection.read',
    'The rows of the ledger that a figure of a marker is made of, newest first.',
    z.strictObject({ id, figure: z.enum(HARM_FIGURES), ...paging }),
    paged(
      z.object({
        kind: z.enum(['bet', 'rowBet', 'order', 'spin', 'entry', 'transfer', 'deposit', 'withdrawal', 'refused']),
        id: z.string(),
        at: millis,
        amount: money,
      }),
    ),
  ),
  noteLook: call(
    'noteLook',
    'protection.note',
    'Note that one looked at a player, or spoke with them: what was found so far is not new any more.',
    z.strictObject({ id, what: z.enum(LOOKS), words: filledLine(1_000) }),
    done,
    { once: true },
  ),
} as const;
