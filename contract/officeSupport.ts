import { z } from 'zod';
import { call } from './call.ts';
import { LANGUAGES } from './language.ts';
import { done, namedPlayer, reason } from './officeRows.ts';
import { message, thing, ticketState } from './support.ts';
import { THING_KINDS } from './ticketKinds.ts';
import { filledLine, id, line, millis, paged, paging } from './wire.ts';

/* The back office's calls about questions of players. */

const colleague = z.object({ id: z.string(), name: z.string() });

const ticketRow = z.object({
  id: z.string(),
  at: millis,
  player: namedPlayer,
  kind: z.enum(THING_KINDS).nullable(),
  state: ticketState,
  /** Since when the player waits for an answer; nothing where they do not. */
  waitingSince: millis.nullable(),
  /** From then on it is too late. */
  dueAt: millis.nullable(),
  isOverdue: z.boolean(),
  /** Who is on it. */
  staff: colleague.nullable(),
  lastAt: millis,
  /** How the last message begins. */
  words: z.string(),
});

/** Which questions: those that wait for an answer, one's own, all that are open, those that are over. */
const TICKET_LISTS = ['waiting', 'mine', 'open', 'closed'] as const;

export const officeSupport = {
  officeTickets: call(
    'officeTickets',
    'support.read',
    'Questions of players: who waits longest first, then the latest.',
    z.strictObject({ show: z.enum(TICKET_LISTS).default('waiting'), search: line(100).default(''), ...paging }),
    paged(ticketRow).extend({ waiting: z.int(), overdue: z.int() }),
  ),
  officeTicket: call(
    'officeTicket',
    'support.read',
    'One question: what it is about, all that was written, notes of colleagues, and what can be answered with a click.',
    z.strictObject({ id }),
    ticketRow.extend({
      language: z.enum(LANGUAGES),
      hasMail: z.boolean(),
      thing: thing
        .extend({ event: z.string().nullable(), market: z.string().nullable(), game: z.string().nullable() })
        .nullable(),
      messages: z.array(
        z.object({
          id: z.string(),
          at: millis,
          /** 'note': from a colleague to colleagues; no player reads it. */
          by: z.enum(['player', 'staff', 'note']),
          name: z.string(),
          words: z.string(),
        }),
      ),
      /** Answers that are often given. */
      answers: z.array(z.string()),
      /** Who could be on it. */
      colleagues: z.array(colleague),
    }),
  ),
  takeTicket: call(
    'takeTicket',
    'support.answer',
    'Be on it. Says who was on it before, so that two who take it at once do not both think they are.',
    z.strictObject({ id, from: id.nullable() }),
    done,
    { once: true },
  ),
  handTicket: call(
    'handTicket',
    'support.answer',
    'Hand it over to a colleague, with a note that no player reads.',
    z.strictObject({ id, to: id, words: filledLine(500) }),
    done,
    { once: true },
  ),
  answerTicket: call(
    'answerTicket',
    'support.answer',
    'Answer the player, who is told by mail and behind the bell. Whoever answers a question that nobody is on is on it.',
    z.strictObject({ id, words: message, isClosed: z.boolean().default(false) }),
    done,
    { once: true },
  ),
  closeTicket: call('closeTicket', 'support.answer', 'It is over, until the player writes again.', reason, done, {
    once: true,
  }),
  reopenTicket: call(
    'reopenTicket',
    'support.answer',
    'It is not over after all; the player waits from now on.',
    reason,
    done,
    { once: true },
  ),
} as const;
