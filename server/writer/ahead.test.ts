import type { ErrorCode } from '@maidan/contract/errors';
import type { Millis, UserId } from '@maidan/core/ids';
import { depositInto, holdFor } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok, type Result } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { Bus } from '../bus.ts';
import { type Client, type Db, openDb } from '../db/db.ts';
import { type LostConnection, FaultyDb } from './faultyDb.ts';
import type { Command } from './command.ts';
import { Writer, WriterBusy } from './writer.ts';
import { testDb } from '../db/testDb.ts';

/* A crowd is decided while the group before it is being committed, upon what that one is about to change. */

const now = (): Millis => 1_772_921_640_000 as Millis;
const atOnce = async (): Promise<void> => {};
/** More than enough for a crowd, and for more than one group. */
const MANY = 320;

const { db, url } = testDb(await freshDatabase());

const writerOn = (on: Db): Writer => new Writer(on, new Bus(), now, atOnce);

function pay(user: string, ref: string): Command<object> {
  return {
    key: `ahead/${ref}`,
    fingerprint: user,
    accounts: [`player:${user as UserId}`, 'bank'],
    decide: decision => {
      const posted = decision.post(depositInto(user as UserId, rupees(1), ref));
      return posted.ok ? ok({ ref }) : posted;
    },
  };
}

function hold(user: string, bet: string): Command<object> {
  return {
    key: `ahead/${bet}`,
    fingerprint: user,
    accounts: [`player:${user as UserId}`, `exposure:${user as UserId}`],
    decide: decision => {
      const posted = decision.post(holdFor(user as UserId, rupees(1), bet, bet));
      return posted.ok ? ok({ bet }) : posted;
    },
  };
}

const crowd = (make: (n: number) => Command<object>): Command<object>[] =>
  Array.from({ length: MANY }, (_, n) => make(n));

/** The same command, which says when it is being decided. */
function watched(command: Command<object>): { command: Command<object>; decided: Promise<void>; times: () => number } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let times = 0;
  const decide: Command<object>['decide'] = decision => {
    times += 1;
    resolve();
    return command.decide(decision);
  };
  return { command: { ...command, decide }, decided: promise, times: () => times };
}

/** A database that holds back the first statement like this until it is let through, and what is sent behind it. */
function held(statement: RegExp): { db: Db; letThrough: () => void } {
  const gate = Promise.withResolvers<void>();
  let isShut = true;
  const connect = async (): Promise<Client> => {
    const client = await db.connect();
    let isBehind = false;
    const query = async (...parameters: Parameters<Client['query']>): Promise<unknown> => {
      const [asked] = parameters as unknown as [string | { text: string }];
      if (isShut && statement.test(typeof asked === 'string' ? asked : asked.text)) {
        isShut = false;
        isBehind = true;
      }
      if (isBehind) await gate.promise;
      return client.query(...parameters);
    };
    return { query, release: (broken?: boolean) => client.release(broken) } as unknown as Client;
  };
  return { db: { connect } as unknown as Db, letThrough: gate.resolve };
}

const isRefused = (answer: Result<object, ErrorCode>): boolean => !answer.ok && answer.error === 'insufficient-balance';

async function balance(account: string): Promise<number> {
  const { rows } = await db.query<{ balance: number }>('select balance from accounts where id = $1', [account]);
  return rows[0]?.balance ?? 0;
}

