import { allGames, gameOf } from '@maidan/games/index';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { ask } from '../../accounts/testHouse.ts';
import { type DeskName, openOffice } from '../testOffice.ts';

/* [R42] What money depends on is changed by two people, and only then. */

const office = await openOffice(await freshDatabase());
const asha = await office.player('asha');

type Values = Record<string, Record<string, unknown>>;

const settings = async (): Promise<{ version: unknown; values: Values }> => {
  const { version, values } = await office.done('auditor', 'settings');
  return { version, values: values as Values };
};

async function change(section: string, fields: object, by: DeskName = 'owner') {
  const { version, values } = await settings();
  return office.as(by, 'changeSettings', {
    version,
    section,
    values: { ...values[section], ...fields },
    reason: 'New',
  });
}

const approve = (id: unknown, by: DeskName) => office.as(by, 'approveProposal', { id });

async function shown(id: unknown, by: DeskName = 'clerk'): Promise<Record<string, unknown>> {
  const { rows } = await office.done(by, 'proposals', { state: 'all', size: 50 });
  return (rows as Record<string, unknown>[]).find(row => row['id'] === id)!;
}

describe('[R42] settings', () => {
  test.each([
    ['bank', { account_number: '99887766', bank_name: 'Another Bank' }],
    ['upi', { upi_id: 'other@sample' }],
    ['usdt', { ERC20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
    ['usdt', { rate: 8_900 }],
    ['limits', { fourEyesFrom: 90_000_00 }],
    ['limits', { depositMax: 2_00_00_000_00, demoCredit: 9_00_000_00 }],
    ['topUp', { amount: 90_000_00, below: 90_000_00, perDay: 20 }],
    ['sport', { commission: 2_000 }],
    ['sport', { makerExposure: 9_00_00_000_00, playerExposure: 3_00_00_000_00 }],
    ['alarms', { webhook: 'https://elsewhere.example' }],
    ['money', { licence: 'L-1', jurisdiction: 'Malta', countries: ['Malta'] }],
  ])('%s: %j waits for a second person, and counts then', async (section, fields) => {
    const before = await settings();
    const { data } = await change(section, fields);
    expect(data).toMatchObject({ version: before.version, proposal: expect.stringMatching(/^P-/) });
    expect(await settings()).toEqual(before);
    const id = data['proposal'];
    expect(await shown(id)).toMatchObject({
      kind: 'settings',
      change: { section, before: expect.objectContaining({}), after: fields },
    });
    expect((await approve(id, 'owner')).code).toBe('second-person-needed');
    expect((await approve(id, 'helper')).code).toBe('not-allowed');
    expect(await settings()).toEqual(before);
    expect((await approve(id, 'clerk')).status).toBe(200);
    expect((await settings()).values[section]).toEqual({ ...before.values[section], ...fields });
    expect((await approve(id, 'checker')).code).toBe('proposal-decided');
  });

  test('real money is nothing one person switches on', async () => {
    const { data } = await change('money', {
      mode: 'real',
      licence: 'L-1',
      jurisdiction: 'Malta',
      countries: ['Malta'],
    });
    expect(await shown(data['proposal'])).toMatchObject({
      change: { before: { mode: 'play' }, after: { mode: 'real' } },
    });
    expect((await settings()).values['money']).toMatchObject({ mode: 'play' });
  });

  test('what money does not depend on is saved at once', async () => {
    expect((await change('limits', { depositMin: 500 })).data['proposal']).toBeNull();
    expect((await change('sport', { betting: 'stopped' })).data['proposal']).toBeNull();
    expect((await settings()).values['sport']).toMatchObject({ betting: 'stopped' });
  });

  test('one person alone asks the staff for two steps, and two people no longer ask for them', async () => {
    const policy = async () => (await settings()).values['staff'];
    const twoSteps = (secret: string) =>
      office.house.deps.db.query(`update staff_security set totp_secret = ${secret}`);
    expect((await change('staff', { twoStep: 'required' })).data['proposal']).toBeNull();
    await twoSteps(`'X', totp_confirmed_at = now()`);
    const id = (await change('staff', { twoStep: 'optional' })).data['proposal'];
    expect(await policy()).toEqual({ twoStep: 'required' });
    expect((await approve(id, 'partner')).status).toBe(200);
    expect(await policy()).toEqual({ twoStep: 'optional' });
    await twoSteps('null, totp_confirmed_at = null');
  });

  test('a field is proposed once at a time, and the second is told of the first; another field does not matter', async () => {
    const first = (await change('upi', { upi_id: 'first@sample' })).data['proposal'];
    const second = await change('upi', { upi_id: 'second@sample', payee: 'Nobody' }, 'partner');
    expect([second.code, second.body['message']]).toEqual([
      'proposal-waits',
      `${first}: A proposal about this waits for a second person. It must be decided or withdrawn first.`,
    ]);
    const beside = (await change('upi', { payee: 'Somebody' })).data['proposal'];
    expect((await approve(first, 'clerk')).status).toBe(200);
    expect((await approve(beside, 'clerk')).status).toBe(200);
    expect((await settings()).values['upi']).toEqual({ upi_id: 'first@sample', payee: 'Somebody' });
    await office.set('upi', { upi_id: 'second@sample' });
  });

  test.each([['a role', 'proposeRole', () => ({ id: office.idOf('helper'), role: 'payments' })]] as const)(
    '[R42] %s: ten at once are one, and it can be made again when it was taken back',
    async (_, call, input) => {
      const made = () => office.as('owner', call, { ...input(), reason: 'Once' });
      const all = await Promise.all(Array.from({ length: 10 }, made));
      const [one, ...others] = all.toSorted((a, b) => a.status - b.status);
      expect([one!.status, new Set(others.map(({ code }) => code))]).toEqual([200, new Set(['proposal-waits'])]);
      await office.done('owner', 'rejectProposal', { id: one!.data['id'], reason: 'A mistake' });
      const again = await made();
      expect(again.status).toBe(200);
      await office.done('owner', 'rejectProposal', { id: again.data['id'], reason: 'A mistake' });
    },
  );

  test('approved ten times at once, it is changed once', async () => {
    const { version } = await settings();
    const id = (await change('usdt', { rate: 8_800 })).data['proposal'];
    const by = (n: number): DeskName => (n % 2 ? 'clerk' : 'partner');
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => approve(id, by(n))));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await settings()).version).toBe(Number(version) + 1);
  });

  test('a rate that moves by more than 5 % says so to the second person', async () => {
    await office.set('usdt', { rate: 8_850 });
    const proposed = async (rate: number) => {
      const id = (await change('usdt', { rate })).data['proposal'];
      const row = await shown(id);
      await office.done('owner', 'rejectProposal', { id, reason: 'A mistake' });
      return row;
    };
    expect(await proposed(8_850 * 2)).toMatchObject({
      caution: 'The rate goes up by 100.0 %, which is more than 5 %.',
    });
    expect(await proposed(9_000)).toMatchObject({ caution: '' });
  });

  test.each([
    ['bank', { ifsc: 'SMPL1000123' }, 'values.ifsc'],
    ['bank', { account_number: 'twelve' }, 'values.account_number'],
    ['upi', { upi_id: 'no bank' }, 'values.upi_id'],
    ['usdt', { TRC20: 'TNjtdXs95nunh9YeV5p4FstZ84Gqj4KiS7' }, 'values.TRC20'],
    ['usdt', { BEP20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' }, 'values.BEP20'],
    ['usdt', { ERC20: `0x${'0'.repeat(40)}` }, 'values.ERC20'],
    ['usdt', { ERC20: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' }, 'values.ERC20'],
    ['usdt', { rate: 10_00_000 }, 'values.rate'],
    ['sport', { marketExposure: 400_00_000_00 }, 'values.playerExposure'],
  ])('%s with %j is refused beside its field', async (section, fields, path) => {
    const answer = await change(section, fields);
    expect([answer.code, Object.keys(answer.body['fields'] as object)]).toEqual(['invalid-input', [path]]);
  });
});

describe('[R42] a payout that was sent', () => {
  test('is refunded by two people; while that waits it neither arrives nor is asked for again', async () => {
    const before = await office.money(asha);
    const id = await office.withdrawal(asha, 10);
    await office.take(id, 'claim', 'approve', 'send');
    const { proposal } = (await office.step('fail', id)).data;
    expect((await office.step('confirm', id)).code).toBe('proposal-waits');
    expect((await office.step('fail', id)).code).toBe('proposal-waits');
    expect(await office.money(asha)).toEqual({ balance: before.balance - 1_000, held: before.held + 1_000 });
    expect((await approve(proposal, 'clerk')).code).toBe('second-person-needed');
    expect((await approve(proposal, 'checker')).status).toBe(200);
    expect(await office.money(asha)).toEqual(before);
    expect(await office.request(id)).toMatchObject({ state: 'refunded', reason: 'No such payment' });
  });

  test('goes on as before when the proposal is withdrawn', async () => {
    const id = await office.withdrawal(asha, 10);
    await office.take(id, 'claim', 'approve', 'send');
    const { proposal } = (await office.step('fail', id)).data;
    await office.done('clerk', 'rejectProposal', { id: proposal, reason: 'It arrived after all' });
    await office.take(id, 'confirm');
    expect((await approve(proposal, 'checker')).code).toBe('proposal-decided');
  });
});

describe('[R42] a new colleague', () => {
  const DAY_MS = 24 * 3_600_000;

  async function hire(email: string) {
    const { id, password } = await office.done('owner', 'addStaff', { name: 'New', email, role: 'payments' });
    const { cookies } = await ask(office.house, 'officeLogin', { email, password });
    const cookie = { office: String(cookies.get('office')?.['value']) };
    await ask(office.house, 'officePassword', { current: password, password: 'a password of my own' }, cookie);
    return { id, as: (call: 'approveProposal' | 'proposals', input: object) => ask(office.house, call, input, cookie) };
  }

  const staffOf = async (id: unknown) => {
    const { rows } = await office.done('owner', 'staff');
    return (rows as Record<string, unknown>[]).find(row => row['id'] === id);
  };

  /** The house is as old as its first of the staff. */
  const opened = (ago: number) =>
    office.house.deps.db.query(`update staff set created_at = $1 where vouched_by is null`, [
      new Date(office.world.now() - ago),
    ]);

  test('sees from when they count as a second person', async () => {
    await opened(2 * DAY_MS);
    const hari = await hire('hari@maidan.example');
    const until = office.world.now() + DAY_MS;
    const id = (await change('usdt', { rate: 8_870 })).data['proposal'];
    const { data } = await hari.as('proposals', { state: 'open', size: 50 });
    expect((data['rows'] as { id: string }[]).find(row => row.id === id)).toMatchObject({ countsFrom: until });
    expect(await shown(id)).toMatchObject({ countsFrom: null });
    expect(await staffOf(hari.id)).toMatchObject({ vouched: { by: 'owner', until }, counted: null, mayCount: false });
    expect((await hari.as('approveProposal', { id })).code).toBe('second-person-needed');
    await office.done('owner', 'rejectProposal', { id, reason: 'Another time' });
    const late = await office.as('owner', 'countStaff', { id: hari.id, reason: 'We are two' });
    expect(late.code).toBe('only-first-colleague');
    await office.house.deps.db.query(`update staff set disabled = true, created_at = $2 where id = $1`, [
      hari.id,
      new Date(office.world.now() + DAY_MS),
    ]);
  });

  test('counts at once if the owner says so: the first, once, on the first day, on the record', async () => {
    await opened(3_600_000);
    const first = await hire('first@maidan.example');
    office.world.pass(1_000);
    const second = await hire('second@maidan.example');
    const count = (id: unknown, by: DeskName = 'owner') => office.as(by, 'countStaff', { id, reason: 'We are two' });
    const id = (await change('usdt', { rate: 8_880 })).data['proposal'];
    expect(await staffOf(first.id)).toMatchObject({ mayCount: true });
    expect(await staffOf(second.id)).toMatchObject({ mayCount: false });
    expect((await count(second.id)).code).toBe('only-first-colleague');
    expect((await count(first.id, 'partner')).code, 'somebody else let them in').toBe('only-first-colleague');
    const all = await Promise.all([count(first.id), count(first.id), count(first.id)]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await staffOf(first.id)).toMatchObject({
      counted: { by: 'owner', at: office.world.now() },
      mayCount: false,
    });
    const [entry] = (await office.log()).filter(row => row.action === 'staff.count');
    expect(entry).toMatchObject({ subject: `staff:${first.id}`, reason: 'We are two' });
    expect((await first.as('approveProposal', { id })).status).toBe(200);
  });
});

describe('[R42] the limits of a table', () => {
  const reason = 'A guest of the house';
  const change = (limits: object, more: object = {}, code = 'teen20') =>
    office.done('partner', 'changeTable', { code, limits, reason, ...more });
  const to = (max: number) => ({ player: { min: 10_000, max } });
  const table = async (): Promise<unknown> =>
    (await office.house.deps.db.query('select limits, stream_url from casino_tables')).rows[0];
  const CRORES = 10_00_00_000_00;

  test('wait for a second person where more is to be bet than the game itself has it; less counts at once', async () => {
    const usual = (await gameOf('teen20'))!.markets.find(({ id }) => id === 'player')!.limits.max;
    const streamUrl = 'https://studio.example/a';
    const { proposal: first } = await change(to(CRORES), { streamUrl });
    expect(first).toMatch(/^P-/);
    expect(await table()).toEqual({ limits: {}, stream_url: streamUrl });
    const again = await office.as('owner', 'changeTable', { code: 'teen20', limits: to(CRORES), reason });
    expect(again.code).toBe('proposal-waits');
    expect(await change(to(50_000))).toEqual({ proposal: null });
    expect(await change(to(usual)), 'back to the usual').toEqual({ proposal: null });
    expect((await approve(first, 'owner')).code, 'it was proposed for other limits').toBe('limits-changed');
    await office.done('partner', 'rejectProposal', { id: first, reason });
    const { proposal: id } = await change(to(CRORES));
    expect(await shown(id)).toMatchObject({
      kind: 'tableLimits',
      words: 'Raise the limits of 20-20 Teenpatti',
      limits: [{ before: { max: usual }, after: { max: CRORES } }],
    });
    expect((await approve(id, 'partner')).code).toBe('second-person-needed');
    expect((await approve(id, 'owner')).status).toBe(200);
    expect(await change(to(CRORES - 100)), 'less than now').toEqual({ proposal: null });
    expect(await change(to(CRORES))).toEqual({ proposal: expect.any(String) });
    expect(await table()).toMatchObject({ limits: to(CRORES - 100) });
  });

  test('wait as well where rows that the game sells for less get all that their market has', async () => {
    const games = await allGames();
    const markets = games.flatMap(({ code, markets: all }) => all.map(market => ({ code, ...market })));
    const special = markets.find(({ limits, selections }) =>
      selections.some(selection => selection.limits && selection.limits.max < limits.max),
    )!;
    const { proposal } = await change({ [special.id]: special.limits }, {}, special.code);
    expect(await shown(proposal)).toMatchObject({
      limits: [{ name: `${special.name}, rows with less`, after: special.limits }],
    });
  });
});
