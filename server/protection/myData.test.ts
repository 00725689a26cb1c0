import { DATA_PARTS } from '@maidan/contract/dataParts';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { ask, colleague, openTestHouse, PASSWORD, person, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { sendIdentity } from '../identity/testIdentity.ts';
import { sayIn } from '../words.ts';
import { columnsOf, COPIED, NOT_COPIED } from './myData.ts';

/* A copy of all that is kept of oneself, and the end of an account. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const { db } = house.deps;
let nth = 0;
const key = (): string => `my-data-${(nth += 1)}`.padEnd(24, '-');

test('[R29] every table that names players is copied, or is on the list of those that are not, with a reason', async () => {
  const { rows } = await db.query<{ table: string }>(
    `select distinct table_name as table from information_schema.columns
     where table_schema = current_schema() and (column_name ~ '(^|_)(user|player)(_id)?$' or table_name = 'users')
     union
     select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
     order by 1`,
  );
  const copied = new Set<string>(Object.values(COPIED).map(({ table }) => table));
  const unnamed = rows.map(({ table }) => table).filter(table => !copied.has(table) && !(table in NOT_COPIED));
  expect(unnamed).toEqual([]);
  expect(Object.values(NOT_COPIED).filter(reason => reason.length < 10)).toEqual([]);
  expect(Object.keys(NOT_COPIED).filter(table => copied.has(table))).toEqual([]);
});

test('what lets somebody in is in no copy', () => {
  const all = DATA_PARTS.flatMap(part => columnsOf(part).map(column => `${COPIED[part].table}.${column}`));
  expect(all.filter(name => /secret|password|token_hash|hash$|last_seed|\.mark$/.test(name))).toEqual([
    'deposits.transaction_hash',
  ]);
});

describe('[R29] the copy', () => {
  test('has every row of the player, to the paisa, and nobody else’s', async () => {
    const [asha, bela] = [await person(house, 'asha'), await person(house, 'bela')];
    for (const who of [asha, bela]) {
      const form = {
        depositAmount: '500',
        coinType: 'INR',
        paymentMethod: 'BANK',
        transactionNumber: `UTR88800${(nth += 1)}`,
      };
      expect((await ask(house, 'deposit', form, { token: who.token, key: key() })).code).toBeUndefined();
      const wish = { withdraw_amount: '100', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: `${who.id}@upi` };
      expect((await ask(house, 'withdrawal', wish, { token: who.token, key: key() })).code).toBeUndefined();
      await ask(house, 'setLimit', { limit: 'lossDay', value: 500_00 }, { token: who.token, key: key() });
    }
    const { text, headers } = await ask(house, 'myData', {}, { token: asha.token });
    expect(headers['content-disposition']).toContain('my-data.json');
    const copy = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(Object.keys(copy).filter(part => (DATA_PARTS as readonly string[]).includes(part))).toEqual([...DATA_PARTS]);
    expect(copy['account']).toMatchObject([
      { id: asha.id, email: 'asha@example.com', phone_number: '+91 98765 43210' },
    ]);
    expect(copy['deposits']).toMatchObject([{ amount: 500_00, state: 'requested' }]);
    expect(copy['withdrawals']).toMatchObject([{ amount: 100_00, payee: { upi_id: `${asha.id}@upi` } }]);
    expect(copy['transfers']!.map(({ kind }) => kind)).toEqual(['opening', 'withdrawal']);
    expect(copy['limitChanges']).toHaveLength(1);
    const { rows } = await db.query(`select id, balance from accounts where id like '%:' || $1 order by id`, [asha.id]);
    expect(copy['money']!.map(({ id, balance }) => ({ id, balance }))).toEqual(rows);
    expect(text).not.toContain(`${bela.id}@upi`);
    expect(text).not.toMatch(/argon2|bela@example/);
  });

  test.each(DATA_PARTS)('has %s as CSV, with what it is, a head and a line for each row', async part => {
    const { rows } = await db.query(`select id from users where email = 'asha@example.com'`);
    const { token } = (await ask(house, 'login', { email: 'asha@example.com', password: PASSWORD })).data;
    const { text, status } = await ask(house, 'myDataCsv', { part }, { token: String(token) });
    expect(status).toBe(200);
    const lines = text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe(`"${sayIn('en')('safe.dataCopy')}"`);
    expect(lines[1]).toBe(columnsOf(part).join(','));
    const { table, of } = COPIED[part];
    const counted = await db.query<{ count: number }>(`select count(*)::integer as count from ${table} where ${of}`, [
      rows[0]!.id,
      ...(of.includes('$2') ? [null] : []),
    ]);
    expect(lines.length - 2).toBe(counted.rows[0]!.count);
  });
});

test('[R29] what compliance noted about an identity is in no copy; why it was refused is, as it was told', async () => {
  const { office } = await colleague(house, 'compliance');
  const [twin, dina] = [await sendIdentity(house, 'twin', 'SAME1234'), await sendIdentity(house, 'dina', 'SAME1234')];
  const decide = (call: 'verifyIdentity' | 'refuseIdentity', id: string, reason: string) =>
    ask(house, call, { id, reason }, { office, key: key() });
  expect((await decide('verifyIdentity', dina.id, 'Looks like a mule of twin')).code).toBeUndefined();
  expect((await decide('refuseIdentity', twin.id, 'The picture is blurred')).code).toBeUndefined();
  const copyOf = async ({ player }: typeof dina) => (await ask(house, 'myData', {}, { token: player.token })).text;
  expect(await copyOf(dina)).toContain('"number_end":"1234"');
  expect(await copyOf(dina)).not.toContain('mule');
  expect(await copyOf(twin)).toContain('The picture is blurred');
});

describe('[R29] closing the account', () => {
  test('takes the password, an empty purse and a second word, and is for good; a withdrawal asked for stands', async () => {
    const chitra = await person(house, 'chitra');
    const close = async (password = PASSWORD, more: object = { isSure: true }) =>
      (await ask(house, 'closeAccount', { password, ...more }, { token: chitra.token })).code ?? 'closed';
    expect(await close(PASSWORD, {})).toBe('invalid-input');
    expect(await close('not the password')).toBe('wrong-credentials');
    expect(await close()).toBe('account-not-empty');
    const all = { withdraw_amount: '10000', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'chitra@upi' };
    expect((await ask(house, 'withdrawal', all, { token: chitra.token, key: key() })).code).toBeUndefined();
    expect(await close()).toBe('closed');
    const again = await ask(house, 'login', { email: chitra.email, password: PASSWORD });
    const { data } = await ask(house, 'playStop', {}, { token: String(again.data['token']) });
    expect(data).toMatchObject({ stop: { kind: 'closed', until: null }, mayReturn: false });
    const form = { depositAmount: '500', coinType: 'INR', paymentMethod: 'BANK', transactionNumber: 'UTR999000111' };
    expect((await ask(house, 'deposit', form, { token: chitra.token, key: key() })).code).toBe('play-stopped');
    world.pass(10_000 * 86_400_000);
    const later = await ask(house, 'login', { email: chitra.email, password: PASSWORD });
    const back = await ask(house, 'askReturn', {}, { token: String(later.data['token']), key: key() });
    expect(back.code).toBe('stop-not-over');
    const { rows } = await db.query('select state from withdrawals where user_id = $1', [chitra.id]);
    expect(rows).toEqual([{ state: 'requested' }]);
  });
});
