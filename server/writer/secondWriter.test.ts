import type { Millis, UserId } from '@maidan/core/ids';
import { depositInto, holdFor, holdWithdrawal, Ledger, type Transfer } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { Bus } from '../bus.ts';
import { type Client, type Db } from '../db/db.ts';
import type { Command } from './command.ts';
import { Writer } from './writer.ts';
import { testDb } from '../db/testDb.ts';

/* Two processes that both believe to be the one writer, as for a moment when one is replaced by the next. */

const { db } = testDb(await freshDatabase(), 6);

const now = (): Millis => 1_772_921_640_000 as Millis;
const user = 'asha' as UserId;

function command(key: string, transfers: readonly Transfer[]): Command<object> {
  const accounts = [...new Set(transfers.flatMap(({ from, to }) => [from, to]))];
  const decide: Command<object>['decide'] = decision => {
    const posted = decision.post(transfers);
    return posted.ok ? ok({}) : posted;
  };
  return { key, fingerprint: key, accounts, decide };
}

/** A database whose commits wait: everything is written, and nobody else sees it yet. */
function slowToCommit() {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const connect = async (): Promise<Client> => {
    const client = await db.connect();
    const query = async (...parameters: Parameters<Client['query']>): Promise<unknown> => {
      if (String(parameters[0]).toLowerCase() === 'commit') {
        reached.resolve();
        await released.promise;
      }
      return client.query(...parameters);
    };
    return { query, release: (error?: boolean) => client.release(error) } as unknown as Client;
  };
  return { db: { connect } as unknown as Db, reached: reached.promise, release: released.resolve };
}

/** Asha has 100. The first writer has taken 80 of it, and has not told anybody; the second does not know. */
async function meanwhile(second: Writer) {
  await second.do(command('in', depositInto(user, rupees(100), 'D-1')));
  const slow = slowToCommit();
  const first = new Writer(slow.db, new Bus(), now).do(command('out', holdWithdrawal(user, rupees(80), 'W-1')));
  await slow.reached;
  return { first, release: slow.release };
}

test('[R1] [R2] money that another writer has spent is not spent again, even if more comes in right behind it', async () => {
  const second = new Writer(db, new Bus(), now);
  const { first, release } = await meanwhile(second);
  const drawn = await lastNumber();
  const asked = second.do({ ...command('', []), isRemembered: false }); // while it is answered, the next two become one group
  const bet = second.do(command('bet', holdFor(user, rupees(50), 'bet:1', 'round')));
  const deposit = second.do(command('more', depositInto(user, rupees(60), 'D-2')));
  await asked;
  await blocked();
  expect(await lastNumber()).toBe(drawn);
  release();
  const told = (await Promise.all([first, bet, deposit])).map(answer => (answer.ok ? 'done' : answer.error));
  expect(told).toEqual(['done', 'insufficient-balance', 'done']);
  const { rows } = await db.query<Transfer>(
    'select id, from_account as "from", to_account as "to", amount, kind, ref from transfers order by number',
  );
  const ledger = new Ledger();
  for (const transfer of rows) expect(ledger.post([transfer]).ok, transfer.id).toBe(true);
  expect(ledger.balance(`player:${user}`)).toBe(rupees(80));
});

/** The second group has come to where the first one has not let go. */
async function blocked(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await db.query<{ count: number }>(
        `select count(*)::int as count from pg_locks where not granted`,
      );
      return rows[0]!.count;
    })
    .toBeGreaterThan(0);
}

async function lastNumber(): Promise<number> {
  const { rows } = await db.query<{ last: number }>(
    `select pg_sequence_last_value(pg_get_serial_sequence('transfers', 'number')::regclass) as last`,
  );
  return rows[0]!.last;
}
