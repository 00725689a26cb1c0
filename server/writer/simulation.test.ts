import type { ErrorCode } from '@maidan/contract/errors';
import type { Millis, UserId } from '@maidan/core/ids';
import {
  type Account,
  depositInto,
  holdFor,
  holdWithdrawal,
  Ledger,
  payOut,
  refundWithdrawal,
  settleCasino,
  type Transfer,
} from '@maidan/core/ledger';
import { paise } from '@maidan/core/money';
import { type Random, randomFrom } from '@maidan/core/random';
import { ok, type Result } from '@maidan/core/result';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { Bus } from '../bus.ts';
import { FaultyDb } from './faultyDb.ts';
import type { Command } from './command.ts';
import { Writer, WriterBusy } from './writer.ts';
import { testDb } from '../db/testDb.ts';

/* The whole wallet under bad weather: commands arrive twice, late and out of order, connections are lost in the
   middle of groups, the process dies and comes back. Then the books are audited from the outside. */

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const COMMANDS = 400;
const now = (): Millis => 1_772_921_640_000 as Millis;
const atOnce = async (): Promise<void> => {};

interface Told {
  readonly command: Command<object>;
  readonly transfers: readonly Transfer[];
  readonly answers: Result<object, ErrorCode>[];
}

const { db } = testDb(await freshDatabase());

describe.each(SEEDS)('seed %i', seed => {
  let told: Told[];

  beforeAll(async () => {
    told = await weather(randomFrom(seed), `s${seed}`);
  });

  test('[R3] every delivery of a command is answered the same', () => {
    for (const { command, answers } of told) {
      expect(new Set(answers.map(answer => JSON.stringify(answer))).size, command.key).toBe(1);
    }
  });

  test('[R5] what was acknowledged is in the books once, what was refused is not', async () => {
    const { rows } = await db.query<{ id: string }>(`select id from transfers where id like $1`, [`s${seed}:%`]);
    const expected = told.flatMap(({ transfers, answers }) => (answers[0]!.ok ? transfers.map(t => t.id) : []));
    expect(rows.map(row => row.id).toSorted()).toEqual(expected.toSorted());
  });

  test('[R1] replaying the transfers gives the balances, and nobody was ever below zero', async () => {
    const { rows } = await db.query<Transfer>(
      `select id, from_account as "from", to_account as "to", amount, kind, ref from transfers order by number`,
    );
    const model = new Ledger();
    for (const transfer of rows) expect(model.post([transfer]).ok, transfer.id).toBe(true);
    const { rows: accounts } = await db.query<{ id: Account; balance: number }>(
      'select id, sum(balance)::bigint as balance from accounts group by id',
    );
    expect(accounts.reduce((total, account) => total + account.balance, 0)).toBe(0);
    for (const { id, balance } of accounts) expect(balance, id).toBe(model.balance(id));
  });
});

async function weather(random: Random, name: string): Promise<Told[]> {
  const told: Told[] = [];
  const deliveries: Promise<void>[] = [];
  let faulty = new FaultyDb(db);
  let writer = new Writer(faulty.asDb(), new Bus(), now, atOnce);
  for (let step = 0; step < COMMANDS; step += 1) {
    const one = anyCommand(random, name, step);
    told.push(one);
    const late = random.pick(told); // an earlier command comes again, as after a time-out
    for (const { command, answers } of [one, late, ...(random.below(4) === 0 ? [one, late] : [])]) {
      deliveries.push(deliver(() => writer, command, answers));
    }
    if (random.below(12) === 0) faulty.lose(random.below(9), random.pick(['before', 'after']), random.below(3) === 0);
    if (random.below(40) === 0) {
      faulty = new FaultyDb(db); // the process comes back with a fresh connection
      writer = new Writer(faulty.asDb(), new Bus(), now, atOnce);
    }
    if (random.below(5) === 0) await writer.idle();
  }
  writer = new Writer(db, new Bus(), now, atOnce);
  await Promise.all(deliveries);
  return told;
}

/** A client that does not give up: it sends the same command with the same key until somebody answers. */
async function deliver(
  writer: () => Writer,
  command: Command<object>,
  answers: Result<object, ErrorCode>[],
): Promise<void> {
  for (;;) {
    try {
      answers.push(await writer().do(command));
      return;
    } catch (error) {
      if (!(error instanceof WriterBusy)) throw error;
      await new Promise(resolve => setImmediate(resolve));
    }
  }
}

function anyCommand(random: Random, name: string, step: number): Told {
  const user = `${name}-${random.below(6)}` as UserId;
  const amount = paise(1 + random.below(20_000));
  const cause = `${name}:${step}`;
  const transfers = random.pick([
    () => depositInto(user, amount, cause),
    () => depositInto(user, amount, cause),
    () => holdFor(user, amount, cause, cause),
    () => settleCasino(user, paise(1 + random.below(2_000)), paise(random.below(30_000) - 15_000), cause),
    () => holdWithdrawal(user, amount, cause),
    () => payOut(user, amount, cause),
    () => refundWithdrawal(user, amount, cause),
  ])();
  const command: Command<object> = {
    key: `sim/${cause}`,
    fingerprint: cause,
    accounts: [...new Set(transfers.flatMap(transfer => [transfer.from, transfer.to]))],
    decide: decision => {
      const posted = decision.post(transfers);
      return posted.ok ? ok({ cause }) : posted;
    },
  };
  return { command, transfers, answers: [] };
}
