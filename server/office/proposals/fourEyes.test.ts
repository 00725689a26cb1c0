import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { openOffice } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());
const asha = await office.player('asha');

describe('[R42] four eyes', () => {
  test.each(['deposit', 'withdrawal'] as const)('a large %s needs two different people', async kind => {
    const ravi = await office.player(`ravi-${kind}`);
    await office.take(await office.deposit(ravi, 19_000), 'claim', 'approve');
    const before = await office.money(ravi);
    const id = await office[kind](ravi, 20_000);

    await office.take(id, 'claim');
    expect((await office.step('approve', id)).data).toEqual({ state: 'requested', waitsForSecond: true });
    expect(await office.request(id)).toMatchObject({
      fourEyes: true,
      claimedBy: null,
      firstApproval: { by: office.idOf('clerk'), name: 'clerk', at: office.world.now() },
    });

    expect((await office.step('approve', id)).code).toBe('second-person-needed');
    await office.take(id, 'claim');
    expect((await office.step('approve', id)).code).toBe('second-person-needed');
    await office.take(id, 'release');

    expect((await office.step('approve', id, 'checker')).code).toBe('payment-not-claimed');
    await office.step('claim', id, 'checker');
    expect((await office.step('approve', id, 'checker')).data).toEqual({ state: 'approved', waitsForSecond: false });
    const change = kind === 'deposit' ? 20_000_00 : -20_000_00;
    expect((await office.money(ravi)).balance).toBe(before.balance + change);
  });

  test('one paisa below the threshold one person is enough', async () => {
    const id = await office.deposit(asha, 19_999.99);
    await office.take(id, 'claim');
    expect((await office.step('approve', id)).data).toEqual({ state: 'approved', waitsForSecond: false });
  });

  test('whoever checked first may still reject', async () => {
    const id = await office.deposit(asha, 25_000);
    await office.take(id, 'claim', 'approve', 'claim', 'reject');
    expect(await office.request(id)).toMatchObject({ state: 'rejected', reason: 'No such payment' });
  });

  test.each([
    ['as it was asked for, when the threshold was raised since', 20_000_00, 50_000_00, true],
    ['as it is decided, when the threshold was lowered since', 50_000_00, 20_000_00, true],
    ['only above both', 50_000_00, 50_000_00, false],
  ])('a request is large %s', async (_, asked, now, waitsForSecond) => {
    await changeThreshold(asked);
    const id = await office.deposit(asha, 30_000);
    await changeThreshold(now);
    expect(await office.request(id)).toMatchObject({ fourEyes: waitsForSecond });
    await office.take(id, 'claim');
    expect((await office.step('approve', id)).data).toMatchObject({ waitsForSecond });
    await changeThreshold(20_000_00);
  });

  test('a threshold that was raised never makes one person two', async () => {
    await changeThreshold(50_000_00);
    const id = await office.deposit(asha, 30_000);
    await changeThreshold(20_000_00);
    await office.take(id, 'claim', 'approve');
    await changeThreshold(50_000_00);
    await office.take(id, 'claim');
    expect((await office.step('approve', id)).code).toBe('second-person-needed');
    await changeThreshold(20_000_00);
  });
});

describe('[R42] approving at the same time has one effect', () => {
  const tries: readonly (readonly [words: string, keyOf: (n: number, id: string) => string, answered: number])[] = [
    ['two tabs, keys of their own', (n, id) => `two-tabs-${n}-${id}`, 1],
    ['a double click, one key', (_, id) => `double-click-${id}`, 10],
  ];
  const TEN = Array.from({ length: 10 }, (_, n) => n);

  test.each(tries)('a deposit: %s', async (_, keyOf, answered) => {
    const before = await office.money(asha);
    const id = await office.deposit(asha, 10);
    await office.take(id, 'claim');
    const answers = await Promise.all(TEN.map(n => office.step('approve', id, 'clerk', keyOf(n, id))));
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(answered);
    expect((await office.money(asha)).balance).toBe(before.balance + 1_000);
    const log = await office.log();
    expect(log.filter(row => row.subject === `deposit:${id}` && row.action === 'deposit.approve')).toHaveLength(1);
  });

  test.each(tries)('a payout that arrives and comes back: %s', async (_, keyOf) => {
    const before = await office.money(asha);
    const id = await office.withdrawal(asha, 10);
    await office.take(id, 'claim', 'approve', 'send');
    const both = ['confirm', 'fail'] as const;
    await Promise.all(TEN.flatMap(n => both.map(verb => office.step(verb, id, 'clerk', `${verb}-${keyOf(n, id)}`))));
    const isPaid = (await office.request(id))['state'] === 'confirmed';
    const after = { balance: before.balance - 1_000, held: before.held + (isPaid ? 0 : 1_000) };
    expect(await office.money(asha)).toEqual(after);
  });

  test('two people who would both be the second: one of them is', async () => {
    const before = await office.money(asha);
    const id = await office.deposit(asha, 20_000);
    await office.take(id, 'claim', 'approve');
    const claims = await Promise.all([office.step('claim', id, 'checker'), office.step('claim', id, 'partner')]);
    expect(claims.map(claim => claim.status).toSorted()).toEqual([200, 409]);
    const answers = await Promise.all([office.step('approve', id, 'checker'), office.step('approve', id, 'partner')]);
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409]);
    expect((await office.money(asha)).balance).toBe(before.balance + 20_000_00);
  });

  test('one transaction number on two requests: one is credited', async () => {
    const before = await office.money(asha);
    const bina = await office.player('bina');
    const ids = [await office.deposit(asha, 10, 'SAME-UTR-1'), await office.deposit(bina, 10, 'SAME-UTR-1')];
    for (const id of ids) await office.take(id, 'claim');
    const reason = 'Both look right';
    const answers = await Promise.all(ids.map(id => office.as('clerk', 'approvePayment', { id, reason })));
    expect(answers.map(answer => answer.code ?? 'credited').toSorted()).toEqual(['credited', 'reference-credited']);
    const gained = (await office.money(asha)).balance - before.balance + (await office.money(bina)).balance;
    expect(gained).toBe(10_000_00 + 1_000);
  });
});

const changeThreshold = (fourEyesFrom: number): Promise<void> => office.set('limits', { fourEyesFrom });
