import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import type { Person } from '../../accounts/testHouse.ts';
import sharp from 'sharp';
import { sampleReceipt } from '../../wallet/sampleReceipt.ts';
import { openOffice } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());
const asha = await office.player('asha');

/** A deposit with a receipt, sent as a browser sends it. */
async function depositWith(player: Person, picture: Buffer, reference?: string): Promise<string> {
  return office.deposit(player, 10, reference, picture);
}

const warningsOf = async (id: string) => (await office.request(id))['warnings'];
const seenBefore = async (id: string) => (await office.request(id))['seenBefore'];

describe('a deposit is looked at twice', () => {
  test('without a picture', async () => {
    expect(await warningsOf(await office.deposit(asha, 10))).toEqual(['no-picture']);
  });

  test('when an earlier request names the same transaction; the first sender is linked, and not marked', async () => {
    const ravi = await office.player('ravi');
    const first = await office.deposit(asha, 10, 'SEEN-BEFORE-1');
    const second = await office.deposit(ravi, 10, 'seen-before-1');
    expect(await warningsOf(first)).toEqual(['no-picture']);
    expect(await warningsOf(second)).toEqual(['transaction-seen', 'no-picture']);
    const of = (id: string, username: string, isLater: boolean) => ({ id, username, why: 'transaction-seen', isLater });
    expect(await seenBefore(first)).toEqual([of(second, 'ravi', true)]);
    expect(await seenBefore(second)).toEqual([of(first, 'asha', false)]);

    await office.take(second, 'claim');
    await office.done('clerk', 'approvePayment', { id: second, reason: 'The bank shows it' });
    expect(await warningsOf(first)).toEqual(['transaction-credited', 'no-picture']);
    expect(await office.request(first)).toMatchObject({ cannot: { approve: 'reference-credited' } });
  });

  test('[R40] when an earlier request has the same picture, saved again or cut, and not another receipt', async () => {
    const bina = await office.player('bina');
    const receipt = await sampleReceipt('light', '1500', '412607330072');
    const first = await depositWith(asha, receipt);
    expect(await warningsOf(first)).toEqual([]);
    for (let nth = 1; nth <= 11; nth += 1) {
      const other = await sampleReceipt('light', String(1_500 + 137 * nth), String(412_607_330_072 + 7_919 * nth));
      expect(await warningsOf(await depositWith(bina, other)), `receipt ${nth}`).toEqual([]);
    }
    const cut = sharp(receipt).extract({ left: 10, top: 40, width: 520, height: 1_000 }).jpeg({ quality: 60 });
    for (const copy of [
      receipt,
      await sharp(receipt).resize(360).jpeg({ quality: 50 }).toBuffer(),
      await cut.toBuffer(),
    ]) {
      const id = await depositWith(bina, copy);
      expect(await warningsOf(id)).toEqual(['picture-seen']);
      expect(await seenBefore(id)).toContainEqual({ id: first, username: 'asha', why: 'picture-seen', isLater: false });
    }
    expect(await warningsOf(first)).toEqual([]);
    expect(await seenBefore(first)).toHaveLength(3);
  });

  test('evidence that was used before is not approved without a reason', async () => {
    await office.deposit(await office.player('dev'), 10, 'REASON-1');
    const first = await office.deposit(asha, 10, 'REASON-1');
    await office.take(first, 'claim');
    expect((await office.step('approve', first)).code).toBe('reason-needed');
    const reason = 'The other one is a typing mistake';
    expect((await office.as('clerk', 'approvePayment', { id: first, reason })).data).toMatchObject({
      state: 'approved',
    });
    const log = await office.log();
    expect(log.at(-1)).toMatchObject({ action: 'deposit.approve', subject: `deposit:${first}`, reason });
  });
});

test('[R1] a payout has a reference of its own, however it is written', async () => {
  const [first, second] = [await office.withdrawal(asha, 10), await office.withdrawal(asha, 10)];
  for (const id of [first, second]) await office.take(id, 'claim', 'approve');
  const send = (id: string, reference: string) => office.as('clerk', 'markSent', { id, reference });
  expect((await send(first, '---')).code).toBe('payout-reference-malformed');
  const both = await Promise.all([send(first, 'PAY 00-17'), send(second, 'pay0017')]);
  expect(both.map(({ code }) => code ?? 'sent').toSorted()).toEqual(['payout-reference-used', 'sent']);
});

test('a blocked player is seen in the queue at once, with who, when and why on their page', async () => {
  const gopal = await office.player('gopal');
  const id = await office.deposit(gopal, 10);
  await office.done('helper', 'blockPlayer', { id: gopal.id, reason: 'Two accounts' });
  expect(await office.request(id)).toMatchObject({ player: { blocked: true } });
  const { rows } = await office.done('clerk', 'payments', { search: id });
  expect(rows).toMatchObject([{ id, player: { blocked: true } }]);
  const block = { by: 'helper', at: office.world.now(), reason: 'Two accounts' };
  expect(await office.done('helper', 'player', { id: gopal.id })).toMatchObject({ block });
  await office.done('helper', 'unblockPlayer', { id: gopal.id, reason: 'Two brothers' });
  expect(await office.done('helper', 'player', { id: gopal.id })).toMatchObject({ block: null });
});

describe('a withdrawal', () => {
  test('warns of a payee who was never paid, until one payout has arrived', async () => {
    const first = await office.withdrawal(asha, 10, 'new@sample');
    expect(await warningsOf(first)).toEqual(['new-payee']);
    await office.take(first, 'claim', 'approve', 'send', 'confirm');
    expect(await warningsOf(await office.withdrawal(asha, 10, 'NEW@sample'))).toEqual([]);
    expect(await warningsOf(await office.withdrawal(asha, 10, 'other@sample'))).toEqual(['new-payee']);
  });
});

test('one request shows everything needed to decide it', async () => {
  const esha = await office.player('esha');
  await office.pass(1_000);
  const again = await office.player('esha');
  const id = await office.withdrawal(again, 10);
  await office.take(id, 'claim');
  expect(await office.request(id)).toMatchObject({
    id,
    type: 'withdrawal',
    player: { id: esha.id, username: 'esha', blocked: false },
    amount: 1_000,
    asked: '10',
    method: 'UPI',
    payee: { upi_id: 'asha@sample' },
    state: 'requested',
    fourEyes: false,
    claimedBy: { id: office.idOf('clerk'), name: 'clerk' },
    hasScreenshot: false,
    playerPayments: 0,
    playerSince: office.world.now() - 1_000,
    playerWallet: { balance: 10_000_00 - 1_000, exposure: 0, held: 1_000 },
    history: [
      { action: 'withdrawal.request', actor: `player:${esha.id}` },
      { action: 'withdrawal.claim', before: { claimed_by: null }, after: { claimed_by: office.idOf('clerk') } },
    ],
  });
});

test('[R40] a picture is a file of its own that no page can run', async () => {
  const id = await depositWith(asha, await sampleReceipt('dark', '10', '412600000011'));
  const { url } = await office.done('auditor', 'screenshot', { id });
  const response = await office.house.app.inject(String(url));
  expect(response.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'attachment; filename="payment.webp"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const without = await office.deposit(asha, 10);
  expect((await office.as('auditor', 'screenshot', { id: without })).code).toBe('no-screenshot');
  expect((await office.as('auditor', 'screenshot', { id: 'D-999999' })).code).toBe('unknown-payment');
});
