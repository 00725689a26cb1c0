import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../accounts/testHouse.ts';
import { Office } from './testOffice.ts';

let database: FreshDatabase;
let office: Office;
let asha: Person;

beforeAll(async () => {
  database = await freshDatabase();
  office = await Office.open(database.url);
  asha = await office.player('asha');
});

afterAll(async () => {
  await office.close();
  await database.drop();
});

/** A deposit with a picture whose content and look a test decides. */
async function depositShowing(player: Person, sha256: string, look: bigint, reference?: string): Promise<string> {
  const id = await office.deposit(player, 10, reference);
  const { db } = office.house.deps;
  await db.query(
    `insert into screenshots (id, user_id, webp, sha256, look, width, height, at)
     values ($1, $2, 'the picture', $3, $4, 1, 1, now())`,
    [`picture-${id}`, player.id, sha256, look.toString()],
  );
  await db.query('update deposits set screenshot_id = $1 where id = $2', [`picture-${id}`, id]);
  return id;
}

const warningsOf = async (id: string) => (await office.request(id))['warnings'];
const seenBefore = async (id: string) => (await office.request(id))['seenBefore'];

/** Signed, as the database keeps it. */
const bits = (text: string): bigint => BigInt.asIntN(64, BigInt(`0b${text}`));
const RECEIPT = '10'.repeat(32);
/** One bit in each quarter of the hash, as far as they go: the hardest pictures to find. */
const flipped = (count: number): string =>
  [...RECEIPT].map((bit, place) => (place % 16 === 5 && place < 16 * count ? String(1 - Number(bit)) : bit)).join('');

describe('a deposit is looked at twice', () => {
  test('without a picture', async () => {
    expect(await warningsOf(await office.deposit(asha, 10))).toEqual(['no-picture']);
  });

  test('when another request names the same transaction, whoever made it', async () => {
    const ravi = await office.player('ravi');
    const first = await office.deposit(asha, 10, 'SEEN-BEFORE-1');
    const second = await office.deposit(ravi, 10, 'seen-before-1');
    expect(await warningsOf(first)).toEqual(['transaction-seen', 'no-picture']);
    expect(await seenBefore(first)).toEqual([{ id: second, username: 'ravi', why: 'transaction-seen' }]);

    await office.take(second, 'claim');
    await office.done('clerk', 'approvePayment', { id: second, reason: 'The bank shows it' });
    expect(await warningsOf(first)).toEqual(['transaction-credited', 'no-picture']);
    expect(await seenBefore(first)).toEqual([{ id: second, username: 'ravi', why: 'transaction-credited' }]);
  });

  test('[R40] when another request has the same picture', async () => {
    const first = await depositShowing(asha, 'same bytes', bits('0'.repeat(64)));
    const second = await depositShowing(asha, 'same bytes', bits('0'.repeat(64)));
    expect(await warningsOf(second)).toEqual(['picture-seen']);
    expect(await seenBefore(second)).toEqual([{ id: first, username: 'asha', why: 'picture-seen' }]);
  });

  test.each([
    [0, ['picture-seen']],
    [3, ['picture-seen']],
    [4, []],
  ])('[R40] when another picture looks the same: %i bits differ', async (count, warnings) => {
    const bina = await office.player(`bina${count}`);
    const { db } = office.house.deps;
    await db.query('update deposits set screenshot_id = null');
    await depositShowing(asha, `receipt ${count}`, bits(RECEIPT));
    expect(await warningsOf(await depositShowing(bina, `copy ${count}`, bits(flipped(count))))).toEqual(warnings);
  });

  test('and reused evidence is not approved without a reason', async () => {
    const [first] = [
      await office.deposit(asha, 10, 'REASON-1'),
      await office.deposit(await office.player('dev'), 10, 'REASON-1'),
    ];
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
    player: { id: esha.id, username: 'esha' },
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
  const id = await depositShowing(asha, 'a file', bits('1'.repeat(64)));
  const cookies = { office: office.cookieOf('auditor') };
  const response = await office.house.app.inject({ url: `/api/office/payments/${id}/screenshot`, cookies });
  expect(response.body).toBe('the picture');
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': `attachment; filename="${id}.webp"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const without = await office.deposit(asha, 10);
  expect((await office.as('auditor', 'screenshot', { id: without })).code).toBe('no-screenshot');
  expect((await office.as('auditor', 'screenshot', { id: 'D-999999' })).code).toBe('unknown-payment');
});
