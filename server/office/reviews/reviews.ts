import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { UserId } from '@maidan/core/ids';
import { isStopped, joined, type Stop, type StopKind } from '@maidan/core/stop';
import { ok, refuse, type Result } from '@maidan/core/result';
import { userById } from '../../accounts/store.ts';
import { type Queryable, timestamp } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Staff } from '../../http/caller.ts';
import type { Handlers } from '../../http/http.ts';
import { stopIn, watchOf } from '../../protection/keptWithin.ts';
import { marksOfPlayer } from '../../protection/marks.ts';
import type { Match } from '../../protection/match.ts';
import { recogniseAgain, recogniseOthers } from '../../protection/recognise.ts';
import type { ReviewRow } from '../../protection/rows.ts';
import { remember, stand, watchIn } from '../../protection/stopping.ts';
import type { Command } from '../../writer/command.ts';
import type { Decision } from '../../writer/decision.ts';
import { entryBy } from '../entry.ts';
import { takeBackEverywhere } from '../players/takeBack.ts';
import { areTwo, staffRows } from '../proposals/vouching.ts';
import { colleagueIds } from '../store.ts';

/** Accounts that look like those of players who have stopped. */
export const reviewHandlers = (deps: Deps): Pick<Handlers, 'reviews' | 'clearReview' | 'confirmReview'> => ({
  reviews: async () => ok({ rows: await reviewsIn(deps.db) }),
  clearReview: (input, caller) => clear(deps, input, caller),
  confirmReview: (input, caller) => confirm(deps, input, caller),
});

/** It is somebody else: to let them play takes two people, as everything that a mistake could not take back. */
async function clear(
  deps: Deps,
  { id, reason }: Input<'clearReview'>,
  caller: Staff,
): Promise<Result<Reply<'clearReview'>, ErrorCode>> {
  const known = await reviewNamed(deps.db, id);
  if (!known) return refuse('unknown-review');
  const done = await deps.writer.do(
    deciding(known, caller, staffRows(await colleagueIds(deps.db)), (decision, review) => {
      const isSecond = review.first_by !== null && areTwo(decision, review.first_by, caller.staff);
      if (review.first_by !== null && !isSecond) return refuse('second-person-needed');
      if (isSecond) end(decision, review, caller, 'cleared', reason);
      else decision.put('review', { ...review, first_by: caller.staff, first_at: decision.now, reason });
      const after = { review: id, state: isSecond ? 'cleared' : 'open', matches: review.matches };
      decision.audit(entryBy(caller, 'review.clear', `player:${review.user_id}`, { after, reason }));
      return ok({ state: isSecond ? 'cleared' : 'open' } as const);
    }),
  );
  const user = done.ok && done.value.state === 'cleared' ? await userById(deps.db, known.user_id) : undefined;
  if (user) await recogniseAgain(deps, user, caller).catch(() => undefined); // or at the next sign-in
  return done;
}

/**
 * It is the same person: what stands for whom they look like stands for this account, to the same end, and by what this account
 * was known they are known again too.
 */
async function confirm(
  deps: Deps,
  { id, reason }: Input<'confirmReview'>,
  caller: Staff,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const known = await reviewNamed(deps.db, id);
  if (!known) return refuse('unknown-review');
  const others = known.matches.flatMap(({ player }) => watchOf(player));
  const [user, closed] = await Promise.all([userById(deps.db, known.user_id), stopsOfClosed(deps, known.matches)]);
  const marks = user ? await marksOfPlayer(deps.db, deps.secrets, user) : [];
  const done = await deps.writer.do<Record<never, never>>(
    deciding(known, caller, others, (decision, review) => {
      const longest = longestOf(decision, review.matches, closed);
      if (!longest) return refuse('not-stopped');
      end(decision, review, caller, 'confirmed', reason);
      remember(decision, review.user_id, marks);
      const watch = watchIn(decision, review.user_id);
      const before = stopIn(watch);
      const stop = joined(before, longest);
      const isThere = before?.returnAskedAt === null && (before.until ?? Infinity) >= (stop.until ?? Infinity);
      if (!isThere) stand(decision, watch, stop, { id: caller.key, what: stop.kind, until: stop.until });
      const after = { review: id, stop, matches: review.matches };
      decision.audit(entryBy(caller, 'review.confirm', `player:${review.user_id}`, { after, reason }));
      return ok({});
    }),
  );
  if (!done.ok) return done;
  await takeBackEverywhere(deps, known.user_id, 'play-stopped').catch(() => undefined); // or takeBackOfStopped does
  if (user) await recogniseOthers(deps, user, caller).catch(() => undefined); // or when they sign in
  return done;
}

