import type { Millis, UserId } from '@maidan/core/ids';
import { type Account, depositInto, holdFor, holdWithdrawal } from '@maidan/core/ledger';
import { type Money, paise, rupees } from '@maidan/core/money';
import { ok, refuse } from '@maidan/core/result';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { throwAwayPostgres } from '@maidan/tools/throwAway';
import { Bus } from '../bus.ts';
import { type Db, openDb } from '../db/db.ts';
import type { Command } from './command.ts';
import { Writer } from './writer.ts';

const NOW = Date.parse('2026-03-07T22:14:00Z') as Millis;
const asha = 'asha' as UserId;
const ravi = 'ravi' as UserId;

let database: FreshDatabase;
let db: Db;
let bus: Bus;
let writer: Writer;

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(database.url);
  bus = new Bus();
  writer = new Writer(db, bus, () => NOW);
});

afterAll(async () => {
  await db.end();
  await database.drop();
});

const pay = (user: UserId, amount: Money, ref: string): Command<{ ref: string }> => ({
  key: `test/${ref}`,
  fingerprint: `pay ${user} ${amount}`,
  accounts: [`player:${user}`, 'bank'],
  decide: decision => {
    const posted = decision.post(depositInto(user, amount, ref));
    return posted.ok ? ok({ ref }) : posted;
  },
});

const hold = (user: UserId, amount: Money, bet: string): Command<{ bet: string }> => ({
  key: `test/${bet}`,
  fingerprint: `hold ${user} ${amount}`,
  accounts: [`player:${user}`, `exposure:${user}`],
  decide: decision => {
    const posted = decision.post(holdFor(user, amount, bet, bet));
    return posted.ok ? ok({ bet }) : posted;
  },
});

async function balance(account: Account): Promise<number> {
  const { rows } = await db.query<{ balance: number }>(
    'select sum(balance)::bigint as balance from accounts where id = $1',
    [account],
  );
  return rows[0]?.balance ?? 0;
}

const count = async (table: string): Promise<number> =>
  (await db.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]!.n;

