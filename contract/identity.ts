import { IDENTITY_STATES } from '@maidan/core/identity';
import { z } from 'zod';
import { call } from './call.ts';
import { DOCUMENTS } from './identityDocuments.ts';
import { FIELD } from './fieldSentences.ts';
import { day, filledLine, millis, money, nothing } from './wire.ts';

/* Who a player is: what was sent, what became of it, and how much may be paid in and out by it. */

export const identityState = z.enum(IDENTITY_STATES);
export const document = z.enum(DOCUMENTS);

const tier = z.object({ in: money, out: money, held: money });
const picture = z.instanceof(Uint8Array, { error: FIELD.required });

export const identity = {
  identity: call(
    'identity',
    'player',
    'What the house knows of who one is, what was sent, and how much may be paid in, paid out and held.',
    nothing,
    z.object({
      state: identityState,
      /** Whether money is real here: otherwise nobody needs to be known. */
      isNeeded: z.boolean(),
      /** From which age on one may play for money. */
      age: z.int(),
      /** Over how many days payments are added up. */
      days: z.int(),
      tier,
      used: tier,
      tiers: z.array(z.object({ state: identityState, tier })),
      verifiedUntil: millis.nullable(),
      sent: z
        .object({
          at: millis,
          fullName: z.string(),
          born: z.string(),
          document,
          numberEnd: z.string(),
          /** Why it was refused, for the player. */
          reason: z.string(),
        })
        .nullable(),
    }),
  ),
  sendIdentity: call(
    'sendIdentity',
    'player',
    'Send who one is: name, day of birth, a document and a picture of oneself with it. Only compliance sees the pictures.',
    z.strictObject({
      fullName: filledLine(80),
      born: day,
      document,
      number: filledLine(40).refine(text => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 4, FIELD.required),
      front: picture,
      back: picture.optional(),
      face: picture,
    }),
    z.object({ state: identityState }),
    { once: true, multipart: true, files: 3 },
  ),
} as const;
