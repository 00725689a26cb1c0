import type { Millis } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { firstFreePort } from '@maidan/tools/ports';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../accounts/testHouse.ts';
import { testDb } from '../db/testDb.ts';
import { MortalServer } from '../mortalServer.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { addCommitted } from '../sport/committed.ts';
import { realWorld } from '../world.ts';
import { heldUp } from '../writer/slowDb.ts';
import { balanceOf, ended, firstBall, matchFrom, teamFor, tell } from './testContest.ts';

/*
 * The real server process, killed without warning while contests are entered, before and after the first ball, and while they are
 * settled. Where the middle of something is meant, the database holds it up there until the process is dead.
 */

const PLAYERS = 16;
/** Of each in the big contest. */
const EACH = 3;
const OPENING = 10_000_00;
const PATIENCE_MS = 300_000;

const { db, url } = testDb(await freshDatabase(), 4);
const at = { deps: { db } };
const match = matchFrom('killed', Date.now() as Millis);
const server = new MortalServer(url, await firstFreePort('127.0.0.1', 23_000), { TABLES: '' });
afterAll(() => server.end());

interface Answer {
  readonly code?: string;
  readonly data?: { readonly entry: string; readonly nth: number };
}

/** An entry of somebody's, that can be asked for again with the same key. */
interface Intent {
  readonly token: string;
  readonly key: string;
  readonly contest: string;
  readonly turn: number;
}

const nameOf = (code: string): string => `fantasy.${match.fixture.id}.${code}.1`;
const intent = (token: string, code: string, turn: number): Intent => ({
  ...{ token, turn, contest: nameOf(code) },
  key: `enter-${code}-${turn}-${token.slice(0, 12)}`,
});

const sent = ({ token, key, contest, turn }: Intent) =>
  [
    `/api/fantasy/contests/${contest}/enter`,
    { team: teamFor(match.fixture, turn) },
    { authorization: `Bearer ${token}`, 'idempotency-key': key },
  ] as const;

/** Until it is answered. */
const insist = (wanted: Intent): Promise<Answer> => server.insist<Answer>(...sent(wanted));

/** Asked once, by who is cut off: nothing is heard. */
async function cutOff(wanted: Intent, how: 'lose' | 'letGo', meanwhile = async () => {}): Promise<void> {
  const held = await heldUp(db, 'entries');
  const asked = server.post(...sent(wanted));
  await held.reached();
  await server.kill(() => held[how]().then(meanwhile));
  expect(await asked).toBeUndefined();
}

const openContests = async (): Promise<readonly string[]> => {
  const { rows } = await db.query(`select id from contests where state = 'open' order by id`);
  return rows.map(({ id }) => id);
};

const balances = async () => (await db.query('select id, balance from accounts order by id')).rows;

/** But for matches that nobody played. */
const faults = async (): Promise<readonly string[]> =>
  (await reconcile(db, undefined)).faults
    .map(({ rule, subject }) => `${rule} ${subject}`)
    .filter(fault => !fault.startsWith('record-altered match:'));

test(
  '[R5] kill -9 around a contest: what was acknowledged counts once, it is settled once, and nothing is left over',
  async () => {
    await server.start();
    await addCommitted(db, match.fixture, realWorld);
    const tokens = await Promise.all(Array.from({ length: PLAYERS }, (_, n) => server.signUp(`eleven${n}`, PASSWORD)));
    const answered = await enterAll(tokens);

    const [first, second, third] = tokens as [string, string, string];
    const unheard = intent(first, 'highDuel', 1);
    await cutOff(unheard, 'lose');
    expect(await openContests()).not.toContain(unheard.contest);
    answered.set(unheard, await insist(unheard));
    const unsaid = intent(second, 'highDuel', 4);
    await cutOff(unsaid, 'letGo');
    answered.set(unsaid, await insist(unsaid));
    expect([answered.get(unheard)?.data?.nth, answered.get(unsaid)?.data?.nth]).toEqual([1, 2]);

    const late = intent(third, 'league', 2);
    const before = await balances();
    await cutOff(late, 'lose', () => tell(at, match, 0, firstBall(match) + 1));
    expect(await insist(late)).toMatchObject({ code: 'contest-locked' });
    await sameAgain(answered);
    expect(await balances()).toEqual(before);

    await tell(at, match, firstBall(match) + 1);
    await settledThroughDeaths();
    const after = await balances();
    await sameAgain(answered);
    expect(await insist(late)).toMatchObject({ code: 'contest-locked' });
    await server.stop();
    expect(await balances()).toEqual(after);
    expect(server.deaths).toBe(1 + 3 + 2);
    await moneyIsRight(answered.size);
    expect(await faults()).toEqual([]);
  },
  PATIENCE_MS,
);

/** Everybody at once, killed on the way; whoever has an answer asks again with the same key. */
async function enterAll(tokens: readonly string[]): Promise<Map<Intent, Answer>> {
  const duels = tokens.slice(0, 2).map(token => intent(token, 'duel', 5)); // the same team: a tie
  const grand = tokens.flatMap((token, n) =>
    Array.from({ length: EACH }, (_, turn) => intent(token, 'grand', n * EACH + turn)),
  );
  const wanted = [...duels, ...grand];
  const answered = new Map<Intent, Answer>();
  const half = Promise.withResolvers<void>();
  const entering = Promise.all(
    wanted.map(async each => {
      const answer = await insist(each);
      answered.set(each, answer);
      if (answered.size >= wanted.length / 2) half.resolve();
      expect(await insist(each)).toEqual(answer);
    }),
  );
  await half.promise;
  await server.kill();
  await entering;
  expect([...answered.values()].filter(({ data }) => !data)).toEqual([]);
  return answered;
}

/** Killed in the middle of paying: once nothing of it counts, once all of it though nobody was there to hear. */
async function settledThroughDeaths(): Promise<void> {
  const all = await openContests();
  const held = await heldUp(db, 'entries');
  await ended(at, match, 'over');
  await held.reached();
  let again: typeof held | undefined;
  await server.kill(async () => {
    await held.lose();
    expect(await openContests()).toEqual(all);
    again = await heldUp(db, 'entries');
  });
  await again!.reached();
  await server.kill(again!.letGo);
  await expect.poll(openContests).toEqual([]);
}

async function sameAgain(answered: ReadonlyMap<Intent, Answer>): Promise<void> {
  for (const [wanted, answer] of answered) expect(await insist(wanted)).toEqual(answer);
}

async function moneyIsRight(entries: number): Promise<void> {
  const { rows } = await db.query(
    `select user_id, kind, points, place, e.fee, prize, e.state from contest_entries e join contests c on c.id = contest_id
     order by kind, e.nth`,
  );
  expect([rows.length, new Set(rows.map(({ state }) => state))]).toEqual([entries, new Set(['settled'])]);
  for (const [user, own] of Map.groupBy(rows, ({ user_id }) => user_id)) {
    const profit = own.reduce((sum, { fee, prize }) => sum + prize! - fee, 0);
    expect(await balanceOf(at, `player:${user}`)).toBe(OPENING + profit);
    expect(await balanceOf(at, `exposure:${user}`)).toBe(0);
  }
  const tied = rows.filter(({ kind }) => kind === 'duel');
  expect(tied.map(({ place, prize }) => [place, prize])).toEqual(Array.from({ length: 2 }, () => [1, 90_00]));
  const all = await balances();
  expect(all.filter(({ id, balance }) => id.startsWith('market:') && balance !== 0)).toEqual([]);
  expect(all.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
}