describe('the one writer', () => {
  test('a command is answered after it is committed, and its money is where it says', async () => {
    expect(await writer.do(pay(asha, rupees(500), 'D-1'))).toEqual(ok({ ref: 'D-1' }));
    expect(await balance(`player:${asha}`)).toBe(50_000);
    expect(await balance('bank')).toBe(-50_000);
  });

  test('[R3] the same key with the same body answers the same and moves nothing', async () => {
    const before = await count('transfers');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => writer.do(pay(asha, rupees(500), 'D-1'))));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ok({ ref: 'D-1' })));
    expect(await count('transfers')).toBe(before);
  });

  test('[R3] the same key with another body is refused and moves nothing', async () => {
    const before = await count('transfers');
    expect(await writer.do(pay(asha, rupees(501), 'D-1'))).toEqual(refuse('key-reused'));
    expect(await count('transfers')).toBe(before);
  });

  test('[R3] a new writer, as after a restart, answers an old key as before', async () => {
    const restarted = new Writer(db, new Bus(), () => NOW);
    expect(await restarted.do(pay(asha, rupees(500), 'D-1'))).toEqual(ok({ ref: 'D-1' }));
    expect(await balance(`player:${asha}`)).toBe(50_000);
  });

  test('a refusal is remembered too: the same key is refused again when the money is there', async () => {
    expect(await writer.do(hold(ravi, rupees(10), 'bet:early'))).toEqual(refuse('insufficient-balance'));
    await writer.do(pay(ravi, rupees(10), 'D-2'));
    expect(await writer.do(hold(ravi, rupees(10), 'bet:early'))).toEqual(refuse('insufficient-balance'));
    expect(await writer.do(hold(ravi, rupees(10), 'bet:late'))).toEqual(ok({ bet: 'bet:late' }));
  });

  test('[R2] 200 parallel commands on a wallet worth one: exactly one is accepted', async () => {
    const lone = 'lone' as UserId;
    await writer.do(pay(lone, rupees(100), 'D-lone'));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => writer.do(hold(lone, rupees(100), `bet:lone:${n}`))),
    );
    expect(answers.filter(answer => answer.ok)).toHaveLength(1);
    expect(answers.filter(answer => !answer.ok && answer.error === 'insufficient-balance')).toHaveLength(199);
    expect(await balance(`player:${lone}`)).toBe(0);
    expect(await balance(`exposure:${lone}`)).toBe(10_000);
  });

  test('commands of one group see what earlier ones did', async () => {
    const meera = 'meera' as UserId;
    const answers = await Promise.all([
      writer.do(pay(meera, rupees(30), 'D-meera')),
      writer.do(hold(meera, rupees(20), 'bet:m1')),
      writer.do(hold(meera, rupees(20), 'bet:m2')),
      writer.do(hold(meera, rupees(10), 'bet:m3')),
    ]);
    expect(answers.map(answer => answer.ok)).toEqual([true, true, false, true]);
    expect(await balance(`player:${meera}`)).toBe(0);
  });

  test('a bug in one command fails that one; the others of its group count', async () => {
    const broken: Command<never> = {
      key: 'test/broken',
      fingerprint: 'broken',
      accounts: [],
      decide: () => {
        throw new TypeError('a bug');
      },
    };
    const [before, bug, after] = await Promise.allSettled([
      writer.do(pay(asha, rupees(1), 'D-before')),
      writer.do(broken),
      writer.do(pay(asha, rupees(1), 'D-after')),
    ]);
    expect([before!.status, bug!.status, after!.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await writer.do(pay(asha, rupees(1), 'D-after'))).toEqual(ok({ ref: 'D-after' }));
  });

  test('a command the database refuses spoils only itself', async () => {
    const twice = (key: string): Command<object> => ({ ...pay(asha, rupees(7), 'D-twice'), key });
    const outcomes = await Promise.allSettled([
      writer.do(twice('test/first')),
      writer.do(pay(asha, rupees(2), 'D-beside')),
      writer.do(twice('test/second')), // posts a transfer id that is already there
    ]);
    expect(outcomes.map(outcome => outcome.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  test('a second writer that opens the same account at the same time is harmless', async () => {
    const other = await db.connect();
    await other.query('begin');
    await other.query(
      `insert into transfers (id, from_account, to_account, amount, kind, ref, at)
       values ('by another', 'bank', 'player:shared', 100, 'deposit', 'D-shared', now())`,
    );
    const answer = writer.do(pay('shared' as UserId, rupees(2), 'D-shared'));
    while ((await other.query(`select 1 from pg_locks where not granted`)).rowCount === 0); // until it waits for us
    await other.query('commit');
    other.release();
    expect(await answer).toEqual(ok({ ref: 'D-shared' }));
    expect(await balance('player:shared' as Account)).toBe(300);
  });

  test('a unique constraint a command names becomes its refusal, and stays so', async () => {
    await writer.do(userOf('u1', 'one@example.test', 'test/u1'));
    expect(await writer.do(userOf('u2', 'ONE@example.test', 'test/u2'))).toEqual(refuse('account-exists'));
    expect(await writer.do(userOf('u2', 'ONE@example.test', 'test/u2'))).toEqual(refuse('account-exists'));
  });

  test('a row that is changed has to be there: where it is not, its command fails and no other', async () => {
    await writer.do(userOf('u3', 'three@example.test', 'test/u3'));
    const outcomes = await Promise.allSettled(
      ['u3', 'u9'].map(id => writer.do(userOf(id, `${id}@example.test`, `test/change-${id}`, 'change'))),
    );
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: ok({}) },
      { status: 'rejected', reason: { message: '0 of 1 rows that were to be changed are there' } },
    ]);
    const { rows } = await db.query<{ id: string; email: string }>(
      `select id, email from users where id in ('u3', 'u9')`,
    );
    expect(rows).toEqual([{ id: 'u3', email: 'u3@example.test' }]);
  });

  test('after a commit the house hears whose wallet changed, once a group', async () => {
    const heard: string[][] = [];
    const stop = bus.subscribe('wallet', ({ users }) => heard.push([...users].toSorted()));
    await writer.do(hold(asha, rupees(1), 'bet:heard'));
    await writer.do(hold(asha, rupees(1_000_000), 'bet:unheard')); // refused: nobody hears of it
    stop();
    expect(heard).toEqual([['asha']]);
  });

  test('[R1] the sum of all accounts is zero, and every account is the sum of its transfers', async () => {
    const { rows } = await db.query<{ total: number; wrong: number }>(`
      select (select sum(balance) from accounts) as total,
             (select count(*) from (select id, sum(balance) as balance from accounts group by id) a where balance <> coalesce((
                select sum(case when to_account = a.id then amount else -amount end) from transfers
                where a.id in (from_account, to_account)), 0)) as wrong`);
    expect(Number(rows[0]!.total)).toBe(0);
    expect(rows[0]!.wrong).toBe(0);
  });
});

