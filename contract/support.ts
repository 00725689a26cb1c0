import { z } from 'zod';
import { call } from './call.ts';
import { FIELD } from './fieldSentences.ts';
import { MOST_LETTERS, THING_KINDS, THING_STATES } from './ticketKinds.ts';
import { id, millis, money, paged, paging } from './wire.ts';

/* Questions to support, for the player who asks them. */

/** What cannot be seen; line breaks can, and joiners make letters and pictures. */
const UNSEEN = /[^\P{Cc}\n\t]|[^\P{Cf}\u200c\u200d]|[\p{Zl}\p{Zp}]/u;

/** A black flag and which part of a country it is of, in letters that nobody sees. */
const FLAGS = /(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu;

/** Something to read or to look at: fillers, Braille without a dot and a note without a head are letters and symbols too. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A message: kept as it was typed. */
export const message = z
  .string()
  .max(MOST_LETTERS)
  .refine(text => SEEN.test(text), FIELD.required)
  .refine(text => !UNSEEN.test(text.replaceAll(FLAGS, '')), FIELD.controlCharacters)
  .refine(text => text.isWellFormed(), FIELD.brokenCharacters);

/** Ids of transfers have more signs than those of everything else. */
const about = z.strictObject({ kind: z.enum(THING_KINDS), id: z.string().regex(/^[\x21-\x7e]{1,200}$/) });

/** Something of the player's own, as its reader calls it. */
export const thing = z.object({
  kind: z.enum(THING_KINDS),
  id: z.string(),
  at: millis,
  name: z.string(),
  detail: z.string(),
  state: z.enum(THING_STATES),
  /** Stake, or what was moved. */
  amount: money,
  /** What it made or took; nothing while it is open. */
  came: money.nullable(),
});

export const ticketState = z.enum(['open', 'closed']);

export const support = {
  tickets: call(
    'tickets',
    'player',
    'One’s own questions to support, the one with the latest message first.',
    z.strictObject(paging),
    paged(
      z.object({
        id: z.string(),
        at: millis,
        kind: z.enum(THING_KINDS).nullable(),
        state: ticketState,
        /** Who wrote last, when, and how it begins. */
        lastBy: z.enum(['player', 'staff']),
        lastAt: millis,
        words: z.string(),
      }),
    ),
  ),
  ticket: call(
    'ticket',
    'player',
    'One of one’s own questions with all that was written.',
    z.strictObject({ id }),
    z.object({
      id: z.string(),
      at: millis,
      state: ticketState,
      /** Until when support means to answer what waits; nothing while nothing does. */
      answerBy: millis.nullable(),
      thing: thing.nullable(),
      messages: z.array(z.object({ id: z.string(), at: millis, by: z.enum(['player', 'staff']), words: z.string() })),
    }),
  ),
  aboutThing: call(
    'aboutThing',
    'player',
    'What a question would be about: something of one’s own, by its kind and id.',
    about,
    thing,
  ),
  askSupport: call(
    'askSupport',
    'player',
    'Ask support, about something of one’s own or about anything.',
    z.strictObject({ about: about.optional(), words: message }),
    z.object({ id: z.string() }),
    { once: true },
  ),
  writeTicket: call(
    'writeTicket',
    'player',
    'Write on. A question that was closed is open again.',
    z.strictObject({ id, words: message }),
    z.object({}),
    { once: true },
  ),
  solveTicket: call(
    'solveTicket',
    'player',
    'It is solved: the question is closed until one writes again.',
    z.strictObject({ id }),
    z.object({}),
    { once: true },
  ),
} as const;