function deciding<A>(
  { id, user_id }: ReviewRow,
  { key, fingerprint }: Staff,
  more: NonNullable<Command<A>['rows']>,
  decide: (decision: Decision, review: ReviewRow) => Result<A, ErrorCode>,
): Command<A> {
  return {
    ...{ key, fingerprint, accounts: [], rows: [['review', id], ...watchOf(user_id), ...more] },
    decide: decision => {
      const review = decision.row('review', id);
      if (!review) return refuse('unknown-review');
      return review.state === 'open' ? decide(decision, review) : refuse('review-decided');
    },
  };
}

/** The account is held no longer. */
function end(
  decision: Decision,
  review: ReviewRow,
  { staff }: Staff,
  state: 'cleared' | 'confirmed',
  reason: string,
): void {
  decision.put('review', { ...review, state, decided_by: staff, decided_at: decision.now, reason });
  decision.put('watch', { ...watchIn(decision, review.user_id), held_at: null });
  decision.announce('payments', {});
}

function longestOf(decision: Decision, matches: readonly Match[], closed: readonly OfClosed[]): Stop | undefined {
  const stops = matches.flatMap(({ player }): readonly Stop[] => {
    const stop = stopIn(watchIn(decision, player));
    if (stop?.kind !== 'closed') return stop ? [stop] : [];
    return closed.filter(each => each.user === player);
  });
  return stops
    .filter(stop => isStopped(stop, decision.now))
    .toSorted((a, b) => (b.until ?? Infinity) - (a.until ?? Infinity))[0];
}

type OfClosed = Stop & { readonly user: UserId };

/** What those asked for who closed the account since: nothing is added to it any more. */
async function stopsOfClosed(
  { db, world }: Pick<Deps, 'db' | 'world'>,
  matches: readonly Match[],
): Promise<readonly OfClosed[]> {
  const { rows } = await db.query(
    `select player_stops.user_id as user, what as kind, at as since, until from player_stops
     where player_stops.user_id = any($1) and what in ('timeOut', 'exclusion')
       and (until is null or until > $2)`,
    [matches.map(({ player }) => player), timestamp(world.now())],
  );
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as StopKind, returnAskedAt: null })); // `return` is none of them
}

async function reviewNamed(db: Queryable, id: string): Promise<ReviewRow | undefined> {
  const { rows } = await db.query('select * from account_reviews where id = $1', [id]);
  return rows[0];
}

/** Those that wait, the oldest first; then what was decided last. */
async function reviewsIn(db: Queryable): Promise<Reply<'reviews'>['rows']> {
  const { rows } = await db.query(
    `select account_reviews.id, at, account_reviews.user_id as user, users.username, found, matches, state, reason,
       (select name from staff where id = first_by) as first, (select name from staff where id = decided_by) as decided
     from account_reviews join users on users.id = account_reviews.user_id
     order by state = 'open' desc, case when state = 'open' then at end, decided_at desc, account_reviews.id limit 200`,
  );
  const names = await namesOf(db, [...new Set(rows.flatMap(row => row.matches.map(({ player }) => player)))]);
  return rows.map(({ user, username, matches, ...row }) => ({
    ...row,
    player: { id: user, username },
    matches: matches.map(({ kind, player }) => ({ kind, player: { id: player, username: names.get(player) ?? '' } })),
  }));
}

async function namesOf(db: Queryable, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
  const { rows } = await db.query('select id, username from users where id = any($1)', [ids]);
  return new Map(rows.map(row => [row.id, row.username]));
}
