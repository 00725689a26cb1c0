import type { BetId, Millis, RoundId, UserId } from '@maidan/core/ids';
import { depositInto } from '@maidan/core/ledger';
import { type Money, paise, ZERO } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { ok } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { Bus } from '../bus.ts';
import { betRow, tabId, tabIn } from '../casino/tab.ts';
import type { Client, Db } from '../db/db.ts';
import { testDb } from '../db/testDb.ts';
import type { Command } from './command.ts';
import { FaultyDb, type LostConnection } from './faultyDb.ts';
import { Writer } from './writer.ts';

/* A tab is not read again by the writer that wrote it. That nobody else wrote it meanwhile is for the database to say. */

const now = (): Millis => 1_772_921_640_000 as Millis;
const atOnce = async (): Promise<void> => {};
const ROUND = '100001' as RoundId;
const STAKE = paise(100);

const { db } = testDb(await freshDatabase());

const writerOn = (on: Db): Writer => new Writer(on, new Bus(), now, atOnce);

beforeAll(async () => {
  await db.query(
    `insert into seed_chains (id, code, nth, head, last_seed, length, at) values ('c', 'teen20', 1, 'h', 's', 9, now())`,
  );
  await db.query(
    `insert into rounds (id, game, chain, nth, commitment, seed, gone, state, steps, dealt, paid, beacons, entropy, bet_roots,
       at, origins, closes, announcements, salt, bet_roots_at, previous)
     values ($1, 'teen20', 'c', 1, 'x', 'y', '[]', 'open', 0, '[]', '[]', '[]', '[]', '[]',
       now(), '[]', '[]', '[]', 's', '[]', '')`,
    [ROUND],
  );
});

async function player(name: string): Promise<UserId> {
  await db.query(
    `insert into users (id, username, email, phone_number, country, password_hash, demo, status, created_at)
     values ($1, $1, $1 || '@example.com', '', '', '-', false, 'active', now())`,
    [name],
  );
  return name as UserId;
}

/** One more bet on the tab. Answers with what is held for all of them then. */
function bet(user: UserId, nth: number): Command<{ held: Money }> {
  return {
    key: `kept/${user}/${nth}`,
    fingerprint: '',
    accounts: [],
    rows: [['tab', tabId(ROUND, user)]],
    decide: decision => {
      const tab = tabIn(decision, ROUND, user);
      const slip = { selection: 'A', side: 'back', odds: odds(1.98), line: 0, stake: STAKE } as const;
      const placed = { ...slip, id: `${user}:${nth}` as BetId, user, round: ROUND, game: 'teen20', at: now() };
      const held = paise(tab.bets.length * STAKE + STAKE);
      decision.put('tab', { ...tab, bets: [...tab.bets, placed], held });
      decision.put('bet', betRow(placed, 'open', decision.now));
      return ok({ held });
    },
  };
}

/** What is held, and how many bets there are for it. */
async function tabOf(user: UserId): Promise<string> {
  const { rows } = await db.query(
    `select held, (select count(*) from bets where user_id = $1)::int as bets from tabs where user_id = $1`,
    [user],
  );
  return `${rows[0]?.held ?? ZERO} for ${rows[0]?.bets ?? 0}`;
}

/** A database that counts how often tabs are read. */
function counted(): { db: Db; reads: () => number } {
  let reads = 0;
  const connect = async (): Promise<Client> => {
    const client = await db.connect();
    const query = (...parameters: Parameters<Client['query']>): unknown => {
      const [asked] = parameters as unknown as [string | { text: string }];
      if (typeof asked !== 'string' && /from open_tabs/.test(asked.text)) reads += 1;
      return client.query(...parameters);
    };
    return { query, release: (broken?: boolean) => client.release(broken) } as unknown as Client;
  };
  return { db: { connect } as unknown as Db, reads: () => reads };
}

describe('a tab', () => {
  test('is read once by who writes it alone', async () => {
    const user = await player('alone');
    const { db: watched, reads } = counted();
    const writer = writerOn(watched);
    for (const nth of [1, 2, 3, 4]) expect(await writer.do(bet(user, nth))).toEqual(ok({ held: nth * STAKE }));
    expect(reads()).toBe(1);
    expect(await tabOf(user)).toBe('400 for 4');
  });

  test('is as the command before in its group left it, and is written once for both', async () => {
    const user = await player('grouped');
    const writer = writerOn(db);
    const answers = await Promise.all([1, 2, 3].map(nth => writer.do(bet(user, nth))));
    expect(answers).toEqual([1, 2, 3].map(nth => ok({ held: nth * STAKE })));
    expect(await tabOf(user)).toBe('300 for 3');
  });

  test('[R1] that another writer wrote is read again, and decided upon as it is', async () => {
    const user = await player('shared');
    const [first, second] = [writerOn(db), writerOn(db)];
    expect(await first.do(bet(user, 1))).toEqual(ok({ held: 100 }));
    expect(await second.do(bet(user, 2))).toEqual(ok({ held: 200 }));
    expect(await first.do(bet(user, 3))).toEqual(ok({ held: 300 }));
    expect(await second.do(bet(user, 4))).toEqual(ok({ held: 400 }));
    expect(await tabOf(user)).toBe('400 for 4');
  });

  test('[R1] cannot be begun by two writers', async () => {
    const user = await player('begun');
    const [first, second] = [writerOn(db), writerOn(db)];
    const answers = await Promise.all([first.do(bet(user, 1)), second.do(bet(user, 2))]);
    expect(answers.map(answer => answer.ok && answer.value.held).toSorted()).toEqual([100, 200]);
    expect(await tabOf(user)).toBe('200 for 2');
  });

  test('is forgotten with an attempt that failed', async () => {
    const user = await player('failed');
    const { db: watched, reads } = counted();
    const writer = writerOn(watched);
    await writer.do(bet(user, 1));
    await expect(writer.do({ ...bet(user, 2), decide: twice(user) })).rejects.toThrow(/transfers_id_key/);
    expect(await writer.do(bet(user, 3))).toEqual(ok({ held: 200 }));
    expect(reads()).toBe(2);
  });
});

/** Writes the tab and then something that cannot be. */
const twice =
  (user: UserId): Command<object>['decide'] =>
  decision => {
    decision.put('tab', { ...tabIn(decision, ROUND, user), held: paise(999) });
    const transfers = depositInto(user, STAKE, 'twice');
    decision.post([...transfers, ...transfers]);
    return ok({});
  };

for (const fault of ['before', 'after'] satisfies LostConnection[]) {
  test(`[R5] a connection lost ${fault} any statement leaves what is held what the bets need`, async () => {
    for (let at = 0; ; at += 1) {
      const user = await player(`swept-${fault}-${at}`);
      const faulty = new FaultyDb(db);
      const writer = writerOn(faulty.asDb());
      await writer.do(bet(user, 1));
      faulty.lose(at, fault, false);
      for (const nth of [2, 3, 4]) expect(await writer.do(bet(user, nth))).toEqual(ok({ held: nth * STAKE }));
      expect(await tabOf(user)).toBe('400 for 4');
      if (faulty.isArmed) break;
    }
  });
}
