import { accountsOf, closeMarket, settleSport } from '@maidan/core/ledger';
import { type Money, subtract, sum, ZERO } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import { kindOf, LEAST_PLAYERS, prizesOf, rakeOf, type Standing, standingsOf } from '@maidan/exchange/fantasy/contests';
import { pointsOf } from '@maidan/exchange/fantasy/points';
import { teamPoints } from '@maidan/exchange/fantasy/team';
import type { CricketEvent } from '@maidan/exchange/sports/cricket/match';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { Deps } from '../deps.ts';
import { tellPlayers } from '../inbox/telling.ts';
import { recordOf } from '../exchange/store.ts';
import type { Command } from '../writer/command.ts';
import type { Decision } from '../writer/decision.ts';
import type { RowRef } from '../writer/rows.ts';
import { contestRef } from './contestId.ts';
import type { ContestRow, EntryRow } from './rows.ts';
import { contestsToSettle, entriesOf } from './store.ts';

/** How soon after a match its contests are looked at. */
export const SETTLE_MS = 5_000;

type Found = Awaited<ReturnType<typeof contestsToSettle>>[number];

/**
 * Contests of matches that are over: whatever ended meanwhile, from the database alone. Each is settled once, for ever, and one
 * that cannot be keeps no other waiting.
 */
