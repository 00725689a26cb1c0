import { setImmediate } from 'node:timers/promises';
import type { Millis, UserId } from '@maidan/core/ids';
import { depositInto } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok, refuse } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { Bus } from '../bus.ts';
import { type Client, type Db, inOneGo, jsonArray } from '../db/db.ts';
import { testDb } from '../db/testDb.ts';
import { type Command, piecemeal } from './command.ts';
import { SLICE_MS } from '../work/pieces.ts';
import { Writer } from './writer.ts';

/* A group is committed by the same message that writes it. What fails on the way takes all of it along. */

const now = (): Millis => 1_772_921_640_000 as Millis;
const { db } = testDb(await freshDatabase());

function pay(user: string, ref: string, answer: object = { ref }): Command<object> {
  return {
    key: `one/${ref}`,
    fingerprint: user,
    accounts: [`player:${user as UserId}`, 'bank'],
    rows: [['settings', ref]],
    decide: decision => {
      decision.put('settings', { section: ref, value: {}, version: 1 });
      const posted = decision.post(depositInto(user as UserId, rupees(1), ref));
      return posted.ok ? ok(answer) : posted;
    },
  };
}

/** What is there of a command: its key, its transfer, its row. */
async function traces(ref: string): Promise<string> {
  const { rows } = await db.query<{ found: string }>(
    `select concat_ws(' ', (select count(*) from commands where key = 'one/' || $1),
       (select count(*) from transfers where ref = $1), (select count(*) from settings where section = $1)) as found`,
    [ref],
  );
  return rows[0]!.found;
}

/** A database that notes what it is asked at once, between two answers. */
function followed(): { db: Db; trips: string[][] } {
  const trips: string[][] = [];
  const connect = async (): Promise<Client> => {
    const client = await db.connect();
    let isWaiting = false;
    const query = async (...parameters: Parameters<Client['query']>): Promise<unknown> => {
      const [asked] = parameters as unknown as [string | { text: string }];
      const text = (typeof asked === 'string' ? asked : asked.text).trim();
      if (isWaiting) trips.at(-1)!.push(text);
      else trips.push([text]);
      isWaiting = true;
      const answer = await client.query(...parameters);
      isWaiting = false;
      return answer;
    };
    return { query, release: (broken?: boolean) => client.release(broken) } as unknown as Client;
  };
  return { db: { connect } as unknown as Db, trips };
}

describe('a group', () => {
  test('takes two round trips: what it asks with its beginning, and what it writes with its commit', async () => {
    const { db: watched, trips } = followed();
    await new Writer(watched, new Bus(), now).do(pay('trips', 'trips'));
    expect(trips).toHaveLength(2);
    expect([trips[0]![0], trips[1]!.at(-1)]).toEqual(['begin', 'commit']);
  });

  test('[R1] with an answer that cannot be written down leaves no row and no money behind', async () => {
    const writer = new Writer(db, new Bus(), now);
    const [first, bad, good] = await Promise.allSettled([
      writer.do(pay('asha', 'first')),
      writer.do(pay('asha', 'bad', { amount: 1n })), // JSON has no such number
      writer.do(pay('asha', 'good')),
    ]);
    expect([first.status, bad.status, good.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await Promise.all(['first', 'bad', 'good'].map(traces))).toEqual(['1 1 1', '0 0 0', '1 1 1']);
  });

  test('[R1] with a statement that is refused is not committed by the commit behind it', async () => {
    const writer = new Writer(db, new Bus(), now);
    await writer.do(pay('bela', 'there'));
    const again = { ...pay('bela', 'there'), key: 'one/again', rows: [] }; // its transfer is there already
    const outcomes = await Promise.allSettled([
      writer.do(pay('bela', 'alone')),
      writer.do({
        ...again,
        decide: decision => {
          decision.put('settings', { section: 'again', value: {}, version: 1 });
          return again.decide(decision);
        },
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await traces('again')).toBe('0 0 0');
  });
});

test('[R1] a transaction that was rolled back is never taken for one that was committed', async () => {
  const work = inOneGo(db, async (client, { begin, commit }) => {
    await begin();
    await client.query('select 1 / 0 as nothing').catch(() => {}); // whoever does not look at its answer
    return commit();
  });
  await expect(work).rejects.toThrow('rolled back');
});

/** A database that counts what it is asked outside of transactions. */
function counted(): { db: Db; questions: number } {
  const found = { db, questions: 0 };
  const query = (...parameters: Parameters<Db['query']>): unknown => {
    found.questions += 1;
    return db.query(...parameters);
  };
  return Object.assign(found, { db: { query, connect: () => db.connect() } as unknown as Db });
}

test('[R3] who ask at the same moment what they were told are one question', async () => {
  const watched = counted();
  const writer = new Writer(watched.db, new Bus(), now);
  const told = pay('chitra', 'told');
  await writer.do(told);
  const answers = await Promise.all([
    writer.answered(told),
    writer.answered(pay('chitra', 'untold')),
    writer.answered({ ...told, fingerprint: 'another' }),
  ]);
  expect(answers).toEqual([ok({ ref: 'told' }), undefined, refuse('key-reused')]);
  expect(watched.questions).toBe(1);
});

test('[R3] who ask within a moment, one turn after the other, are one question', async () => {
  const watched = counted();
  const moment = Promise.withResolvers<void>();
  const writer = new Writer(watched.db, new Bus(), now, () => moment.promise);
  const told = pay('divya', 'told-before');
  await writer.do(told);
  const first = writer.answered(told, 'inAMoment');
  await setImmediate();
  const second = writer.answered(pay('divya', 'not-told'), 'inAMoment');
  await setImmediate();
  moment.resolve();
  expect(await Promise.all([first, second])).toEqual([ok({ ref: 'told-before' }), undefined]);
  expect(watched.questions).toBe(1);
});

test('[R5] between the pieces of what takes long others have their turn, and nobody else decides', async () => {
  const order: string[] = [];
  const slow: Command<object> = {
    ...pay('esha', 'slow'),
    decide: piecemeal(function* (decision) {
      for (const piece of ['one', 'two']) {
        order.push(piece);
        for (const began = performance.now(); performance.now() - began <= SLICE_MS;); // it takes long
        yield;
      }
      return pay('esha', 'slow').decide(decision);
    }),
  };
  const quick = pay('esha', 'quick');
  const writer = new Writer(db, new Bus(), now);
  const done = Promise.all([
    writer.do(slow),
    writer.do({ ...quick, decide: decision => (order.push('quick'), quick.decide(decision)) }),
  ]);
  while (!order.includes('quick')) {
    await setImmediate();
    if (order.length === 1) order.push('others');
  }
  expect(await done).toEqual([ok({ ref: 'slow' }), ok({ ref: 'quick' })]);
  expect(order).toEqual(['one', 'others', 'two', 'quick']);
  expect(await Promise.all(['slow', 'quick'].map(traces))).toEqual(['1 1 1', '1 1 1']);
});

test('what is written as JSON is read as it was', async () => {
  const values = [{ text: 'a "quoted" \\ word,\n{braces}\u0001 हिन्दी' }, [], null, 'NULL', 5];
  const { rows } = await db.query<{ value: unknown }>('select unnest($1::jsonb[]) as value', [
    jsonArray([...values.map(value => JSON.stringify(value)), null]),
  ]);
  expect(rows.map(({ value }) => value)).toEqual([...values, null]);
});
