import type { Reply } from '@maidan/contract/api';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openOffice } from '../office/testOffice.ts';
import { TestPlayers } from './testLimits.ts';

/* What a player paid in and out, as the ledger has it. */

const office = await openOffice(await freshDatabase());
const { house, world } = office;
const players = new TestPlayers(house, world);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const later = async (ms: number): Promise<void> => {
  players.later(ms);
  await office.pass(0); // staff sign in again
};

async function asked(rupees: string): Promise<string> {
  expect(await players.deposit('asha', rupees)).toBe('asked');
  const { rows } = await house.deps.db.query('select id from deposits order by at desc, id desc limit 1');
  return rows[0]!.id;
}

async function withdrawal(rupees: string): Promise<string> {
  const form = { withdraw_amount: rupees, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@sample' };
  return (await players.ask('asha', 'withdrawal', form)).data['id'] as string;
}

const shown = async (): Promise<Reply<'netDeposits'>> =>
  (await players.ask('asha', 'netDeposits')).data as unknown as Reply<'netDeposits'>;

/** All that ever crossed to the outside and back for the player, by the books alone. */
async function inTheLedger(): Promise<{ in: number; out: number; net: number }> {
  const { rows } = await house.deps.db.query(
    `select coalesce(sum(amount) filter (where kind = 'deposit' and to_account = 'player:asha'), 0)::bigint as into,
       coalesce(sum(amount) filter (where kind = 'payout' and from_account = 'held:asha'), 0)::bigint as out
     from transfers`,
  );
  const [into, out] = [Number(rows[0]!.into), Number(rows[0]!.out)];
  return { in: into, out, net: into - out };
}

test('[R27] net deposits of today, of thirty days and for ever are those of the ledger, to the paisa', async () => {
  await players.join('asha');
  const NOTHING = { in: 0, out: 0, net: 0 };
  expect(await shown()).toEqual({ today: NOTHING, month: NOTHING, ever: NOTHING }); // play money is no deposit
  await office.take(await asked('1000.01'), 'claim', 'approve');
  await office.take(await asked('300'), 'claim', 'reject');
  await asked('200'); // nobody has looked at it
  const first = { in: 1_000_01, out: 0, net: 1_000_01 };
  expect(await shown()).toEqual({ today: first, month: first, ever: first });

  await later(6.5 * HOUR); // it is midnight in India
  const sent = await withdrawal('1500.50');
  await office.take(sent, 'claim', 'approve', 'send');
  expect(await shown()).toEqual({ today: NOTHING, month: first, ever: first }); // on its way
  await office.take(sent, 'confirm');
  await office.take(await withdrawal('70'), 'claim', 'reject');
  const both = { in: 1_000_01, out: 1_500_50, net: -500_49 };
  expect(await shown()).toEqual({ today: { in: 0, out: 1_500_50, net: -1_500_50 }, month: both, ever: both });
  expect((await shown()).ever).toEqual(await inTheLedger());

  await later(29 * DAY - 1); // the last moment in which the first day is one of thirty
  expect((await shown()).month).toEqual(both);
  await later(1);
  const second = { in: 0, out: 1_500_50, net: -1_500_50 };
  expect(await shown()).toEqual({ today: NOTHING, month: second, ever: both });
  await later(400 * DAY);
  expect(await shown()).toEqual({ today: NOTHING, month: NOTHING, ever: await inTheLedger() });
});
