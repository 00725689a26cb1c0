import type { Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { UserId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import { kindOf, prizesOf, standingsOf } from '@maidan/exchange/fantasy/contests';
import { hasContests, squadOf } from '@maidan/exchange/fantasy/squad';
import { teamPoints } from '@maidan/exchange/fantasy/team';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { pageOf } from '../wallet/store.ts';
import { contestId, contestNamed, contestOfEntry } from './contestId.ts';
import { changeEntry, enterContest } from './entries.ts';
import { MatchPoints } from './matchPoints.ts';
import type { EntryRow } from './rows.ts';
import {
  contestsEntered,
  contestsOf,
  entriesOf,
  feesHeld,
  type MatchFound,
  matchesEnded,
  matchesUnderWay,
  matchFound,
} from './store.ts';
import { contestView, contestViews, matchView } from './views.ts';

type OwnEntry = Reply<'myContests'>['rows'][number]['entries'][number];

type Answered = Pick<
  Handlers,
  'fantasyMatches' | 'fantasyMatch' | 'fantasyContest' | 'myContests' | 'enterContest' | 'changeEntry'
>;

/** Fantasy contests. All of it is read from the database, so that any node can tell it. */
export function fantasyHandlers(deps: Deps): Answered {
  const { db, writer } = deps;
  const points = new MatchPoints(deps);
  return {
    fantasyMatches: async ({ show }, { user }) => {
      const state = show === 'live' ? 'inPlay' : 'upcoming';
      const found = show === 'ended' ? await matchesEnded(db, user) : await matchesUnderWay(db, state, user);
      const rows = found.filter(({ fixture }) => hasContests(fixture));
      return ok({
        rows: rows.map(row => ({ ...matchView(row), entries: row.entries ?? 0, mine: row.mine ?? 0 })),
      });
    },
    fantasyMatch: async ({ event }, { user }) => {
      const match = await matchFound(db, event);
      if (!match || !hasContests(match.fixture)) return refuse('unknown-event');
      const contests = await contestsOf(db, event, user);
      return ok({ ...(await squadView(points, match)), contests: contestViews(match, contests) });
    },
    fantasyContest: ({ contest }, { user }) => contestNow(deps, points, contest, user),
    myContests: async (input, { user }) => {
      const [{ rows, total }, held] = await Promise.all([contestsEntered(db, user, input), feesHeld(db, user)]);
      const shown = rows.map(({ fixture, event_state, starts_at, own, ...row }) => ({
        ...matchView({ id: row.event_id, fixture, state: event_state, starts_at }),
        contest: contestView(row, (own as OwnEntry[]).length),
        entries: own as OwnEntry[], // as the database was asked to build it
      }));
      return ok({ ...pageOf(shown, total, input.page, input.size), held });
    },
    enterContest: async ({ contest, team }, caller) => {
      const named = contestNamed(contest);
      return named ? writer.do(enterContest(deps, caller, named, team)) : refuse('unknown-contest');
    },
    changeEntry: async ({ entry, team }, caller) => {
      const named = contestNamed(contestOfEntry(entry, caller.user) ?? '');
      return named ? writer.do(changeEntry(deps, caller, named.event, entry, team)) : refuse('unknown-entry');
    },
  };
}

/** Who can be picked, with their points by now. */
async function squadView(matchPoints: MatchPoints, match: MatchFound) {
  const { points, score } = await matchPoints.of(match);
  return {
    ...matchView(match),
    isLocked: match.is_locked,
    score,
    squad: squadOf(match.fixture).map(player => {
      const { total, lines } = points[player.id]!; // of all 22
      return { ...player, points: total, lines: lines.map(line => ({ ...line })) };
    }),
  };
}

async function contestNow(
  { db }: Deps,
  matchPoints: MatchPoints,
  id: string,
  user: UserId,
): Promise<Result<Reply<'fantasyContest'>, ErrorCode>> {
  const named = contestNamed(id);
  const match = named && (await matchFound(db, named.event));
  if (!named || !match || !hasContests(match.fixture)) return refuse('unknown-contest');
  const contests = contestViews(match, await contestsOf(db, named.event, user));
  const contest = contests.find(each => each.id === contestId(named.event, named.kind.code, named.nth));
  if (!contest) return refuse('unknown-contest');
  const [entries, squad] = await Promise.all([entriesOf(db, id), squadView(matchPoints, match)]);
  const standing = await standingNow(matchPoints, match, contest, entries);
  return ok({
    ...squad,
    contest,
    entries: entries
      .map((entry, n) => entryView(entry, standing[n]!, entry.user_id === user, match.is_locked))
      .toSorted((a, b) => a.place - b.place || a.nth - b.nth),
  });
}

interface StandingNow {
  readonly points: number;
  readonly place: number;
  readonly prize: Reply<'fantasyContest'>['entries'][number]['prize'];
}

/** As it was paid; before that as it would be, were the match over. */
async function standingNow(
  matchPoints: MatchPoints,
  match: MatchFound,
  { code, fee }: Reply<'fantasyContest'>['contest'],
  entries: readonly EntryRow[],
): Promise<readonly StandingNow[]> {
  const { points } = await matchPoints.of(match);
  const made = entries.map(entry => entry.points ?? teamPoints(entry.team, points));
  const kind = kindOf(code);
  const standings = standingsOf(kind && match.is_locked ? prizesOf({ ...kind, fee }, entries.length) : [], made);
  return entries.map((entry, n) => ({
    points: made[n]!,
    place: entry.place ?? standings[n]!.place,
    prize: entry.prize ?? standings[n]!.prize,
  }));
}

const entryView = ({ id, nth, team }: EntryRow, standing: StandingNow, isMine: boolean, isLocked: boolean) => ({
  ...{ id: isMine ? id : '', nth, isMine, ...standing },
  team: isMine || isLocked ? { ...team, players: [...team.players] } : null,
});
