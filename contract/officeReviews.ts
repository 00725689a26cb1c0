import { z } from 'zod';
import { call } from './call.ts';
import { done, namedPlayer, reason } from './officeRows.ts';
import { millis, nothing } from './wire.ts';

/* The back office's calls about accounts that look like those of somebody who has stopped. Nobody lifts a stop here. */

const MARKS = ['phone', 'email', 'bank', 'upi', 'wallet', 'device'] as const;

export const officeReviews = {
  reviews: call(
    'reviews',
    'players.read',
    'Accounts that are held because they look like those of players who have stopped: by which kinds, never by what.',
    nothing,
    z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          at: millis,
          player: namedPlayer,
          found: z.enum(['registration', 'signIn', 'payee', 'staff']),
          matches: z.array(z.object({ kind: z.enum(MARKS), player: namedPlayer })),
          state: z.enum(['open', 'cleared', 'confirmed']),
          /** Who said first that it is somebody else. */
          first: z.string().nullable(),
          decided: z.string().nullable(),
          reason: z.string(),
        }),
      ),
    }),
  ),
  clearReview: call(
    'clearReview',
    'players.block',
    'It is somebody else. Said by two people the account plays again.',
    reason,
    z.object({ state: z.enum(['open', 'cleared']) }),
    { once: true },
  ),
  confirmReview: call(
    'confirmReview',
    'players.block',
    'It is the same person: the stop counts for this account too.',
    reason,
    done,
    { once: true },
  ),
} as const;
