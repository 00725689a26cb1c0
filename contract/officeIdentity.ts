import { z } from 'zod';
import { call } from './call.ts';
import { document, identityState } from './identity.ts';
import { done, namedPlayer, reason } from './officeRows.ts';
import { id, millis, nothing } from './wire.ts';

/* The back office's calls about who players are: for compliance, and for nobody else. */

const link = z.object({ url: z.string(), until: millis });

export const officeIdentity = {
  identities: call(
    'identities',
    'identity.decide',
    'Who players say they are: what waits to be looked at, then what was decided last.',
    nothing,
    z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          at: millis,
          player: namedPlayer,
          fullName: z.string(),
          born: z.string(),
          age: z.int(),
          country: z.string(),
          document,
          numberEnd: z.string(),
          /** Other accounts with the same document. */
          shared: z.array(namedPlayer),
          needsTwo: z.boolean(),
          state: identityState,
          /** Who said first that it is right. */
          first: z.string().nullable(),
          decided: z.string().nullable(),
          decidedAt: millis.nullable(),
          verifiedUntil: millis.nullable(),
          reason: z.string(),
          hasPictures: z.boolean(),
        }),
      ),
    }),
  ),
  identityPictures: call(
    'identityPictures',
    'identity.decide',
    'Links to the pictures of a document and a face, which last minutes. Every look is written down.',
    z.strictObject({ id }),
    z.object({ front: link, back: link.nullable(), face: link }),
  ),
  verifyIdentity: call(
    'verifyIdentity',
    'identity.decide',
    'It is who they say. Said by two people where the document is known from another account, or the house wants it.',
    reason,
    z.object({ state: z.enum(['submitted', 'verified']) }),
    { once: true },
  ),
  refuseIdentity: call(
    'refuseIdentity',
    'identity.decide',
    'It does not prove who they are; the player reads the reason, and may send it again.',
    reason,
    done,
    { once: true },
  ),
} as const;