export async function settleContests({ db, writer }: Pick<Deps, 'db' | 'writer'>): Promise<void> {
  const faults: unknown[] = [];
  for (const [event, contests] of Map.groupBy(await contestsToSettle(db), ({ event_id }) => event_id)) {
    const record = (await recordOf(db, event)) as CricketEvent[]; // of cricket
    const points = counted(contests[0]!.fixture, record);
    for (const contest of contests) {
      const settled = settlingOf(db, contest, record, points).then(settling => writer.do(settle(settling)));
      await settled.catch(error => faults.push(error));
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'some contests could not be settled');
}

interface Settling {
  readonly contest: ContestRow;
  readonly entries: readonly EntryRow[];
  readonly fixture: Fixture;
  /** Of everybody who can be picked; of none where everybody has their money back. */
  readonly points: ReturnType<typeof pointsOf>;
  readonly why: ContestRow['why'];
}

/** All that it takes is made before it is decided: the writer has no time for it. */
async function settlingOf(
  db: Deps['db'],
  { fixture, event_state, ...contest }: Found,
  record: readonly CricketEvent[],
  points: () => Settling['points'],
): Promise<Settling> {
  const entries = await entriesOf(db, contest.id);
  const why = whyNot(entries, event_state, record);
  return { contest, entries, fixture, why, points: why ? [] : points() };
}

/** The points of a match, once, when somebody asks for them: a record that cannot be counted keeps nobody from a refund. */
function counted(fixture: Fixture, record: readonly CricketEvent[]): () => Settling['points'] {
  let points: Settling['points'] | undefined;
  return () => (points ??= pointsOf(fixture, record));
}

/** Why everybody has their money back, if so. */
function whyNot(entries: readonly EntryRow[], state: string, record: readonly CricketEvent[]): ContestRow['why'] {
  if (state === 'void') return 'void';
  if (record.some(({ type }) => type === 'abandon')) return 'abandoned';
  return new Set(entries.map(({ user_id }) => user_id)).size < LEAST_PLAYERS ? 'few' : null;
}

/** Everybody is paid, or nobody: one transaction, under a key of the contest. */
function settle(settling: Settling): Command<{ readonly state: string }> {
  const { contest, entries } = settling;
  const users = [...new Set(entries.map(({ user_id }) => user_id))];
  return {
    key: `contest/${contest.id}`,
    fingerprint: 'settle',
    accounts: [...users.flatMap(accountsOf), `market:${contest.id}`, 'house'],
    rows: [['contest', contest.id], ...entries.map(({ id }): RowRef => ['contestEntry', id])],
    decide: decision => {
      const now = decision.row('contest', contest.id);
      if (!now || now.state !== 'open') return ok({ state: now?.state ?? '' });
      if (now.entries !== entries.length) throw new Error(`entries of ${contest.id} were not all read`);
      const { why } = settling;
      if (why) refundAll(decision, { ...settling, contest: now }, why);
      else payAll(decision, { ...settling, contest: now });
      return ok({ state: why ? 'refunded' : 'settled' });
    },
  };
}

function refundAll(decision: Decision, { contest, entries, fixture }: Settling, why: ContestRow['why']): void {
  const settled_at = decision.now;
  pay(
    decision,
    contest,
    fixture,
    entries.map(entry => ({ entry, place: 0, profit: ZERO })),
  );
  tell(
    decision,
    { ...contest, why },
    fixture,
    entries.map(entry => ({ entry, place: 0, prize: ZERO })),
  );
  for (const entry of entries) decision.put('contestEntry', { ...entry, state: 'refunded', settled_at });
  decision.put('contest', { ...contest, state: 'refunded', why, settled_at });
}

function payAll(decision: Decision, { contest, entries, fixture, points }: Settling): void {
  const settled_at = decision.now;
  const kind = kindOf(contest.kind);
  if (!kind) throw new Error(`there is no kind of contest called ${contest.kind}`);
  const made = entries.map(({ team }) => teamPoints(team, points));
  const standings: readonly Standing[] = standingsOf(prizesOf({ ...kind, fee: contest.fee }, entries.length), made);
  const lines = entries.map((entry, n) => ({
    entry,
    place: standings[n]!.place,
    profit: subtract(standings[n]!.prize, entry.fee),
  }));
  const rake = rakeOf(contest, entries.length);
  pay(decision, contest, fixture, lines);
  post(decision, closeMarket(contest.id, 1, rake));
  for (const [n, entry] of entries.entries())
    decision.put('contestEntry', { ...entry, ...standings[n]!, points: made[n]!, state: 'settled', settled_at });
  decision.put('contest', { ...contest, state: 'settled', rake, settled_at });
  tell(
    decision,
    contest,
    fixture,
    entries.map((entry, n) => ({ entry, ...standings[n]! })),
  );
}

/** Each player once, whatever they have entered. */
function tell(
  decision: Decision,
  { id: contest, kind, nth, why }: ContestRow,
  { name: match }: Fixture,
  placed: readonly (Standing & { readonly entry: EntryRow })[],
): void {
  const tellings = [...Map.groupBy(placed, ({ entry }) => entry.user_id)].map(([user, own]) => {
    const place = Math.min(...own.map(each => each.place));
    const about = { contest, kind, nth, match, place, prize: sum(own.map(({ prize }) => prize)), why };
    return { user, cause: contest, code: 'contestSettled' as const, about };
  });
  tellPlayers(decision, tellings);
}

interface Line {
  readonly entry: EntryRow;
  readonly place: number;
  readonly profit: Money;
}

/** What was held is free, and what came of all entries of a player is one payment: losses first, so that prizes are there. */
function pay(decision: Decision, { id, kind, nth }: ContestRow, fixture: Fixture, lines: readonly Line[]): void {
  const payments = [...Map.groupBy(lines, ({ entry }) => entry.user_id)].map(([user, own]) => ({
    user,
    held: sum(own.map(({ entry }) => entry.fee)),
    profit: sum(own.map(({ profit }) => profit)),
    commission: ZERO,
    place: Math.min(...own.map(({ place }) => place)),
  }));
  for (const { place, ...payment } of payments.toSorted((a, b) => a.profit - b.profit))
    post(decision, settleSport(id, 1, contestRef(kind, nth, place, fixture.name), payment));
}

function post(decision: Decision, transfers: Parameters<Decision['post']>[0]): void {
  if (!decision.post(transfers).ok) throw new Error(`a contest cannot be paid: ${transfers[0]?.id}`);
}