describe('deciding ahead', () => {
  test('a crowd is decided while the group before is being committed, and answered after it', async () => {
    const { db: slow, letThrough } = held(/^commit/);
    const writer = writerOn(slow);
    const answered: string[] = [];
    const first = writer.do(pay('order', 'order')).then(() => answered.push('first'));
    const seen = watched(hold('order', 'bet:order:0'));
    const rest = crowd(n => (n === 0 ? seen.command : hold('order', `bet:order:${n}`)));
    const answers = rest.map(async (command, n) => {
      const answer = await writer.do(command);
      answered.push(String(n));
      return answer;
    });
    await seen.decided;
    expect(answered).toEqual([]);
    expect(await balance('player:order')).toBe(0);
    letThrough();
    await first;
    const [bought, ...others] = await Promise.all(answers);
    expect(bought).toEqual(ok({ bet: 'bet:order:0' })); // with money that was on its way when it was decided
    expect(others.every(isRefused)).toBe(true);
    expect(answered).toEqual(['first', ...rest.map((_, n) => String(n))]);
    expect(seen.times()).toBe(1);
  });

  test('[R2] money that the group before is about to spend cannot be spent again', async () => {
    await writerOn(db).do(pay('thrifty', 'thrifty'));
    const { db: slow, letThrough } = held(/^commit/);
    const writer = writerOn(slow);
    const first = writer.do(hold('thrifty', 'bet:thrifty'));
    const seen = watched(hold('thrifty', 'bet:thrifty:0'));
    const rest = crowd(n => (n === 0 ? seen.command : hold('thrifty', `bet:thrifty:${n}`)));
    const answers = rest.map(command => writer.do(command));
    await seen.decided;
    letThrough();
    expect(await first).toEqual(ok({ bet: 'bet:thrifty' }));
    expect((await Promise.all(answers)).every(isRefused)).toBe(true);
    expect(await balance('exposure:thrifty')).toBe(100);
  });

  test('[R2] when the group before fails, what was decided upon it is decided again without it', async () => {
    await writerOn(db).do(pay('other', 'taken'));
    const { db: slow, letThrough } = held(/insert into transfers/);
    const writer = writerOn(slow);
    const first = writer.do({ ...pay('unlucky', 'taken'), key: 'ahead/unlucky' }); // posts an id that is there already
    const seen = watched(hold('unlucky', 'bet:unlucky:0'));
    const rest = crowd(n => (n === 0 ? seen.command : hold(n === 1 ? 'other' : 'unlucky', `bet:unlucky:${n}`)));
    const answers = rest.map(command => writer.do(command));
    await seen.decided;
    letThrough();
    await expect(first).rejects.toThrow(/transfers_id_key/);
    const [bet, fine, ...others] = await Promise.all(answers);
    expect(fine).toEqual(ok({ bet: 'bet:unlucky:1' }));
    expect([bet!, ...others].every(isRefused)).toBe(true);
    expect(seen.times()).toBe(2);
    expect(await balance('exposure:unlucky')).toBe(0);
  });

  test('a group that has to be done in halves is answered before the next', async () => {
    const writer = writerOn(db);
    const answered: number[] = [];
    const commands = crowd(n =>
      n === 100 ? { ...pay('halved', 'halved:1'), key: 'ahead/bad' } : pay('halved', `halved:${n}`),
    );
    const outcomes = await Promise.allSettled(
      commands.map((command, n) => writer.do(command).finally(() => answered.push(n))),
    );
    expect(outcomes.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([100]);
    expect(answered).toEqual([...commands.keys()]);
    expect(await balance('player:halved')).toBe((MANY - 1) * 100);
  });

  test('[R3] a key that the group before has just used is answered the same', async () => {
    const { db: slow, letThrough } = held(/^commit/);
    const writer = writerOn(slow);
    const first = writer.do(pay('twice', 'twice:0'));
    const seen = watched(pay('twice', 'twice:1'));
    const answers = crowd(n => (n === 1 ? seen.command : pay('twice', `twice:${n}`))).map(command =>
      writer.do(command),
    );
    await seen.decided;
    letThrough();
    expect(await first).toEqual(ok({ ref: 'twice:0' }));
    expect(await Promise.all(answers)).toEqual(answers.map((_, n) => ok({ ref: `twice:${n}` })));
    expect(await balance('player:twice')).toBe(MANY * 100);
  });

  test('[R3] a key from long ago costs the group it comes in one more try', async () => {
    const writer = writerOn(db);
    await writer.do(pay('again', 'again:5'));
    const seen = watched(pay('again', 'again:7'));
    const commands = Array.from({ length: 12 }, (_, n) => (n === 7 ? seen.command : pay('again', `again:${n}`)));
    const answers = await Promise.all(commands.map(command => writer.do(command)));
    expect(answers).toEqual(answers.map((_, n) => ok({ ref: `again:${n}` })));
    expect(seen.times()).toBe(2);
  });

  test('rows are read only after the group before has written them', async () => {
    const writer = writerOn(db);
    const counted = (n: number): Command<{ version: number }> => ({
      key: `ahead/counted/${n}`,
      fingerprint: '',
      accounts: [],
      rows: [['settings', 'counted']],
      decide: decision => {
        const version = (decision.row('settings', 'counted')?.version ?? 0) + 1;
        decision.put('settings', { section: 'counted', value: {}, version });
        return ok({ version });
      },
    });
    const answers = await Promise.all(Array.from({ length: MANY }, (_, n) => writer.do(counted(n))));
    expect(answers).toEqual(answers.map((_, n) => ok({ version: n + 1 })));
  });

  test('one connection is enough', async () => {
    const narrow = openDb(url, 1);
    const writer = writerOn(narrow);
    const answers = await Promise.all(crowd(n => pay('narrow', `narrow:${n}`)).map(command => writer.do(command)));
    await writer.idle();
    await narrow.end();
    expect(answers.filter(answer => answer.ok)).toHaveLength(MANY);
    expect(await balance('player:narrow')).toBe(MANY * 100);
  });
});

/** Everything comes at once, and a connection is lost at one statement after the other until the work takes fewer. */
async function sweep(fault: LostConnection, dead: boolean): Promise<number> {
  for (let at = 0; ; at += 1) {
    const user = `sweep-${fault}-${dead}-${at}`;
    const faulty = new FaultyDb(db);
    faulty.lose(at, fault, dead);
    const commands = crowd(n => pay(user, `${user}:${n}`));
    const struck = writerOn(faulty.asDb());
    const told = await Promise.allSettled(commands.map(command => struck.do(command)));
    const isCutOff = dead && !faulty.isArmed;
    const unanswered = told.filter(answer => answer.status === 'rejected');
    expect(unanswered.every(({ reason }) => isCutOff && reason instanceof WriterBusy)).toBe(true);
    const healthy = writerOn(db);
    const answers = await Promise.all(commands.map(command => healthy.do(command)));
    expect(answers).toEqual(commands.map((_, n) => ok({ ref: `${user}:${n}` })));
    expect(await balance(`player:${user}`)).toBe(MANY * 100);
    if (faulty.isArmed) return at;
  }
}

for (const fault of ['before', 'after'] as const) {
  test(`[R5] a connection lost ${fault} any statement of groups that overlap loses and doubles nothing`, async () => {
    expect(await sweep(fault, false)).toBeGreaterThanOrEqual(12);
  });
  test(`[R5] a process killed ${fault} any statement of groups that overlap loses and doubles nothing`, async () => {
    expect(await sweep(fault, true)).toBeGreaterThanOrEqual(12);
  });
}
