import { CONTEST_KINDS } from '@maidan/exchange/fantasy/contests';
import { z } from 'zod';
import { call } from './call.ts';
import { namedPlayer } from './officeRows.ts';
import { line, millis, money, paged, paging } from './wire.ts';

/* The back office's calls about fantasy contests: they are looked at, and settle by themselves. */

const contest = z.object({
  id: z.string(),
  event: z.string(),
  match: z.string(),
  startsAt: millis,
  code: z.enum(CONTEST_KINDS.map(({ code }) => code)),
  nth: z.int(),
  fee: money,
  entries: z.int(),
  places: z.int(),
  state: z.enum(['open', 'settled', 'refunded']),
  why: z.enum(['few', 'abandoned', 'void']).nullable(),
  /** What was paid in, or is held. */
  staked: money,
  /** What has been paid out as prizes. */
  paid: money,
  rake: money,
});

export const officeContests = {
  officeContests: call(
    'officeContests',
    'sport.read',
    'Fantasy contests, the newest first: entries, what was paid in, paid out and kept.',
    z.strictObject({
      state: z.enum(['all', 'open', 'settled', 'refunded']).default('all'),
      search: line(60).default(''),
      ...paging,
    }),
    paged(contest),
  ),
  officeContest: call(
    'officeContest',
    'sport.read',
    'One contest with its entries, as they are placed.',
    z.strictObject({ id: z.string().regex(/^fantasy\.[\w-]{1,64}\.\w{2,12}\.\d{1,5}$/, 'That is not a contest.') }),
    contest.extend({
      rows: z.array(
        z.object({
          nth: z.int(),
          player: namedPlayer,
          at: millis,
          /** In halves; nothing before it is settled. */
          points: z.int().nullable(),
          place: z.int().nullable(),
          prize: money.nullable(),
        }),
      ),
    }),
  ),
} as const;