describe('what the database itself refuses', () => {
  const cases: readonly [string, string, RegExp][] = [
    ['[R2] a player below zero', spend('player:asha'), /player_money_not_negative/],
    ['[R2] an exposure below zero', spend('exposure:nobody'), /player_money_not_negative/],
    ['held funds below zero', spend('held:nobody'), /player_money_not_negative/],
    ['a transfer id twice', spend('bank', 'D-1:deposit'), /transfers_id_key/],
    ['a transfer of nothing', spend('bank', 'zero', 0), /amount_check/],
    ['a transfer to oneself', spend('house'), /transfers_check/],
    ['a changed transfer', `update transfers set amount = 1`, /append-only/],
    ['a deleted transfer', `delete from transfers`, /append-only/],
    ['an emptied ledger', `truncate transfers`, /append-only/],
    ['a balance written by hand', `update accounts set balance = balance + 1`, /only by a transfer/],
    ['an account with money from nowhere', `insert into accounts values ('player:x', 100)`, /only by a transfer/],
    ['a forgotten command', `delete from commands`, /append-only/],
    ['a changed command', `update commands set answer = '{}'`, /append-only/],
    ['a command key twice', `insert into commands values ('test/D-1', '', null, '{}', now())`, /commands_pkey/],
    ['a changed audit row', `update audit set reason = 'x'`, /append-only/],
    ['a deleted audit row', `delete from audit`, /append-only/],
  ];
  for (const [what, sql, message] of cases) {
    test(`${what} is refused`, async () => {
      const before = await count('transfers');
      await expect(db.query(sql)).rejects.toThrow(message);
      expect(await count('transfers')).toBe(before);
    });
  }

  test('durability is not traded for speed', async () => {
    const postgres = await throwAwayPostgres(); // as the house starts its own: the one of the tests waits for no disk
    const own = openDb(postgres.url);
    const { rows } = await own.query(`select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`);
    await own.end();
    await postgres.stop();
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });
});

test('held funds leave the balance at once and cannot be bet', async () => {
  const dev = 'dev' as UserId;
  await writer.do(pay(dev, rupees(50), 'D-dev'));
  await writer.do({
    key: 'test/W-dev',
    fingerprint: '',
    accounts: [`player:${dev}`, `held:${dev}`],
    decide: decision => {
      const posted = decision.post(holdWithdrawal(dev, paise(5_000), 'W-dev'));
      return posted.ok ? ok({}) : posted;
    },
  });
  expect(await balance(`held:${dev}`)).toBe(5_000);
  expect(await writer.do(hold(dev, paise(1), 'bet:dev'))).toEqual(refuse('insufficient-balance'));
});

function spend(from: string, id = `by-hand:${from}`, amount = 1_000_000_00): string {
  return `insert into transfers (id, from_account, to_account, amount, kind, ref, at)
          values ('${id}', '${from}', 'house', ${amount}, 'adjustment', 'by hand', now())`;
}

function userOf(id: string, email: string, key: string, how: 'put' | 'change' = 'put'): Command<object> {
  return {
    key,
    fingerprint: email,
    accounts: [],
    conflicts: { users_email: 'account-exists' },
    decide: decision => {
      decision[how]('user', {
        id: id as UserId,
        username: id,
        email,
        phone_number: '+91 98765 43210',
        country: 'India',
        password_hash: 'x',
        demo: false,
        status: 'active',
        created_at: decision.now,
      });
      return ok({});
    },
  };
}
