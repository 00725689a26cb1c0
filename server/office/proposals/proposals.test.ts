import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { type DeskName, openOffice } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());
const asha = await office.player('asha');

const DAY_MS = 24 * 3_600_000;

async function adjustment(amount: number, by: DeskName = 'clerk'): Promise<string> {
  const { id } = await office.done(by, 'proposeAdjustment', { id: asha.id, amount, reason: 'A round was paid wrong' });
  return String(id);
}

async function roleOf(name: DeskName, role: string, by: DeskName = 'owner'): Promise<string> {
  const { id } = await office.done(by, 'proposeRole', { id: office.idOf(name), role, reason: 'New work' });
  return String(id);
}

const approve = (id: string, by: DeskName, key?: string) => office.as(by, 'approveProposal', { id }, key);
const reject = (id: string, by: DeskName) => office.as(by, 'rejectProposal', { id, reason: 'Not needed' });

describe('[R42] a balance changed by hand', () => {
  test.each([
    ['credit', 1_500, 1_500],
    ['debit', -1_500, -1_500],
  ])('%s: nothing moves before the second person, and then once', async (_, amount, change) => {
    const before = await office.money(asha);
    const id = await adjustment(amount);
    expect(await office.money(asha)).toEqual(before);
    expect((await approve(id, 'clerk')).code).toBe('second-person-needed');
    expect(await office.money(asha)).toEqual(before);
    expect((await approve(id, 'checker')).status).toBe(200);
    expect((await approve(id, 'owner')).code).toBe('proposal-decided');
    expect((await office.money(asha)).balance).toBe(before.balance + change);
  });

  test('more than the player has is refused, and stays open', async () => {
    const before = await office.money(asha);
    const id = await adjustment(-(before.balance + 1));
    expect((await approve(id, 'checker')).code).toBe('insufficient-balance');
    expect(await office.money(asha)).toEqual(before);
    expect((await reject(id, 'checker')).status).toBe(200);
  });

  test.each([
    ['ten people at once', (n: number) => `approve-key-${n}`],
    ['one person ten times', () => 'approve-key-same'],
  ])('%s have one effect', async (_, keyOf) => {
    const before = await office.money(asha);
    const id = await adjustment(900);
    const by = ['checker', 'owner', 'partner'] as const;
    await Promise.all(Array.from({ length: 10 }, (__, n) => approve(id, by[n % 3]!, `${keyOf(n)}-${id}`)));
    expect((await office.money(asha)).balance).toBe(before.balance + 900);
    const log = await office.log();
    expect(
      log.filter(row => row.action === 'adjustment.approve' && row.subject === `player:${asha.id}`).at(-1),
    ).toMatchObject({
      after: { proposal: id, state: 'approved', amount: 900 },
    });
  });

  test('needs the permission on both sides', async () => {
    const id = await adjustment(100);
    expect((await approve(id, 'helper')).code).toBe('not-allowed');
    expect((await reject(id, 'auditor')).code).toBe('not-allowed');
    expect((await office.as('helper', 'proposeAdjustment', { id: asha.id, amount: 1, reason: 'x' })).code).toBe(
      'not-allowed',
    );
  });

  test('zero is no adjustment, and a player must be there', async () => {
    expect((await office.as('clerk', 'proposeAdjustment', { id: asha.id, amount: 0, reason: 'x' })).code).toBe(
      'invalid-input',
    );
    expect((await office.as('clerk', 'proposeAdjustment', { id: '1', amount: 5, reason: 'x' })).code).toBe(
      'unknown-player',
    );
    expect((await approve('P-999999', 'owner')).code).toBe('unknown-proposal');
    expect((await reject('P-999999', 'owner')).code).toBe('unknown-proposal');
  });
});

