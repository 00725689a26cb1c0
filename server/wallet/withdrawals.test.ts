import { type Input, player } from '@maidan/contract/api';
import { DEFAULTS, type Settings } from '@maidan/contract/settings';
import { type Millis } from '@maidan/core/ids';
import { paise, rupees } from '@maidan/core/money';
import { refuse } from '@maidan/core/result';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Player } from '../http/caller.ts';
import type { WithdrawalRow } from '../writer/rows.ts';
import { ask, hireClerk, join, openCashier, PASSWORD, set, type Cashier, type TestPlayer } from './testCashier.ts';
import { MANY } from './waiting.ts';
import { holdHours, requestWithdrawal, wishIn } from './withdrawals.ts';

const UPI = { withdraw_amount: '100', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@okbank' } as const;
const BANK = {
  withdraw_amount: 100,
  withdraw_currency: 'INR',
  payment_method: 'BANK',
  account_number: '1234 5678 90',
  ifsc_code: 'sbin0001234',
} as const;
const USDT = {
  withdraw_amount: '2.5',
  withdraw_currency: 'USDT',
  payment_method: 'CRYPTO',
  wallet_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  chain_name: 'BEP20',
} as const;

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const formOf = (fields: object): Input<'withdrawal'> => player.withdrawal.input.parse(fields);

/** More than the most that may be withdrawn at once. */
const HAS = rupees(2_00_00_000);

function said(fields: object, settings: Settings = DEFAULTS, isDemo = false): string {
  const wish = wishIn(formOf(fields), { isDemo, balance: HAS }, settings);
  return wish.ok ? wish.value.payee.name : wish.error;
}

describe('a withdrawal is checked in a fixed order', () => {
  test.each([
    ['[S051] insufficient-balance', { ...BANK, withdraw_amount: '20000000.01', account_number: '' }],
    ['[S051] insufficient-balance', { ...UPI, withdraw_amount: '999999999999', upi_id: '' }],
    ['[S051] insufficient-balance', { ...USDT, withdraw_amount: '225989', wallet_address: '' }],
    ['[S051] payee-bank-missing', { ...BANK, withdraw_amount: '', account_number: '' }],
    ['[S051] payee-bank-missing', { ...BANK, withdraw_amount: 'many', ifsc_code: '' }],
    ['[S051] payee-upi-missing', { ...UPI, withdraw_amount: '-1', upi_id: '', ifsc_code: 'x' }],
    ['[S051] payee-wallet-missing', { ...USDT, withdraw_amount: '0', chain_name: '' }],
    ['amount-missing', { ...BANK, withdraw_amount: ' ', account_number: 'x' }],
    ['[S056] amount-malformed', { ...BANK, withdraw_amount: 'many', account_number: 'x' }],
    ['[S056] amount-malformed', { ...BANK, withdraw_amount: 1e21 }],
    ['[S056] amount-too-precise', { ...BANK, withdraw_amount: 0.1 + 0.2 }],
    ['[S056] amount-not-positive', { ...BANK, withdraw_amount: 0 }],
    ['[S056] amount-not-positive', { ...BANK, withdraw_amount: '-100' }],
    ['payee-bank-missing', { ...BANK, account_number: '' }],
    ['payee-bank-missing', { ...BANK, payment_method: '', ifsc_code: ' ' }],
    ['payee-upi-missing', { ...UPI, upi_id: '' }],
    ['method-missing', { ...BANK, payment_method: 'CRYPTO' }],
    ['payee-wallet-missing', { ...USDT, wallet_address: '' }],
    ['payee-wallet-missing', { ...USDT, chain_name: '' }],
    ['account-number-malformed', { ...BANK, account_number: '12345', ifsc_code: 'x' }],
    ['account-number-malformed', { ...BANK, account_number: '12345678x' }],
    ['ifsc-malformed', { ...BANK, ifsc_code: 'SBIN1001234' }],
    ['upi-malformed', { ...UPI, upi_id: 'asha@1bank' }],
    ['upi-malformed', { ...UPI, upi_id: 'asha' }],
    ['wallet-address-malformed', { ...USDT, chain_name: 'SOL' }],
    ['wallet-address-malformed', { ...USDT, chain_name: 'TRC20' }],
    ['wallet-address-malformed', { ...USDT, wallet_address: `0x${'g'.repeat(40)}` }],
    ['wallet-address-malformed', { ...USDT, wallet_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' }],
    ['wallet-address-malformed', { ...USDT, chain_name: 'TRC20', wallet_address: `T${'z'.repeat(33)}` }],
    ['amount-below-minimum', { ...UPI, withdraw_amount: '0.99' }],
    ['amount-above-maximum', { ...UPI, withdraw_amount: '10000000.01' }],
    ['BANK SBIN0001234 1234567890', BANK],
    ['BANK SBIN0001234 1234567890', { ...BANK, payment_method: '' }],
    ['UPI asha@okbank', { ...UPI, upi_id: 'Asha@OkBank' }],
    ['CRYPTO BEP20 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', { ...USDT, payment_method: '' }],
    [`CRYPTO TRC20 ${TRON}`, { ...USDT, chain_name: 'trc20', wallet_address: TRON }],
  ])('%s: %j', (outcome, fields) => {
    expect(said(fields)).toBe(outcome.replace(/^\[S05\d\] /, ''));
  });

  test('[S052] UPI needs no bank details, and a bank account no holder', () => {
    expect(said({ ...UPI, account_number: '', ifsc_code: '' })).toBe('UPI asha@okbank');
    expect(said({ ...BANK, account_holder_name: '' })).toMatch(/^BANK/);
  });

  test('[S015] a demo account cannot withdraw', () => {
    expect(said(UPI, DEFAULTS, true)).toBe('demo-account');
  });

  test('USDT is held in paise at the rate of the moment', () => {
    const wish = wishIn(formOf(USDT), { isDemo: false, balance: HAS }, DEFAULTS);
    expect(wish).toMatchObject({ ok: true, value: { asked: '2.5', rate: 8_850, amount: paise(22_125) } });
  });
});

describe('[R34] how many hours money to a new payee waits', () => {
  test.each<[mode: 'play' | 'real', setting: number, hours: number]>([
    ['play', 0, 0],
    ['play', 12, 12],
    ['real', 0, 24],
    ['real', 23, 24],
    ['real', 24, 24],
    ['real', 72, 72],
  ])('%s money, set to %i: %i', (mode, newPayeeHoldHours, hours) => {
    const limits = { ...DEFAULTS.limits, newPayeeHoldHours };
    expect(holdHours({ limits, money: { ...DEFAULTS.money, mode } })).toBe(hours);
  });
});

describe('a withdrawal over HTTP', () => {
  let database: FreshDatabase;
  let cashier: Cashier;
  let clerk: Awaited<ReturnType<typeof hireClerk>>;

  beforeAll(async () => {
    database = await freshDatabase();
    cashier = await openCashier(database.url);
    clerk = await hireClerk(cashier);
  });

  afterAll(async () => {
    await cashier.close();
    await database.drop();
  });

  const send = (who: TestPlayer, fields: object, key?: string) =>
    ask(cashier.house, 'withdrawal', { ...fields }, who, key);
  const wallet = async (who: TestPlayer) => {
    const { balance, exposure, held } = (await ask(cashier.house, 'balance', {}, who)).body.data;
    return { balance, exposure, held };
  };

  async function rowOf(id: string): Promise<WithdrawalRow> {
    const { rows } = await cashier.house.deps.db.query<WithdrawalRow>('select * from withdrawals where id = $1', [id]);
    return rows[0]!;
  }

  test('[S057] [S105] the payload of the specification is taken, the amount held at once', async () => {
    const asha = await join(cashier, 'asha');
    const payload = {
      ...BANK,
      withdraw_amount: 2_500.5,
      account_holder_name: 'Asha Rao',
      upi_id: '',
      wallet_address: '',
      chain_name: '',
    };
    const { status, body } = await send(asha, payload);
    expect({ status, success: body.success, message: body.message }).toEqual({
      status: 200,
      success: true,
      message: 'Withdrawal request submitted successfully!',
    });
    expect(await wallet(asha)).toEqual({ balance: 7_499.5, exposure: 0, held: 2_500.5 });
    expect(await rowOf(body.data.id)).toMatchObject({
      amount: 250_050,
      method: 'BANK',
      payee: { account_holder_name: 'Asha Rao', account_number: '1234567890', ifsc_code: 'SBIN0001234' },
      hold_until: null,
    });
    expect((await send(asha, { ...UPI, withdraw_amount: '7499.51' })).body).toMatchObject({
      success: false,
      message: 'Insufficient balance',
    });
  });

  test('[S056] what is no amount gets a sentence and moves nothing', async () => {
    const meera = await join(cashier, 'meera');
    for (const withdraw_amount of [0, -1, '1.001', 'abc', '', '1e5', '٣']) {
      const { status, body } = await send(meera, { ...UPI, withdraw_amount });
      expect({ status, says: (body.message ?? '').length > 10 }).toEqual({ status: 422, says: true });
    }
    expect(await wallet(meera)).toEqual({ balance: 10_000, exposure: 0, held: 0 });
  });

  test('[R2] of 200 at once on a wallet worth one, exactly one is accepted', async () => {
    const ravi = await join(cashier, 'ravi');
    const sent = await Promise.all(
      Array.from({ length: 200 }, (_, index) => send(ravi, { ...UPI, withdraw_amount: '10000' }, `parallel-${index}`)),
    );
    const outcomes = Map.groupBy(sent, ({ body }) => (body.success ? 'accepted' : body.code));
    expect(Object.fromEntries([...outcomes].map(([outcome, all]) => [outcome, all.length]))).toEqual({
      accepted: 1,
      'insufficient-balance': 199,
    });
    expect(await wallet(ravi)).toEqual({ balance: 0, exposure: 0, held: 10_000 });
  });

  test('of two hundred at once a hundred wait to be decided; the next is refused until one is', async () => {
    const hema = await join(cashier, 'hema');
    const small = { ...UPI, withdraw_amount: '10' };
    const sent = await Promise.all(Array.from({ length: 2 * MANY }, () => send(hema, small)));
    const taken = sent.filter(({ body }) => body.success);
    const refused = sent.filter(({ status, body }) => status === 409 && body.code === 'too-many-open');
    expect([taken.length, refused.length]).toEqual([MANY, MANY]);
    expect(await wallet(hema)).toMatchObject({ held: 10 * MANY });
    expect(await send(hema, small)).toMatchObject({ status: 409, body: { code: 'too-many-open' } });
    await clerk.reject(taken[0]!.body.data.id);
    expect((await send(hema, UPI)).body.success).toBe(true);
  });

  test('[R4] debited, rejected, refunded, and tried again with the same key: one net effect', async () => {
    const zoya = await join(cashier, 'zoya');
    const fields = { ...UPI, withdraw_amount: '400' };
    const first = await send(zoya, fields, 'one-intent');
    await clerk.reject(first.body.data.id);
    expect(await wallet(zoya)).toEqual({ balance: 10_000, exposure: 0, held: 0 });
    const again = await send(zoya, fields, 'one-intent');
    expect(again.body).toEqual(first.body);
    expect(await wallet(zoya)).toEqual({ balance: 10_000, exposure: 0, held: 0 });
    const { rows } = await ask(cashier.house, 'requests', {}, zoya).then(({ body }) => body.data);
    expect(rows.map(({ id, state, reason }) => ({ id, state, reason }))).toEqual([
      { id: first.body.data.id, state: 'refunded', reason: 'not found' },
    ]);
  });

  test('a payee waits until the operator’s hours are over, unless paid before', async () => {
    const tara = await join(cashier, 'tara');
    const known = await send(tara, UPI);
    await clerk.approve(known.body.data.id);
    await clerk.payOut(known.body.data.id);
    await set(cashier, 'limits', { ...DEFAULTS.limits, newPayeeHoldHours: 24 });
    const [again, stranger] = [await send(tara, UPI), await send(tara, BANK)];
    await set(cashier, 'limits', DEFAULTS.limits);
    expect((await rowOf(again.body.data.id)).hold_until).toBe(null);
    expect((await rowOf(stranger.body.data.id)).hold_until).toBe(cashier.clock.now + 86_400_000);
  });

  test('a player blocked a moment ago is refused where the money is', async () => {
    const omar = await join(cashier, 'omar');
    const { deps } = cashier.house;
    await deps.db.query("update users set status = 'blocked' where id = $1", [omar.user]);
    const stillSignedIn: Player = {
      key: 'omar/blocked',
      fingerprint: 'blocked',
      address: '127.0.0.1',
      device: 'test',
      request: 'test',
      cookies: { get: () => undefined, set: () => {} },
      language: 'en',
      user: omar.user,
      username: 'omar',
      demo: false,
      session: 'test',
    };
    expect(await requestWithdrawal(deps, formOf(UPI), stillSignedIn)).toEqual(refuse('account-blocked'));
  });

  test('with two-step sign-in a code is asked for; a retry of the same request needs no second one', async () => {
    const lata = await join(cashier, 'lata');
    const begun = await ask(cashier.house, 'beginTwoStep', { password: PASSWORD }, lata);
    const totp = new TOTP({ secret: begun.body.data.secret });
    const codeNow = (): string => totp.generate({ timestamp: cashier.clock.now });
    await ask(cashier.house, 'confirmTwoStep', { code: codeNow() }, lata);
    cashier.clock.now = (cashier.clock.now + 30_000) as Millis;
    expect((await send(lata, UPI)).body.code).toBe('two-step-needed');
    const wrong = String((Number(codeNow()) + 1) % 1_000_000).padStart(6, '0');
    expect((await send(lata, { ...UPI, code: wrong })).body.code).toBe('two-step-wrong');
    const request = { ...UPI, code: codeNow() };
    const twins = await Promise.all([1, 2].map(() => send(lata, request, 'lata-intent')));
    twins.push(await send(lata, request, 'lata-intent'));
    expect(twins.map(({ body }) => body.data.id)).toEqual(Array(3).fill(twins[0]!.body.data.id));
    expect((await send(lata, request)).body.code).toBe('two-step-wrong');
    expect((await wallet(lata)).held).toBe(100);
  });
});

test('the operator’s limits count in paise, both ends included', () => {
  const limits = { ...DEFAULTS.limits, withdrawalMin: rupees(100), withdrawalMax: rupees(200) };
  const outcome = (withdraw_amount: string): string => said({ ...UPI, withdraw_amount }, { ...DEFAULTS, limits });
  expect(['99.99', '100', '200', '200.01'].map(outcome)).toEqual([
    'amount-below-minimum',
    'UPI asha@okbank',
    'UPI asha@okbank',
    'amount-above-maximum',
  ]);
});
