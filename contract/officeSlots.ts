import { z } from 'zod';
import { call } from './call.ts';
import { done } from './officeRows.ts';
import { stop } from './officeSport.ts';
import { line, money, nothing } from './wire.ts';

/* The back office's calls about slots. */

const code = z.string().regex(/^\w{2,20}$/, 'That is not a slot.');

export const officeSlots = {
  officeSlots: call(
    'officeSlots',
    'tables.read',
    'Every slot: what its rules return, what it has returned, and whether it is stopped.',
    nothing,
    z.object({
      /** All of them are. */
      stop: stop.nullable(),
      rows: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          returns: z.number(),
          most: z.number(),
          spins: z.int(),
          staked: money,
          paid: money,
          stop: stop.nullable(),
        }),
      ),
    }),
  ),
  stopSlots: call(
    'stopSlots',
    'tables.write',
    'Stop a slot, or all of them, until it is let go on.',
    z.strictObject({
      /** Without one it is all of them. */
      slot: code.optional(),
      isStopped: z.boolean(),
      /** A stop counts without one; sent again with one, it says why. Players read it. */
      reason: line(300).default(''),
      /** Only says why: what a colleague has let go on meanwhile is not stopped again. */
      isExplaining: z.boolean().default(false),
    }),
    done,
    { once: true },
  ),
} as const;
