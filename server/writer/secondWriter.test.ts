import type { Millis, UserId } from '@maidan/core/ids';
import { type Account, depositInto, holdFor, holdWithdrawal, Ledger, type Transfer } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { Bus } from '../bus.ts';
import { inSnapshot } from '../reconcile/snapshot.ts';
import type { Command } from './command.ts';
import { slowToCommit, somebodyWaits } from './slowDb.ts';
import { Writer } from './writer.ts';
import { testDb } from '../db/testDb.ts';

/* Several writers on one ledger. */

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

/** Asha has 100. The first writer has taken 80 of it, and has not told anybody; the second does not know. */
async function meanwhile(second: Writer) {
  await second.do(command('in', depositInto(user, rupees(100), 'D-1')));
  const slow = slowToCommit(db);
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
  await somebodyWaits(db);
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

test('[R1] who has other players does not wait, though the house pays and is paid by both', async () => {
  const [bina, chand] = ['bina', 'chand'] as UserId[];
  const slow = slowToCommit(db);
  const first = new Writer(slow.db, new Bus(), now).do(command('bina-in', depositInto(bina!, rupees(10), 'D-3')));
  await slow.reached;
  const second = await new Writer(db, new Bus(), now).do(command('chand-in', depositInto(chand!, rupees(20), 'D-4')));
  expect(second.ok).toBe(true);
  slow.release();
  expect((await first).ok).toBe(true);
  const { rows } = await db.query<{ bank: number; slices: number }>(
    `select sum(balance)::bigint as bank, count(*)::int as slices from accounts where id = 'bank'`,
  );
  expect(rows[0]).toEqual({ bank: -rupees(190), slices: 2 });
});

test('[R6] a pass over the books begins when nobody has numbers that are not committed', async () => {
  const slow = slowToCommit(db);
  const first = new Writer(slow.db, new Bus(), now).do(command('late', depositInto(user, rupees(1), 'D-5')));
  await slow.reached;
  const client = await db.connect();
  const seen = inSnapshot(client, async moment => {
    const { rows } = await moment.query('select coalesce(max(number), 0) as up_to from transfers');
    return rows[0]!.up_to;
  });
  await somebodyWaits(db);
  slow.release();
  expect(await seen).toBe(await lastNumber());
  expect((await first).ok).toBe(true);
  client.release();
});

test('[R1] [R2] four who write for the same players at once: each account adds up in the order of its numbers', async () => {
  const players = Array.from({ length: 5 }, (_, nth) => `four-${nth}` as UserId);
  const writers = Array.from({ length: 4 }, () => new Writer(db, new Bus(), now));
  const told = await Promise.all(
    writers.flatMap((writer, nth) =>
      Array.from({ length: 60 }, (_, step) => {
        const player = players[(step * 7 + nth) % players.length]!;
        const cause = `four-${nth}-${step}`;
        return writer.do(
          command(
            cause,
            step % 3 === 0
              ? depositInto(player, rupees(10), cause)
              : holdFor(player, rupees(6), `bet:${cause}`, 'round'),
          ),
        );
      }),
    ),
  );
  expect(told.filter(answer => answer.ok).length).toBeGreaterThan(80);
  const { rows } = await db.query<Transfer>(
    'select id, from_account as "from", to_account as "to", amount, kind, ref from transfers order by number',
  );
  const ledger = new Ledger();
  for (const transfer of rows) expect(ledger.post([transfer]).ok, transfer.id).toBe(true);
  const { rows: kept } = await db.query<{ id: Account; balance: number }>(
    'select id, sum(balance)::bigint as balance from accounts group by id',
  );
  for (const { id, balance } of kept) expect(balance, id).toBe(ledger.balance(id));
});

async function lastNumber(): Promise<number> {
  const { rows } = await db.query<{ last: number }>(
    `select pg_sequence_last_value(pg_get_serial_sequence('transfers', 'number')::regclass) as last`,
  );
  return rows[0]!.last;
}
