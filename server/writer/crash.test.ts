import type { Millis, UserId, WithdrawalId } from '@maidan/core/ids';
import { depositInto, holdFor, holdWithdrawal, type Ledger, refundWithdrawal, settleCasino } from '@maidan/core/ledger';
import { Ledger as Model } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import type { Transfer } from '@maidan/core/ledger';
import { expect, test } from 'vitest';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { Bus } from '../bus.ts';
import { type LostConnection, FaultyDb } from './faultyDb.ts';
import type { Command } from './command.ts';
import { Writer, WriterBusy } from './writer.ts';
import { testDb } from '../db/testDb.ts';

const NOW = Date.parse('2026-03-07T22:14:00Z') as Millis;
const now = (): Millis => NOW;
const DONE = ok({ named: true });
const atOnce = async (): Promise<void> => {};

const { db } = testDb(await freshDatabase());

/** What a player may be in the middle of when the machine dies. */
const VERBS: Readonly<Record<string, (user: UserId, name: string) => Transfer[]>> = {
  place: (user, name) => holdFor(user, rupees(40), `bet:${name}`, name),
  settle: (user, name) => settleCasino(user, rupees(10), rupees(25), `round:${name}`),
  withdraw: (user, name) => holdWithdrawal(user, rupees(60), `W-${name}`),
  refund: (user, name) => refundWithdrawal(user, rupees(5), `W-${name}`),
};

/** With rows, a number and an audit entry, so that every kind of statement is in the sweep. */
function commandOf(verb: string, user: UserId, name: string): Command<object> {
  const transfers = VERBS[verb]!(user, name);
  return {
    key: `crash/${name}`,
    fingerprint: verb,
    accounts: [`player:${user}`, `exposure:${user}`, `held:${user}`, 'house', 'bank'],
    rows: [['withdrawal', 'W-none']],
    numbers: ['withdrawal'],
    decide: decision => {
      const posted = decision.post(transfers);
      if (!posted.ok) return posted;
      const id = `W-${decision.next('withdrawal')}` as WithdrawalId;
      decision.audit({ actor: 'system', action: verb, subject: `player:${user}`, after: { name } });
      decision.put('settings', { section: `test-${name}`, value: { id: verb }, version: 1 });
      return ok({ named: id.length > 2 });
    },
  };
}

async function fund(model: Ledger, writer: Writer, user: UserId): Promise<void> {
  const transfers = [
    ...depositInto(user, rupees(200), `D-${user}`),
    ...holdFor(user, rupees(10), `bet:open:${user}`, 'open'),
    ...holdWithdrawal(user, rupees(5), `W-open-${user}`),
  ];
  model.post(transfers);
  await writer.do({
    key: `fund/${user}`,
    fingerprint: '',
    accounts: [`player:${user}`, `exposure:${user}`, `held:${user}`, 'bank'],
    decide: decision => {
      const posted = decision.post(transfers);
      return posted.ok ? ok({}) : posted;
    },
  });
}

async function expectSameAs(model: Ledger, user: UserId): Promise<void> {
  const names = [`player:${user}`, `exposure:${user}`, `held:${user}`] as const;
  const { rows } = await db.query<{ id: string; balance: number }>(
    'select id, balance from accounts where id = any($1) order by id',
    [names],
  );
  const found = Object.fromEntries(rows.map(row => [row.id, row.balance]));
  expect(found).toEqual(Object.fromEntries(names.toSorted().map(name => [name, model.balance(name)])));
  const { rows: audit } = await db.query('select seq from audit where subject = $1', [`player:${user}`]);
  expect(audit).toHaveLength(1);
}

async function sweep(verb: string, fault: LostConnection, dead: boolean): Promise<number> {
  const healthy = new Writer(db, new Bus(), now, atOnce);
  for (let at = 0; ; at += 1) {
    const user = `${verb}-${fault}-${dead}-${at}` as UserId;
    const model = new Model();
    await fund(model, healthy, user);
    const faulty = new FaultyDb(db);
    faulty.lose(at, fault, dead);
    const command = commandOf(verb, user, user);
    const struck = await new Writer(faulty.asDb(), new Bus(), now, atOnce).do(command).catch((error: unknown) => error);
    const wasCutOff = dead && !faulty.isArmed; // then nobody was told that it counted, and the client tries again
    expect(wasCutOff ? struck instanceof WriterBusy : struck).toEqual(wasCutOff ? true : DONE);
    expect(await healthy.do(command)).toEqual(DONE);
    expect(model.post(VERBS[verb]!(user, user)).ok).toBe(true);
    await expectSameAs(model, user);
    if (faulty.isArmed) return at;
  }
}

for (const verb of Object.keys(VERBS)) {
  for (const fault of ['before', 'after'] as const) {
    test(`[R5] ${verb}: a connection lost ${fault} any statement loses and doubles nothing`, async () => {
      expect(await sweep(verb, fault, false)).toBeGreaterThanOrEqual(8);
    });
    test(`[R5] ${verb}: a process killed ${fault} any statement loses and doubles nothing`, async () => {
      expect(await sweep(verb, fault, true)).toBeGreaterThanOrEqual(8);
    });
  }
}
