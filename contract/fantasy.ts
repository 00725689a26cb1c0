import { CONTEST_KINDS } from '@maidan/exchange/fantasy/contests';
import { FEATS } from '@maidan/exchange/fantasy/pointsTable';
import { ROLES } from '@maidan/exchange/fantasy/squad';
import type { Scoreboard } from '@maidan/exchange/sports/sport';
import { z } from 'zod';
import { call } from './call.ts';
import { id, millis, money, paged, paging } from './wire.ts';

/* Fantasy contests on matches: elevens of one's own, and what they come to. Points and credits are in halves. */

const contestId = z.string().regex(/^fantasy\.[\w-]{1,64}\.\w{2,12}\.\d{1,5}$/, 'That is not a contest.');
const entryId = z.string().regex(/^fantasy\.[\w.-]{1,150}$/, 'That is not an entry.');

const picked = z.int().min(0).max(21);
const team = z.strictObject({ players: z.array(picked).max(22), captain: picked, vice: picked });

const match = {
  event: z.string(),
  name: z.string(),
  competition: z.string(),
  format: z.string(),
  sides: z.array(z.string()),
  startsAt: millis,
  state: z.enum(['upcoming', 'live', 'over', 'void']),
};

const contest = z.object({
  id: z.string(),
  code: z.enum(CONTEST_KINDS.map(({ code }) => code)),
  /** The second of a kind opens when the first is full. */
  nth: z.int(),
  fee: money,
  places: z.int(),
  mostEach: z.int(),
  entries: z.int(),
  /** Of whoever asks. */
  mine: z.int(),
  state: z.enum(['open', 'settled', 'refunded']),
  why: z.enum(['few', 'abandoned', 'void']).nullable(),
  /** With everybody who is in by now; and what they are when every place is taken. */
  prizes: z.array(money),
  fullPrizes: z.array(money),
});

const entry = z.object({
  id: z.string(),
  nth: z.int(),
  isMine: z.boolean(),
  /** As it stands while it is played. */
  points: z.int(),
  place: z.int(),
  prize: money,
  /** Of others only once nobody can change theirs. */
  team: z.object({ players: z.array(z.int()), captain: z.int(), vice: z.int() }).nullable(),
});

const squad = z.array(
  z.object({
    id: z.int(),
    side: z.literal([0, 1]),
    name: z.string(),
    role: z.enum(ROLES),
    credits: z.int(),
    /** Whole ones, before anybody's captain. */
    points: z.int(),
    lines: z.array(z.object({ feat: z.enum(FEATS), count: z.int(), points: z.int() })),
  }),
);

const withSquad = {
  ...match,
  isLocked: z.boolean(),
  /** The score; nothing before the toss. */
  score: z.unknown().transform(value => value as Scoreboard | null),
  squad,
};

export const fantasy = {
  fantasyMatches: call(
    'fantasyMatches',
    'player',
    'Matches with contests: those to come, those being played, or those that are over.',
    z.strictObject({ show: z.enum(['upcoming', 'live', 'ended']) }),
    z.object({ rows: z.array(z.object({ ...match, entries: z.int(), mine: z.int() })) }),
  ),
  fantasyMatch: call(
    'fantasyMatch',
    'player',
    'A match: who can be picked and for how much, their points by now, and its contests.',
    z.strictObject({ event: id }),
    z.object({ ...withSquad, contests: z.array(contest) }),
  ),
  fantasyContest: call(
    'fantasyContest',
    'player',
    'A contest as it stands: its entries by their points. The teams of others are told once the first ball was bowled.',
    z.strictObject({ contest: contestId }),
    z.object({ ...withSquad, contest, entries: z.array(entry) }),
  ),
  myContests: call(
    'myContests',
    'player',
    'The contests one has entered, newest first: all of them, or those that are not decided yet.',
    z.strictObject({ state: z.enum(['all', 'open']).default('all'), ...paging }),
    paged(
      z.object({
        ...match,
        contest,
        entries: z.array(
          z.object({ nth: z.int(), points: z.int().nullable(), place: z.int().nullable(), prize: money.nullable() }),
        ),
      }),
    ).extend({
      /** For all that are not decided yet, on whatever page they are. */
      held: money,
    }),
  ),
  enterContest: call(
    'enterContest',
    'player',
    'Enter a contest with a team: its fee is held until the match is over.',
    z.strictObject({ contest: contestId, team }),
    z.object({ entry: z.string(), nth: z.int() }),
    { once: true },
  ),
  changeEntry: call(
    'changeEntry',
    'player',
    'Another team for an entry of one’s own, until the first ball.',
    z.strictObject({ entry: entryId, team }),
    z.object({ entry: z.string(), nth: z.int() }),
    { once: true },
  ),
} as const;
