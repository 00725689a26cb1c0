import type { ErrorCode } from '@maidan/contract/errors';
import { accountsOf, holdFor } from '@maidan/core/ledger';
import { ok, refuse, type Result } from '@maidan/core/result';
import { hasContests, squadOf } from '@maidan/exchange/fantasy/squad';
import { type Team, teamFault } from '@maidan/exchange/fantasy/team';
import type { Deps } from '../deps.ts';
import type { EventRow } from '../exchange/rows.ts';
import type { Player } from '../http/caller.ts';
import { mayStake, watchOf } from '../protection/keptWithin.ts';
import type { Command } from '../writer/command.ts';
import type { Decision } from '../writer/decision.ts';
import type { RowRef } from '../writer/rows.ts';
import { contestId, type ContestName, entryId } from './contestId.ts';
import type { ContestRow } from './rows.ts';

/*
 * Entering a contest, and changing one's team, as commands of the one writer. Any node decides them: the rows of the contest and
 * of the match are locked. Whether the first ball was bowled is asked once more by the database, of the record itself.
 */

type House = Pick<Deps, 'stops'>;
export interface Entered {
  readonly entry: string;
  readonly nth: number;
}

const LOCKED = { before_first_ball: 'contest-locked' } as const;

export function enterContest({ stops }: House, caller: Player, named: ContestName, team: Team): Command<Entered> {
  const { key, fingerprint, user } = caller;
  const { event, kind, nth } = named;
  const contest = contestId(event, kind.code, nth);
  const turns = Array.from({ length: kind.mostEach }, (_, n) => entryId(contest, user, n + 1));
  return {
    key,
    fingerprint,
    accounts: accountsOf(user),
    rows: [
      ...watchOf(user),
      ['contest', contest],
      ['sportEvent', event],
      ...turns.map((id): RowRef => ['contestEntry', id]),
      ...(nth > 1 ? [['contest', contestId(event, kind.code, nth - 1)] as const] : []),
    ],
    conflicts: LOCKED,
    decide: decision => {
      const row = decision.row('contest', contest);
      const fixture = openTo(decision, stops, caller, event);
      if (!fixture.ok) return fixture;
      if (!row && !isNext(decision, named)) return refuse('unknown-contest');
      if (teamFault(squadOf(fixture.value), team)) return refuse('team-not-allowed');
      const entry = turns.find(id => !decision.row('contestEntry', id));
      if (row && row.entries >= row.places) return refuse('contest-full');
      if (entry === undefined) return refuse('contest-entered');
      const own = mayStake(decision, user, () => ({ stakes: kind.fee, largest: kind.fee, bets: 1, more: kind.fee }));
      if (!own.ok) return own;
      const now = row ?? newContest(named, decision);
      const held = decision.post(holdFor(user, now.fee, entry, contest));
      if (!held.ok) return held;
      const place = now.entries + 1;
      if (row) decision.put('contest', { ...row, entries: place });
      else decision.add('contest', { ...now, entries: place });
      decision.add('contestEntry', {
        ...{ id: entry, contest_id: contest, nth: place, user_id: user, team, fee: now.fee, state: 'open' },
        ...{ points: null, place: null, prize: null, at: decision.now, changed_at: decision.now, settled_at: null },
      });
      return ok({ entry, nth: place });
    },
  };
}

/** The same entry with another team: nothing is paid for that, and nothing of the player's limits is used. */
export function changeEntry(
  { stops }: House,
  caller: Player,
  event: string,
  entry: string,
  team: Team,
): Command<Entered> {
  const { key, fingerprint, user } = caller;
  return {
    key,
    fingerprint,
    accounts: [],
    rows: [
      ['user', user],
      ['sportEvent', event],
      ['contestEntry', entry],
    ],
    conflicts: LOCKED,
    decide: decision => {
      const row = decision.row('contestEntry', entry);
      if (!row || row.user_id !== user) return refuse('unknown-entry');
      const fixture = openTo(decision, stops, caller, event);
      if (!fixture.ok) return fixture;
      if (teamFault(squadOf(fixture.value), team)) return refuse('team-not-allowed');
      decision.put('contestEntry', { ...row, team, changed_at: decision.now });
      return ok({ entry, nth: row.nth });
    },
  };
}

/** Whether this player can enter contests of this match now. */
function openTo(
  decision: Decision,
  stops: Deps['stops'],
  { user }: Player,
  event: string,
): Result<EventRow['fixture'], ErrorCode> {
  const match = decision.row('sportEvent', event);
  if (decision.row('user', user)?.status !== 'active') return refuse('account-blocked');
  if (!match || !hasContests(match.fixture)) return refuse('unknown-contest');
  if (match.state !== 'upcoming') return refuse('contest-locked');
  if (match.is_stopped || stops.has('sport:all', 'sport:cricket', `event:${event}`)) return refuse('contest-closed');
  return ok(match.fixture);
}

/** The first of a kind is open from the beginning, the next when the one before is full. */
function isNext(decision: Decision, { event, kind, nth }: ContestName): boolean {
  if (nth === 1) return true;
  const before = decision.row('contest', contestId(event, kind.code, nth - 1));
  return before !== undefined && before.entries === before.places;
}

const newContest = ({ event, kind, nth }: ContestName, { now }: Decision): ContestRow => ({
  ...{ id: contestId(event, kind.code, nth), event_id: event, kind: kind.code, nth },
  ...{ fee: kind.fee, places: kind.places, most_each: kind.mostEach, entries: 0, state: 'open', why: null },
  ...{ rake: 0 as ContestRow['rake'], at: now, settled_at: null },
});
