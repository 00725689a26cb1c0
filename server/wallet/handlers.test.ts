import { DEFAULTS } from '@maidan/contract/settings';
import { after } from '@maidan/core/ids';
import { holdFor } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, join, openCashier, set, type Cashier, type TestPlayer } from './testCashier.ts';

let database: FreshDatabase;
let cashier: Cashier;
let asha: TestPlayer;
let ravi: TestPlayer;
const nobody = { user: '' as TestPlayer['user'], token: '' };

beforeAll(async () => {
  database = await freshDatabase();
  cashier = await openCashier(database.url);
  asha = await join(cashier, 'asha');
  ravi = await join(cashier, 'ravi');
});

afterAll(async () => {
  await cashier.close();
  await database.drop();
});

describe('the wallet’s calls', () => {
  test('[S102] the balance is a number of rupees beside the username', async () => {
    const { user } = asha;
    await cashier.house.deps.writer.do({
      key: 'test/hold',
      fingerprint: 'hold',
      accounts: [`player:${user}`, `exposure:${user}`],
      decide: decision => {
        const posted = decision.post(holdFor(user, rupees(250.25), 'bet:1', 'round:1'));
        return posted.ok ? ok({}) : posted;
      },
    });
    const { status, body } = await ask(cashier.house, 'balance', {}, asha);
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { balance: 9_749.75, exposure: 250.25, held: 0, username: 'asha', demo: false },
    });
  });

  test('[S015] a demo account is called Demo and has its own play money', async () => {
    const { body } = await ask(cashier.house, 'demo', {}, nobody);
    const { data } = (await ask(cashier.house, 'balance', {}, { ...nobody, token: body.data.token })).body;
    expect(data).toEqual({ balance: 100_000, exposure: 0, held: 0, username: 'Demo', demo: true });
    const withdrawal = { withdraw_amount: 1, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'a.b@bank' };
    const refused = await ask(cashier.house, 'withdrawal', withdrawal, { ...nobody, token: body.data.token });
    expect(refused.body.code).toBe('demo-account');
  });

  test('[S103] bank details are the operator’s; where there are none the specified sentence says so', async () => {
    const { bank, upi } = DEFAULTS;
    const given = await ask(cashier.house, 'bankDetails', {}, asha);
    expect(given.body).toEqual({ success: true, data: { ...bank, upi_id: upi.upi_id } });
    await set(cashier, 'bank', { bank_name: '', account_name: '', account_number: '', ifsc: '' });
    expect((await ask(cashier.house, 'bankDetails', {}, asha)).body.success).toBe(true);
    await set(cashier, 'upi', { upi_id: '', payee: '' });
    const none = await ask(cashier.house, 'bankDetails', {}, asha);
    expect(none.body).toMatchObject({ success: false, message: 'Failed to fetch bank details' });
    await set(cashier, 'bank', bank);
    await set(cashier, 'upi', upi);
  });

  test.each(['balance', 'bankDetails', 'deposit', 'withdrawal', 'requests', 'statement'] as const)(
    '[S109] %s refuses without a valid token',
    async name => {
      for (const token of ['', 'x'.repeat(43)]) {
        const { status, body } = await ask(cashier.house, name, {}, { ...nobody, token });
        expect({ status, message: body.message }).toEqual({ status: 401, message: 'Authentication token not found' });
      }
    },
  );

  test('payment options are limits, addresses and the rate', async () => {
    const { data } = (await ask(cashier.house, 'paymentOptions', {}, asha)).body;
    const { BEP20, TRC20, ERC20, rate } = DEFAULTS.usdt;
    expect(data).toEqual({
      deposit: { min: 100, max: 1_000_000_000 },
      withdrawal: { min: 100, max: 1_000_000_000 },
      usdt: { rate, addresses: { BEP20, TRC20, ERC20 } },
      upiPayee: 'Maidan Play',
    });
  });

  test('every visitor is told the mode, the news and where to ask', async () => {
    const { data } = (await ask(cashier.house, 'site', {}, nobody)).body;
    expect(data).toEqual({
      mode: 'play',
      licence: '',
      news: DEFAULTS.news.lines,
      support: DEFAULTS.support,
      social: ['telegram', 'instagram', 'facebook', 'x'].map(place => ({
        place,
        url: `https://maidan.example/${place}`,
      })),
      openingCredit: 1_000_000,
      demoCredit: 10_000_000,
      topUp: DEFAULTS.topUp,
    });
  });
});

describe('one’s own requests', () => {
  test('newest first, in pages, and nobody else’s', async () => {
    for (let index = 1; index <= 11; index += 1) {
      const fields = { depositAmount: String(index), paymentMethod: 'UPI', transactionNumber: `OWN-${index}` };
      await ask(cashier.house, 'deposit', fields, ravi);
      cashier.clock.now = after(cashier.clock.now, 1);
    }
    const payee = { payment_method: 'BANK', account_number: '123456789', ifsc_code: 'SBIN0001234' };
    await ask(cashier.house, 'withdrawal', { withdraw_amount: 5, withdraw_currency: 'INR', ...payee }, ravi);
    const first = (await ask(cashier.house, 'requests', { size: 10 }, ravi)).body.data;
    const beyond = (await ask(cashier.house, 'requests', { size: 10, page: 7 }, ravi)).body.data;
    expect({ page: first.page, pages: first.pages, total: first.total }).toEqual({ page: 1, pages: 2, total: 12 });
    expect(beyond).toMatchObject({ page: 2, rows: [{ reference: 'OWN-2' }, { reference: 'OWN-1' }] });
    expect(first.rows.find(row => row.type === 'withdrawal')).toMatchObject({
      amount: 500,
      asked: '5',
      currency: 'INR',
      method: 'BANK',
      payee: 'SBIN0001234 123456789',
      state: 'requested',
    });
    expect((await ask(cashier.house, 'requests', {}, asha)).body.data.total).toBe(0);
  });

  test('the statement over HTTP is of the caller alone, and so is the file', async () => {
    const page = (await ask(cashier.house, 'statement', { report: 'payments', order: 'newest' }, ravi)).body.data;
    expect(page.rows.map(row => row.remark)).toEqual([
      expect.stringMatching(/^Withdrawal · W-\d+$/),
      'Opening credit · Play money',
    ]);
    expect(page.rows[0]).toMatchObject({ number: 1, debit: 500, points: page.balance + page.exposure });
    const file = await cashier.house.app.inject({
      url: '/api/user/statement.csv',
      headers: { authorization: `Bearer ${ravi.token}` },
    });
    expect(file.headers['content-disposition']).toBe('attachment; filename="statement.csv"');
    expect(file.body.split('\r\n')).toHaveLength(4);
  });
});
