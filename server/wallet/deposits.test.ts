import { type Input, player } from '@maidan/contract/api';
import { DEFAULTS, type Settings } from '@maidan/contract/settings';
import { after } from '@maidan/core/ids';
import { paise, rupees } from '@maidan/core/money';
import type { UsdtRate } from '@maidan/core/usdt';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOf, sharedWith } from '../office/payments/queueStore.ts';
import type { DepositRow } from '../writer/rows.ts';
import { claimIn } from './deposits.ts';
import { sampleReceipt } from './sampleReceipt.ts';
import { MANY } from './waiting.ts';
import { ask, hireClerk, join, openCashier, set, type Cashier, type TestPlayer } from './testCashier.ts';
import { off } from '../reconcile/plant.ts';

const INR = { depositAmount: '1500', coinType: 'INR', paymentMethod: 'BANK', transactionNumber: 'utr 12 34' } as const;
const USDT = {
  depositAmount: '100.5',
  coinType: 'USDT',
  paymentMethod: 'CRYPTO',
  chain: 'TRC20',
  walletAddress: DEFAULTS.usdt.TRC20,
  transactionNumber: 'ab12'.repeat(16),
} as const;

const formOf = (fields: object): Input<'deposit'> => player.deposit.input.parse(fields);

function said(fields: object, settings: Settings = DEFAULTS, isDemo = false): string {
  const claim = claimIn(formOf(fields), isDemo, settings);
  return claim.ok ? 'ok' : claim.error;
}

describe('a deposit is checked in the order of the specification', () => {
  test.each([
    ['amount-missing', {}],
    ['amount-missing', { ...INR, depositAmount: ' ' }],
    ['method-missing', { ...INR, depositAmount: 'x', paymentMethod: '', transactionNumber: '' }],
    ['method-missing', { ...INR, paymentMethod: 'CRYPTO' }],
    ['transaction-missing', { ...INR, depositAmount: 'x', transactionNumber: '' }],
    ['network-missing', { ...USDT, depositAmount: 'x', chain: '', walletAddress: '' }],
    ['wallet-address-missing', { ...USDT, depositAmount: 'x', walletAddress: '' }],
    ['chain-missing', { ...USDT, depositAmount: 'x', chain: 'SOL' }],
    ['transaction-hash-missing', { ...USDT, depositAmount: 'x', transactionNumber: '' }],
    ['transaction-hash-malformed', { ...USDT, transactionNumber: '412607330072' }],
    ['transaction-hash-malformed', { ...USDT, transactionNumber: 'xy12'.repeat(16) }],
    ['amount-malformed', { ...INR, depositAmount: '1e3', transactionNumber: '!' }],
    ['amount-too-precise', { ...INR, depositAmount: '1.005' }],
    ['amount-not-positive', { ...INR, depositAmount: '-5' }],
    ['amount-not-positive', { ...INR, depositAmount: '0.00' }],
    ['amount-too-large', { ...INR, depositAmount: '100000000.01' }],
    ['amount-below-minimum', { ...INR, depositAmount: '0.99', transactionNumber: '!' }],
    ['amount-below-minimum', { ...USDT, depositAmount: '0.000001' }],
    ['amount-above-maximum', { ...INR, depositAmount: '10000000.01' }],
    ['transaction-malformed', { ...INR, transactionNumber: 'ABC' }],
    ['transaction-malformed', { ...INR, transactionNumber: 'ABC=1234' }],
    ['transaction-malformed', { ...INR, transactionNumber: 'A'.repeat(81) }],
    ['transaction-malformed', { ...INR, transactionNumber: '----' }],
    ['transaction-malformed', { ...INR, transactionNumber: 'A-B-1' }],
    ['transaction-malformed', { ...INR, transactionNumber: '00-0000' }],
    ['wallet-address-unknown', { ...USDT, walletAddress: DEFAULTS.usdt.ERC20 }],
    ['ok', { ...INR, transactionNumber: 'A.B_C-1/2' }],
    ['ok', USDT],
  ])('%s: %j', (code, fields) => {
    expect(said(fields)).toBe(code);
  });

  test.each([
    ['a way the operator took away', 'method-closed', INR, { bank: { ...DEFAULTS.bank, account_number: '' } }],
    ['UPI, likewise', 'method-closed', { ...INR, paymentMethod: 'UPI' }, { upi: { ...DEFAULTS.upi, upi_id: '' } }],
    ['a network, likewise', 'method-closed', USDT, { usdt: { ...DEFAULTS.usdt, TRC20: '' } }],
  ])('%s: %s', (_, code, fields, changed) => {
    expect(said(fields, { ...DEFAULTS, ...changed })).toBe(code);
  });

  test('[S015] a demo account cannot deposit', () => {
    expect(said(INR, DEFAULTS, true)).toBe('demo-account');
  });

  test('USDT is converted once, at the rate of the moment, towards zero', () => {
    const settings = { ...DEFAULTS, usdt: { ...DEFAULTS.usdt, rate: 8_857 as UsdtRate } };
    const claim = claimIn(formOf({ ...USDT, depositAmount: '1.999999' }), false, settings);
    expect(claim).toMatchObject({
      ok: true,
      value: { currency: 'USDT', asked: '1.999999', rate: 8_857, amount: paise(17_713), method: 'CRYPTO' },
    });
  });
});