describe('[R42] a proposal', () => {
  test.each([
    ['one millisecond before a day is over', DAY_MS - 1, undefined],
    ['when the day is over', DAY_MS, 'proposal-expired'],
  ])('can be approved %s: %s', async (_, passed, code) => {
    const id = await adjustment(100);
    await office.pass(passed);
    const { data } = await office.as('auditor', 'proposals', { state: 'all' });
    const listed = (data['rows'] as { id: string; state: string }[]).find(row => row.id === id);
    expect(listed?.state).toBe(code ? 'expired' : 'open');
    expect((await approve(id, 'checker')).code).toBe(code);
  });

  test('that has expired cannot be rejected either, and is not counted', async () => {
    const before = await office.done('owner', 'officeSummary');
    const id = await adjustment(100);
    expect((await office.done('owner', 'officeSummary'))['proposals']).toBe(Number(before['proposals']) + 1);
    await office.pass(DAY_MS);
    expect((await office.done('owner', 'officeSummary'))['proposals']).toBe(0);
    expect((await reject(id, 'checker')).code).toBe('proposal-expired');
  });

  test('can be taken back by its maker, and then not be approved', async () => {
    const id = await adjustment(100);
    expect((await reject(id, 'clerk')).status).toBe(200);
    expect((await approve(id, 'checker')).code).toBe('proposal-decided');
  });

  test('says in words what it would do, and for whom', async () => {
    await office.pass(DAY_MS);
    const ids = [await adjustment(1_50_000), await adjustment(-2_500), await roleOf('helper', 'payments')];
    const { data } = await office.as('helper', 'proposals');
    const rows = data['rows'] as { id: string; words: string; subject: string; maker: { name: string } }[];
    expect(rows.map(row => row.id)).toEqual(ids.toReversed());
    expect(rows.map(row => row.words)).toEqual([
      'helper becomes Payments',
      'Debit 25.00 from asha',
      'Credit 1,500.00 to asha',
    ]);
    expect(rows.map(row => row.subject)).toEqual([
      `staff:${office.idOf('helper')}`,
      `player:${asha.id}`,
      `player:${asha.id}`,
    ]);
    expect(rows.map(row => row.maker.name)).toEqual(['owner', 'clerk', 'clerk']);
  });
});

test('[R42] colleagues at work are told of every proposal, and of what became of it', async () => {
  const told: string[] = [];
  const stop = office.house.deps.bus.subscribe('payments', () => told.push('payments'));
  const steps = [
    () => adjustment(100),
    async () => approve(await adjustment(100), 'checker'),
    async () => reject(await adjustment(100), 'checker'),
    () => roleOf('trader', 'payments'),
  ];
  const heard: number[] = [];
  for (const step of steps) {
    told.length = 0;
    await step();
    heard.push(told.length);
  }
  stop();
  expect(heard).toEqual([1, 2, 2, 1]);
});

describe('[R42] a role', () => {
  test('changes when a second owner approves, and counts at once', async () => {
    const id = await roleOf('auditor', 'support');
    expect((await approve(id, 'owner')).code).toBe('second-person-needed');
    expect((await approve(id, 'checker')).code).toBe('not-allowed');
    expect((await approve(id, 'partner')).status).toBe(200);
    expect((await office.as('auditor', 'officeMe')).code).toBe('not-signed-in');
    await office.pass(1);
    expect(await office.done('auditor', 'officeMe')).toMatchObject({ role: 'support' });
    expect((await office.as('auditor', 'audit')).code).toBe('not-allowed');
  });

  test('of the last owner cannot be taken, however it is tried', async () => {
    const both = [await roleOf('partner', 'support', 'owner'), await roleOf('owner', 'support', 'partner')] as const;
    expect((await approve(both[0], 'owner')).code).toBe('second-person-needed');
    const answers = await Promise.all([approve(both[0], 'partner'), approve(both[1], 'owner')]);
    expect(answers.map(answer => answer.code ?? 'approved').toSorted()).toEqual(['approved', 'second-person-needed']);
    await office.pass(1);
    const { rows } = await office.house.deps.db.query(`select id from staff where role = 'owner' and not disabled`);
    expect(rows).toHaveLength(1);
    const left = rows[0]!; // the one that is left
    const name = left.id === office.idOf('owner') ? 'owner' : 'partner';
    const demote = await office.as(name, 'proposeRole', { id: left.id, role: 'auditor', reason: 'x' });
    expect(demote.code).toBe('last-owner');
    expect((await office.as(name, 'disableStaff', { id: left.id, reason: 'x' })).code).toBe('last-owner');
  });
});
