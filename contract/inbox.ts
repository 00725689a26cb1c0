import { z } from 'zod';
import { call } from './call.ts';
import { NOTICE_KINDS } from './inboxKinds.ts';
import { id, millis, nothing } from './wire.ts';

/* What players are told, where, and what they chose of it. */

const kinds = z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length);

const choices = z.strictObject({
  /** What is not told, by way. */
  off: z.strictObject({ inbox: kinds, toast: kinds, push: kinds }),
  /** Whether what is pushed to a device says how much. */
  amounts: z.boolean(),
});

const notice = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  text: z.string(),
  at: millis,
  isRead: z.boolean(),
  /** The page that it is about. */
  to: z.string(),
  /** The page where it is seen without being told, if any. */
  seenAt: z.string().nullable(),
  /** Whether one wants to be told on the page. */
  isTold: z.boolean(),
});

/** An address of a browser's push service, and the keys to write to it. */
const address = z.strictObject({
  endpoint: z.string().min(1).max(1_000),
  p256dh: z.string().regex(/^[\w-]{80,100}$/),
  auth: z.string().regex(/^[\w-]{20,30}$/),
});

export const inbox = {
  inbox: call(
    'inbox',
    'player',
    'What one was told, the newest first, in one’s language.',
    z.strictObject({ after: id.optional(), size: z.coerce.number().int().min(1).max(50).default(20) }),
    z.object({ unread: z.int(), rows: z.array(notice), hasMore: z.boolean() }),
  ),
  readInbox: call(
    'readInbox',
    'player',
    'Seen: one message, or all up to a moment.',
    z
      .strictObject({ id: id.optional(), upTo: millis.optional() })
      .refine(({ id: one, upTo }) => (one === undefined) !== (upTo === undefined)),
    z.object({ unread: z.int() }),
  ),
  noticeChoices: call(
    'noticeChoices',
    'player',
    'What one chose to be told, and the devices it is pushed to.',
    nothing,
    choices.extend({
      /** What a browser needs to let this house push. */
      pushKey: z.string(),
      devices: z.array(z.object({ id: z.string(), device: z.string(), at: millis, isThis: z.boolean() })),
    }),
  ),
  chooseNotices: call('chooseNotices', 'player', 'Choose what to be told, and how.', choices, z.object({})),
  allowPush: call(
    'allowPush',
    'player',
    'Push to this browser from now on, until its session is ended.',
    address,
    z.object({ id: z.string() }),
  ),
  endPush: call(
    'endPush',
    'player',
    'Push nothing to a device of one’s own any more.',
    z.strictObject({ id }),
    z.object({}),
  ),
} as const;