describe('a deposit over HTTP', () => {
  let database: FreshDatabase;
  let cashier: Cashier;
  let clerk: Awaited<ReturnType<typeof hireClerk>>;
  let asha: TestPlayer;
  let ravi: TestPlayer;

  beforeAll(async () => {
    database = await freshDatabase();
    cashier = await openCashier(database.url);
    clerk = await hireClerk(cashier);
    asha = await join(cashier, 'asha');
    ravi = await join(cashier, 'ravi');
  });

  afterAll(async () => {
    await cashier.close();
    await database.drop();
  });

  const send = (who: TestPlayer, fields: object, key?: string) =>
    ask(cashier.house, 'deposit', { ...fields }, who, key);
  const balance = async (who: TestPlayer): Promise<number> =>
    (await ask(cashier.house, 'balance', {}, who)).body.data.balance;

  async function rowOf(id: string): Promise<DepositRow> {
    const { rows } = await cashier.house.deps.db.query<DepositRow>('select * from deposits where id = $1', [id]);
    return rows[0]!;
  }

  test('[S104] [S040] every field of the form is taken; the answer has a data body', async () => {
    const everything = {
      ...INR,
      chain: '',
      walletAddress: '',
      accountHolderName: 'Asha Rao',
      accountNumber: '123456789',
      ifscCode: 'SBIN0001234',
      upiId: '',
      bank: 'State Bank',
      paymentScreenshot: await sampleReceipt('light', '1500', '1234'),
    };
    const { status, body } = await send(asha, everything);
    expect({ status, ...body }).toMatchObject({
      status: 200,
      success: true,
      data: { state: 'requested', amount: 150_000 },
    });
    const row = await rowOf(body.data.id);
    expect(row).toMatchObject({ reference: 'UTR1234', method: 'BANK', asked: '1500', rate: null, user_id: asha.user });
    expect(row.payer).toEqual({
      accountHolderName: 'Asha Rao',
      accountNumber: '123456789',
      ifscCode: 'SBIN0001234',
      bank: 'State Bank',
    });
  });

  test('[R40] the picture is kept as a WebP under a random name, with its hashes', async () => {
    const paymentScreenshot = await sampleReceipt('dark', '200', '5555');
    const { body } = await send(asha, { ...INR, transactionNumber: 'PIC-5555', paymentScreenshot });
    const { screenshot_id } = await rowOf(body.data.id);
    const { rows } = await cashier.house.deps.db.query<{ webp: Buffer; sha256: string; look: string; width: number }>(
      'select webp, sha256, look::text, width from screenshots where id = $1',
      [screenshot_id],
    );
    expect(rows[0]).toMatchObject({ width: 540, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(rows[0]!.webp.toString('latin1', 8, 12)).toBe('WEBP');
    expect(BigInt(rows[0]!.look)).not.toBe(0n);
    expect(screenshot_id).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    ['picture-unreadable', Buffer.from('<svg onload="alert(1)"/>')],
    ['picture-too-large', Buffer.alloc(6 * 1024 * 1024, 1)],
  ])('[R40] %s: nothing is written', async (code, paymentScreenshot) => {
    const sent = await send(asha, { ...INR, transactionNumber: `BAD-${code}`, paymentScreenshot });
    expect(sent.body.code).toBe(code);
    expect(await ask(cashier.house, 'requests', {}, asha)).toMatchObject({
      body: { data: { rows: expect.not.arrayContaining([expect.objectContaining({ reference: `BAD-${code}` })]) } },
    });
  });

  test('[R40] requests that are refused leave ten pictures, and then wait; one that is taken begins anew', async () => {
    const hoarder = await join(cashier, 'hoarder');
    const paymentScreenshot = await sampleReceipt('light', '900', '7777');
    const { db } = cashier.house.deps;
    await balance(hoarder); // their session is known, and so it is the decision that refuses
    let sent = 0;
    const sendAll = async (count: number) => {
      const codes = [];
      for (let nth = 0; nth < count; nth += 1) {
        const transactionNumber = `HOARD-${(sent += 1)}`;
        codes.push((await send(hoarder, { ...INR, transactionNumber, paymentScreenshot })).body.code ?? 'taken');
      }
      return codes;
    };
    const becomes = (status: string) => db.query('update users set status = $2 where id = $1', [hoarder.user, status]);
    await becomes('blocked');
    expect(await sendAll(12)).toEqual([...Array(10).fill('account-blocked'), ...Array(2).fill('too-many-attempts')]);
    const kept = await db.query('select from screenshots where user_id = $1', [hoarder.user]);
    expect(kept.rowCount).toBe(10);
    cashier.clock.now = after(cashier.clock.now, 1_000);
    await becomes('active');
    expect(await sendAll(1)).toEqual(['taken']);
    await becomes('blocked');
    expect(await sendAll(2)).toEqual(Array(2).fill('account-blocked'));
  });

  test('[S041] the request waits in the queue and credits the wallet only when approved', async () => {
    const before = await balance(ravi);
    const first = await send(ravi, { ...INR, depositAmount: '500.50', transactionNumber: 'S041-A' });
    const second = await send(ravi, { ...INR, depositAmount: '70', transactionNumber: 'S041-B' });
    expect(await balance(ravi)).toBe(before);
    await clerk.approve(first.body.data.id);
    expect(await balance(ravi)).toBe(before + 500.5);
    await clerk.reject(second.body.data.id);
    expect(await balance(ravi)).toBe(before + 500.5);
  });

  test('a number that is waiting or credited is refused to the same player; a rejected one may be sent again', async () => {
    const fields = { ...INR, transactionNumber: 'twice-0001' };
    const { body } = await send(ravi, fields);
    expect((await send(ravi, { ...fields, transactionNumber: 'TWICE-00 01' })).body.code).toBe('transaction-used');
    await clerk.reject(body.data.id);
    const again = await send(ravi, fields);
    expect(again.body.success).toBe(true);
    await clerk.approve(again.body.data.id);
    expect((await send(ravi, fields)).body).toMatchObject({ success: false, code: 'transaction-used' });
  });

  test('of the same number sent many times at once, one counts', async () => {
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => send(asha, { ...INR, transactionNumber: 'AT-ONCE-1' })));
    expect(sent.map(({ body }) => (body.success ? 'taken' : body.code)).toSorted()).toEqual([
      'taken',
      ...Array<string>(4).fill('transaction-used'),
    ]);
  });

  test.each(['412607311999', '0412607311999', '4126-0731/1999', '4126.0731_1999', '00 4126-07311999'])(
    'a number is its letters and digits, without zeros in front: %s is the same',
    async transactionNumber => {
      const first = await send(ravi, { ...INR, transactionNumber: '412607311999' });
      expect(['ok', 'transaction-used']).toContain(first.body.code ?? 'ok');
      expect((await send(ravi, { ...INR, transactionNumber })).body.code).toBe('transaction-used');
    },
  );

  test('another player may send the same number: the clerk sees both, and credits one', async () => {
    const [first, second] = [
      await send(asha, { ...INR, transactionNumber: 'SHARED-77' }),
      await send(ravi, { ...INR, transactionNumber: '0 shared/77' }),
    ];
    expect([first.body.success, second.body.success]).toEqual([true, true]);
    const [one, two] = [first.body.data.id, second.body.data.id];
    const { db } = cashier.house.deps;
    expect(await requestOf(db, two)).toMatchObject({ reference: '0SHARED/77', transaction_seen: true });
    expect(await requestOf(db, one)).toMatchObject({ transaction_seen: false });
    expect(await sharedWith(db, one)).toEqual([{ id: two, username: 'ravi', why: 'transaction-seen', isLater: true }]);
    await clerk.approve(one);
    expect(await requestOf(db, two)).toMatchObject({ transaction_seen: false, transaction_credited: true });
    await expect(clerk.approve(two)).rejects.toThrow('reference-credited');
  });

  test('[R1] a transaction hash pays for one deposit, whoever sends it, until it is rejected', async () => {
    const hash = 'cd34'.repeat(16);
    const all = await Promise.all([
      send(asha, { ...USDT, transactionNumber: hash }),
      send(ravi, { ...USDT, transactionNumber: `0x${hash.toUpperCase()}` }),
    ]);
    expect(all.map(({ body }) => body.code ?? 'taken').toSorted()).toEqual(['taken', 'transaction-hash-used']);
    const { id } = all.find(({ body }) => body.success)!.body.data;
    expect(await rowOf(id)).toMatchObject({ reference: hash, transaction_hash: hash });
    await clerk.reject(id);
    expect((await send(ravi, { ...USDT, transactionNumber: hash })).body).toMatchObject({ success: true });
  });

  test('of two hundred at once a hundred wait to be decided; the next is refused until one is', async () => {
    const lata = await join(cashier, 'lata');
    const number = (n: number) => send(lata, { ...INR, transactionNumber: `MANY-${n}` });
    const sent = await Promise.all(Array.from({ length: 2 * MANY }, (_, n) => number(n)));
    const taken = sent.filter(({ body }) => body.success);
    const refused = sent.filter(({ status, body }) => status === 409 && body.code === 'too-many-open');
    expect([taken.length, refused.length]).toEqual([MANY, MANY]);
    expect(await number(2 * MANY)).toMatchObject({ status: 409, body: { code: 'too-many-open' } });
    await clerk.reject(taken[0]!.body.data.id);
    expect((await number(2 * MANY)).body.success).toBe(true);
  });

  test('a way to pay that is closed while the request waits its turn is closed to it', async () => {
    const uma = await join(cashier, 'uma');
    const { db } = cashier.house.deps;
    await db.query(`insert into settings (section, value, version) values ('upi', $1, 1)`, [DEFAULTS.upi]);
    const lock = await db.connect(); // whoever decides next waits for the settings
    try {
      await lock.query('begin');
      await lock.query(`update settings set value = value || '{"upi_id": ""}', version = 2 where section = 'upi'`);
      const sent = send(uma, { ...INR, paymentMethod: 'UPI', transactionNumber: 'TOO-LATE-1' });
      await lock.query('commit');
      expect(await sent).toMatchObject({ body: { code: 'method-closed' } });
    } finally {
      lock.release();
      await db.query(off('settings', `delete from settings where section = 'upi'`));
    }
  });

  test('[R3] the same key answers the same, at once and later, and even after the limits changed', async () => {
    const fields = { ...INR, transactionNumber: 'RETRY-1' };
    const twins = await Promise.all([1, 2, 3].map(() => send(asha, fields, 'intent-0001')));
    await set(cashier, 'limits', { ...DEFAULTS.limits, depositMin: rupees(9_000) });
    const later = await send(asha, fields, 'intent-0001');
    await set(cashier, 'limits', DEFAULTS.limits);
    expect(new Set([...twins, later].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(later.body.success).toBe(true);
    expect((await send(asha, { ...fields, depositAmount: '1' }, 'intent-0001')).body.code).toBe('key-reused');
  });

  test('a request is in the audit log and in the ears of whoever listens', async () => {
    const heard: unknown[] = [];
    const { bus, db } = cashier.house.deps;
    const stop = [
      bus.subscribe('payments', () => heard.push('payments')),
      bus.subscribe('requests', message => heard.push(message)),
    ];
    const { body } = await send(asha, { ...INR, transactionNumber: 'HEARD-1' });
    stop.forEach(unsubscribe => unsubscribe());
    expect(heard).toEqual(['payments', { user: asha.user }]);
    const { rows } = await db.query('select actor, action, after from audit where subject = $1', [
      `deposit:${body.data.id}`,
    ]);
    expect(rows).toEqual([
      {
        actor: `player:${asha.user}`,
        action: 'deposit.request',
        after: expect.objectContaining({ amount: 150_000, reference: 'HEARD-1', hasScreenshot: false }),
      },
    ]);
  });
});
