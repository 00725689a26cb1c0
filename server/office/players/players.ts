import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import { say } from '@maidan/words/say';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import type { UserRow } from '../../writer/rows.ts';
import { difference, entryBy } from '../entry.ts';
import { mapPage } from '../page.ts';
import {
  type ListedRow,
  playerPage,
  type PlayerRow,
  players,
  sessionOf,
  sessionsOf,
  type TransferRow,
  transfersOf,
} from '../staff/peopleStore.ts';
import { paymentOf } from '../payments/queue.ts';
import { requestsOf } from '../payments/queueStore.ts';
import { blockOf, isBlocked, playerNamed } from '../store.ts';
import { aboutWords } from '../../wallet/remark.ts';
import { stoppingOf } from '../../protection/stopView.ts';
import { takeBackEverywhere } from './takeBack.ts';

type Answered = Pick<
  Handlers,
  'players' | 'player' | 'playerLedger' | 'blockPlayer' | 'unblockPlayer' | 'endPlayerSession' | 'endPlayerSessions'
>;
type Done = Result<Record<never, never>, ErrorCode>;

export function playerHandlers(deps: Deps): Answered {
  return {
    players: async filter => ok(mapPage(await players(deps.db, filter), listedOf)),
    player: ({ id }) => player(deps, id),
    playerLedger: async ({ id, ...paging }) => {
      const user = await playerNamed(deps.db, id);
      return user === undefined
        ? refuse('unknown-player')
        : ok(mapPage(await transfersOf(deps.db, user, paging), toldOf));
    },
    blockPlayer: (input, caller) => setStatus(deps, caller, input, 'blocked'),
    unblockPlayer: (input, caller) => setStatus(deps, caller, input, 'active'),
    endPlayerSession: (input, caller) => endSession(deps, caller, input),
    endPlayerSessions: (input, caller) => endSessions(deps, caller, input),
  };
}

const toldOf = (row: TransferRow): TransferRow => ({ ...row, ref: aboutWords(say, row.kind, row.ref) });

const listedOf = (row: ListedRow) => ({ ...summaryOf(row), tags: [...row.tags] });

const summaryOf = (row: PlayerRow) => ({
  id: row.id,
  username: row.username,
  email: row.email,
  demo: row.demo,
  status: row.status,
  since: row.created_at,
  wallet: walletIn(row),
});

const walletIn = (row: PlayerRow) => ({ balance: row.player, exposure: row.exposure, held: row.held });

async function player(
  { db, sessions, settings, world }: Deps,
  id: string,
): Promise<Result<Reply<'player'>, 'unknown-player'>> {
  const row = await playerPage(db, id);
  if (!row) return refuse('unknown-player');
  const [all, open, requests, block, stopping] = await Promise.all([
    sessionsOf(db, row.id),
    sessions.openOf(row.id),
    requestsOf(db, row.id),
    row.status === 'blocked' ? blockOf(db, row.id) : undefined,
    stoppingOf(db, row.id, world.now()),
  ]);
  const isOpen = new Set(open.map(session => session.id));
  return ok({
    ...summaryOf(row),
    block: block ?? null,
    ...stopping,
    phone_number: row.phone_number,
    country: row.country,
    lastLogin: row.last_login_at,
    emailConfirmed: row.email_confirmed,
    twoStep: row.two_step,
    paidIn: row.paid_in,
    paidOut: row.paid_out,
    sessions: all.map(session => ({
      id: session.id,
      startedAt: session.started_at,
      seenAt: session.seen_at,
      // One that ran out by itself was over when it was last used.
      endedAt: isOpen.has(session.id) ? null : (session.ended_at ?? session.seen_at),
      address: session.address,
      device: session.device,
    })),
    payments: requests.map(request => paymentOf(request, settings.values)),
  });
}

/** A blocked player is out at once. A retry long after finds the player as they are then, and ends nothing. */
async function setStatus(
  deps: Deps,
  caller: Staff,
  { id, reason }: Input<'blockPlayer'>,
  status: UserRow['status'],
): Promise<Done> {
  const user = await playerNamed(deps.db, id);
  if (user === undefined) return refuse('unknown-player');
  const done = await deps.writer.do<Record<never, never>>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['user', user]],
    decide: decision => {
      const row = decision.row('user', user);
      if (!row) return refuse('unknown-player');
      const next = { ...row, status };
      decision.put('user', next);
      const action = status === 'blocked' ? 'player.block' : 'player.unblock';
      decision.audit(entryBy(caller, action, `player:${user}`, { ...difference(row, next), reason }));
      decision.announce('payments', {}); // the queue shows who is blocked
      return ok({});
    },
  });
  if (!done.ok || status !== 'blocked' || !(await isBlocked(deps.db, user))) return done;
  await deps.sessions.endAllOf(user);
  await takeBackEverywhere(deps, user, 'account-blocked');
  return done;
}

async function endSession(
  deps: Deps,
  caller: Staff,
  { id, session, reason }: Input<'endPlayerSession'>,
): Promise<Done> {
  const user = await playerNamed(deps.db, id);
  if (user === undefined) return refuse('unknown-player');
  const found = await sessionOf(deps.db, user, session);
  if (!found) return refuse('unknown-session');
  const done = await deps.writer.do<Record<never, never>>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    decide: decision => {
      if (found.ended_at !== null) return refuse('unknown-session');
      const { address, device } = found;
      const before = { session, address, device };
      decision.audit(entryBy(caller, 'player.end-session', `player:${user}`, { before, reason }));
      return ok({});
    },
  });
  if (done.ok) await deps.sessions.end(session, user);
  return done;
}

/** All that are open: the player signs in again. */
async function endSessions(
  deps: Deps,
  caller: Staff,
  { id, reason }: Input<'endPlayerSessions'>,
): Promise<Result<Reply<'endPlayerSessions'>, ErrorCode>> {
  const user = await playerNamed(deps.db, id);
  if (user === undefined) return refuse('unknown-player');
  const open = await deps.sessions.openOf(user);
  const done = await deps.writer.do<Reply<'endPlayerSessions'>>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    decide: decision => {
      const after = { sessions: open.map(({ id: session }) => session) };
      decision.audit(entryBy(caller, 'player.end-sessions', `player:${user}`, { after, reason }));
      return ok(after);
    },
  });
  // Those of the first time: who asks again does not end what was begun since.
  if (done.ok) for (const session of done.value.sessions) await deps.sessions.end(session, user);
  return done;
}
