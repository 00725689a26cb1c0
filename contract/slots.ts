import { z } from 'zod';
import { call } from './call.ts';
import { millis, money, nothing, positiveMoney } from './wire.ts';

/* Slots: spins and their proofs. */

const code = z.string().regex(/^\w{2,20}$/, 'That is not a slot.');
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'That is not a commitment.');

/** What a player puts into the draw: made by the browser for each spin, or typed. */
const number = z.string().regex(/^[\w-]{1,64}$/, 'A number of your own has 1 to 64 letters, digits, _ or -.');

/** What the next spin is committed to, before anybody knows the number that decides with it. */
const seat = z.object({
  chain: z.string(),
  nth: z.int(),
  commitment: z.string(),
  now: millis,
  /** The next spin may start from then on. */
  readyAt: millis,
});

/** As games/slots/spin.ts reads it, and the verifier. */
const spun = z.object({
  kind: z.literal('spin'),
  version: z.literal('v1'),
  id: z.string(),
  slot: z.string(),
  chain: z.string(),
  nth: z.int(),
  commitment: z.string(),
  seed: z.string(),
  number: z.string(),
  stake: money,
  stops: z.array(z.array(z.int())),
  paid: money,
  at: millis,
});

/** Where a page of them ended. */
const mark = z.string().regex(/^\d{1,18}$/, 'That is not a mark.');

export const slots = {
  slots: call(
    'slots',
    'public',
    'Every slot, and which of them are closed at the moment.',
    nothing,
    z.object({ rows: z.array(z.object({ code: z.string(), isClosed: z.boolean(), words: z.string() })) }),
  ),
  slotSeat: call(
    'slotSeat',
    'player',
    'What one’s own next spin is committed to, and when it may start.',
    nothing,
    seat,
  ),
  spin: call(
    'spin',
    'player',
    'Spin once: the stake is taken, the reels are drawn and what they pay is paid, or nothing of it happens.',
    z.strictObject({ slot: code, stake: positiveMoney, number, commitment: hash }),
    z.object({ spin: spun, seat }),
    { once: true },
  ),
  mySpins: call(
    'mySpins',
    'player',
    'One’s own spins, newest first, each with its proof.',
    z.strictObject({
      slot: code.optional(),
      before: mark.optional(),
      size: z.coerce.number().int().min(1).max(100).default(25),
    }),
    z.object({ rows: z.array(spun), next: z.string().nullable() }),
  ),
};
