import type { Settings } from '@maidan/contract/settings';
import { DEFAULTS } from '@maidan/contract/settings';
import { LINKED_DAYS } from '@maidan/core/identity';
import { paise } from '@maidan/core/money';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, type HttpAnswer, type Person, sessionOf } from '../accounts/testHouse.ts';
import { openOffice, setUpTwoSteps } from '../office/testOffice.ts';
import { eraseIdentityPictures } from './erase.ts';
import { identityForm, sendIdentity } from './testIdentity.ts';

const office = await openOffice(await freshDatabase());
const { house } = office;
const { db } = house.deps;
const DAY_MS = 86_400_000;

/** As the back office writes it: what it takes to open real money is another test's. */
async function set(section: keyof Settings, value: object): Promise<void> {
  await db.query(
    `insert into settings (section, value, version) values ($1, $2, 1)
     on conflict (section) do update set value = excluded.value, version = settings.version + 1`,
    [section, JSON.stringify(value)],
  );
  await house.deps.settings.load();
}

const REAL = { mode: 'real', licence: 'L-1', jurisdiction: 'Goa', countries: ['India'] };
const TIERS = { verifiedIn: 1_000_00, verifiedOut: 600_00, verifiedHeld: 20_000_00, expiredOut: 300_00 };
const identity = (more: object = {}) => set('identity', { ...DEFAULTS.identity, ...TIERS, ...more });

beforeAll(async () => {
  await setUpTwoSteps(db);
  await set('money', REAL);
  await set('limits', { ...DEFAULTS.limits, depositMin: 1, withdrawalMin: 1, fourEyesFrom: paise(1_00_000_00) });
  await identity();
});

let references = 0;
const paid = (rupees: number) => ({
  depositAmount: String(rupees),
  paymentMethod: 'UPI',
  transactionNumber: `UTR${(references += 1)}KNOWN`,
});
const deposit = (player: Person, rupees: number): Promise<HttpAnswer> => ask(house, 'deposit', paid(rupees), player);
const withdraw = (player: Person, rupees: number): Promise<HttpAnswer> =>
  ask(
    house,
    'withdrawal',
    { withdraw_amount: rupees, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@sample' },
    player,
  );
const stateOf = async (player: Person) => (await ask(house, 'identity', {}, player)).data;
const picturesOf = async ({ id }: Person) =>
  (await db.query('select from identity_pictures where user_id = $1', [id])).rowCount;
const said = ({ status, code, body }: HttpAnswer) => [status, code, body['message']];

/** Somebody whom compliance has looked at, with some money. */
async function verified(name: string, rupees = 0): Promise<Person> {
  const { id, player } = await sendIdentity(house, name);
  await office.done('officer', 'verifyIdentity', { id, reason: 'It is her' });
  if (rupees > 0) {
    const { id: proposal } = await office.done('owner', 'proposeAdjustment', {
      ...{ id: player.id, amount: rupees * 100, reason: 'A test' },
    });
    await office.done('partner', 'approveProposal', { id: proposal });
  }
  return player;
}

describe('[R44] before the first deposit of real money', () => {
  test('nothing is taken from who has sent nothing, and they are told what to do', async () => {
    const player = await office.player('nobody');
    const refused = [403, 'identity-check-needed', expect.stringContaining('Identity')];
    expect(said(await deposit(player, 1))).toEqual(refused);
    expect(await stateOf(player)).toMatchObject({ state: 'none', isNeeded: true, tier: { in: 0, out: 0, held: 0 } });
  });

  test.each([
    ['18', '2008-03-08', 403, '18: You '],
    ['18', '2008-03-07', 200, 'undefine'],
    ['21', '2005-03-08', 403, '21: You '],
    ['21', '2005-03-07', 200, 'undefine'],
  ])('from %s years on: who is born on %s is answered with %i', async (age, born, status, words) => {
    await identity({ age });
    const player = await office.player(`born-${age}-${born}`);
    const answer = await ask(house, 'sendIdentity', await identityForm(`PAN-${age}-${born}`, { born }), player);
    await identity();
    expect([answer.status, String(answer.body['message']).slice(0, 8)]).toEqual([status, words]);
  });

  test('what is sent is looked at once, and waits meanwhile', async () => {
    const { player } = await sendIdentity(house, 'waits');
    const again = await ask(house, 'sendIdentity', await identityForm('PAN-again'), player);
    expect([again.status, again.code]).toEqual([409, 'identity-waits']);
    expect(said(await deposit(player, 1))).toEqual([403, 'identity-pay-in', expect.stringContaining('₹0.00: ')]);
    expect(await stateOf(player)).toMatchObject({ state: 'submitted', sent: { numberEnd: 'AITS', document: 'pan' } });
  });

  test('of forms that come together one counts', async () => {
    const player = await office.player('twice');
    const forms = await Promise.all(['A', 'B', 'C'].map(end => identityForm(`PAN-twice-${end}`)));
    const answers = await Promise.all(forms.map(form => ask(house, 'sendIdentity', form, player)));
    const codes = answers.map(({ code }) => code ?? 'ok').toSorted();
    expect(codes.filter(code => code === 'ok')).toEqual(['ok']);
    expect(codes.filter(code => code !== 'ok' && code !== 'identity-waits' && code !== 'busy')).toEqual([]);
  });

  test.each(['front', 'face'])('[R40] what is no picture is refused as the %s, and none of it is kept', async side => {
    const form = await identityForm('PAN-svg', { [side]: new TextEncoder().encode('<svg onload="alert(1)"/>') });
    const player = await office.player(`svg-${side}`);
    expect((await ask(house, 'sendIdentity', form, player)).code).toBe('picture-unreadable');
    expect(await picturesOf(player)).toBe(0);
  });

  test('[R40] who waits, or is verified, leaves no further pictures however often they send some', async () => {
    const { id, player } = await sendIdentity(house, 'hoarder');
    const kept = await picturesOf(player);
    const again = async () => (await ask(house, 'sendIdentity', await identityForm('PAN-more'), player)).code;
    expect([await again(), await again()]).toEqual(['identity-waits', 'identity-waits']);
    await office.done('officer', 'verifyIdentity', { id, reason: 'It is them' });
    expect(await again()).toBe('identity-verified');
    expect(await picturesOf(player)).toBe(kept);
  });
});

describe('[R44] how much may be paid', () => {
  test('in: up to the figure, not a paisa more, and the refusal names what is left', async () => {
    const player = await verified('payer');
    expect((await deposit(player, 600)).status).toBe(200);
    expect(said(await deposit(player, 400.01))).toEqual([403, 'identity-pay-in', expect.stringContaining('₹400.00: ')]);
    expect((await deposit(player, 399.99)).status).toBe(200);
    expect((await deposit(player, 0.01)).status).toBe(200);
    expect(said(await deposit(player, 0.01))).toEqual([403, 'identity-pay-in', expect.stringContaining('₹0.00: ')]);
    expect(await stateOf(player)).toMatchObject({ used: { in: 1_000_00 }, tier: { in: 1_000_00 } });
  });

  test('in: of twenty at once only as many as there is room for', async () => {
    const player = await verified('crowd');
    const answers = await Promise.all(Array.from({ length: 20 }, () => deposit(player, 300)));
    const codes = answers.map(({ code }) => code ?? 'ok');
    expect(codes.filter(code => code === 'ok')).toHaveLength(3);
    expect(codes.filter(code => code === 'identity-pay-in')).toHaveLength(17);
  });

  test('out: up to the figure, not a paisa more, also at once', async () => {
    const player = await verified('leaver', 5_000);
    expect(said(await withdraw(player, 600.01))).toEqual([
      403,
      'identity-pay-out',
      expect.stringContaining('₹600.00: '),
    ]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(player, 200)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(said(await withdraw(player, 0.01))).toEqual([403, 'identity-pay-out', expect.stringContaining('₹0.00: ')]);
    expect((await office.money(player)).held).toBe(600_00);
  });

  test('held: nobody pays in beyond it, whatever they won', async () => {
    const player = await verified('holder', 500);
    await identity({ verifiedHeld: 1_100_00 });
    const { balance } = await office.money(player);
    expect(balance).toBe(500_00);
    expect(said(await deposit(player, 600.01))).toEqual([403, 'identity-held', expect.stringContaining('₹600.00: ')]);
    expect((await deposit(player, 600)).status).toBe(200);
    await identity();
  });

  test(`what was paid longer than ${LINKED_DAYS} days ago does not count`, async () => {
    const player = await verified('long-ago');
    const { data } = await deposit(player, 1_000);
    await office.take(String(data['id']), 'claim', 'approve');
    expect((await deposit(player, 1)).code).toBe('identity-pay-in');
    /** It counts to the end of the last of those days in India. */
    const now = house.deps.world.now();
    const midnight = now - ((now + 5.5 * 3_600_000) % DAY_MS);
    await office.pass(midnight + (LINKED_DAYS + 1) * DAY_MS - 1 - now);
    const later = { ...player, token: await sessionOf(house, player.id) };
    expect((await deposit(later, 1)).code).toBe('identity-pay-in');
    await office.pass(1);
    expect((await deposit(later, 1)).status).toBe(200);
  });

  test('the limit is looked at again when a deposit is credited and a withdrawal approved', async () => {
    const player = await verified('later', 2_000);
    const { data } = await deposit(player, 900);
    const { data: out } = await withdraw(player, 500);
    await identity({ verifiedIn: 899_99, verifiedOut: 499_99 });
    for (const id of [String(data['id']), String(out['id'])]) await office.take(id, 'claim');
    expect((await office.step('approve', String(data['id']))).code).toBe('identity-pay-in');
    expect((await office.step('approve', String(out['id']))).code).toBe('identity-pay-out');
    await identity();
    expect((await office.step('approve', String(data['id']))).status).toBe(200);
    expect((await office.step('approve', String(out['id']))).status).toBe(200);
  });
});

describe('[R44] what becomes of it', () => {
  test('who is refused reads why, and may send it again', async () => {
    const { id, player } = await sendIdentity(house, 'refused');
    await office.done('officer', 'refuseIdentity', { id, reason: 'The pictures cannot be read.' });
    const after = await stateOf(player);
    expect(after).toMatchObject({ state: 'refused', sent: { reason: 'The pictures cannot be read.' } });
    expect((await office.as('officer', 'verifyIdentity', { id, reason: 'After all' })).code).toBe('identity-decided');
    const { data } = await ask(house, 'inbox', {}, player);
    expect(JSON.stringify(data)).toContain('The pictures cannot be read.');
    expect((await ask(house, 'sendIdentity', await identityForm('PAN-refused'), player)).status).toBe(200);
    expect(await stateOf(player)).toMatchObject({ state: 'submitted' });
  });

  test('a verified identity expires by the clock: then nothing is paid in, and less out', async () => {
    const player = await verified('expires', 2_000);
    const { verifiedUntil } = await stateOf(player);
    await office.pass(Number(verifiedUntil) - house.deps.world.now() - 1);
    const again = { ...player, token: await sessionOf(house, player.id) };
    expect(await stateOf(again)).toMatchObject({ state: 'verified' });
    office.world.pass(1);
    expect(await stateOf(again)).toMatchObject({ state: 'expired', tier: { in: 0, out: 300_00 } });
    expect((await deposit(again, 1)).code).toBe('identity-pay-in');
    expect((await withdraw(again, 300.01)).code).toBe('identity-pay-out');
    expect((await withdraw(again, 300)).status).toBe(200);
    expect((await ask(house, 'sendIdentity', await identityForm('PAN-expires'), again)).status).toBe(200);
  });

  test('[R42] a document that another account sent takes two people', async () => {
    await sendIdentity(house, 'first-of-two', 'ABCDE 9999-Z');
    const { id, player } = await sendIdentity(house, 'second-of-two', 'abcde9999z');
    const { rows } = await office.done('officer', 'identities');
    expect((rows as { id: string }[]).find(row => row.id === id)).toMatchObject({
      needsTwo: true,
      shared: [{ username: 'first-of-two' }],
    });
    const verify = (by: 'officer' | 'deputy') => office.as(by, 'verifyIdentity', { id, reason: 'Twins' });
    expect((await verify('officer')).data).toEqual({ state: 'submitted' });
    expect((await verify('officer')).code).toBe('second-person-needed');
    expect(await stateOf(player)).toMatchObject({ state: 'submitted' });
    expect((await verify('deputy')).data).toEqual({ state: 'verified' });
    expect(await stateOf(player)).toMatchObject({ state: 'verified' });
  });

  test.each([
    ['with spaces and dashes', 'abcde-77 77-z'],
    ['in full width', 'ＡＢＣＤＥ７７７７Ｚ'],
    ['with Hindi digits', 'ABCDE७७७७Z'],
    ['in mathematical letters', 'ABCDE7777𝐙'],
  ])(
    '[R42] a document that another account sent takes two people also with its number typed %s',
    async (how, number) => {
      const name = how.toLowerCase().replaceAll(' ', '-');
      await sendIdentity(house, `plain-${name}`, 'ABCDE7777Z');
      const { user } = await sendIdentity(house, `typed-${name}`, number);
      const { rows } = await db.query('select needs_two, number_end from identity_submissions where user_id = $1', [
        user,
      ]);
      expect(rows).toEqual([{ needs_two: true, number_end: '777Z' }]);
    },
  );

  test.each([
    ['a Cyrillic letter that looks like a Latin one', '\u0410BCDE6666Z'],
    ['an accent', 'ABCDE6666Z\u0301'],
    ['a mark that nobody sees', 'ABCDE\u034f6666Z'],
    ['Devanagari letters', 'अआइई6666'],
  ])('[R42] a number of a document with %s is refused, and no picture of it is kept', async (what, number) => {
    const player = await office.player(`number-${what.length}`);
    const answer = await ask(house, 'sendIdentity', await identityForm(number), player);
    expect([answer.status, answer.code]).toEqual([422, 'document-number-malformed']);
    expect(await picturesOf(player)).toBe(0);
  });

  test('[R42] of two accounts with one document the first takes two people too, unless it was verified before', async () => {
    const first = await sendIdentity(house, 'before-the-other', 'ABCDE 8888-Z');
    await sendIdentity(house, 'after-the-other', 'abcde8888z');
    const verify = (by: 'officer' | 'deputy') => office.as(by, 'verifyIdentity', { id: first.id, reason: 'Twins' });
    expect((await verify('officer')).data).toEqual({ state: 'submitted' });
    expect((await verify('officer')).code).toBe('second-person-needed');
    expect((await verify('deputy')).data).toEqual({ state: 'verified' });
  });

  test('[R42] every document takes two people where the house wants it', async () => {
    const { id } = await sendIdentity(house, 'by-two');
    await identity({ twoPeople: 'always' });
    const both = [];
    for (const by of ['officer', 'deputy'] as const)
      both.push((await office.as(by, 'verifyIdentity', { id, reason: 'It is him' })).data['state']);
    await identity();
    expect(both).toEqual(['submitted', 'verified']);
  });

  test('[R42] two officers who press at once verify once', async () => {
    const { id, user } = await sendIdentity(house, 'pressed');
    const answers = await Promise.all(
      (['officer', 'deputy'] as const).map(by => office.as(by, 'verifyIdentity', { id, reason: 'At once' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const log = (await office.log()).filter(
      ({ action, subject }) => action === 'identity.verify' && subject === `player:${user}`,
    );
    expect(log).toHaveLength(1);
  });

  test('the database lets nobody be verified whom nobody looked at', async () => {
    const { user } = await sendIdentity(house, 'by-hand');
    const write = db.query(
      `update identities set state = 'verified', verified_until = now() + interval '1 year' where user_id = $1`,
      [user],
    );
    await expect(write).rejects.toThrow('nobody has verified this player');
    await expect(db.query('delete from identities')).rejects.toThrow('append-only');
    await expect(
      db.query(`update identity_submissions set full_name = 'Another' where user_id = $1`, [user]),
    ).rejects.toThrow('keeps what was accepted');
  });
});

describe('[R44] the pictures', () => {
  test('are seen by compliance, by nobody else, and every look is written down', async () => {
    const { id, user } = await sendIdentity(house, 'looked-at');
    const before = (await office.log()).length;
    const looks = [
      await office.done('officer', 'identityPictures', { id }),
      await office.done('deputy', 'identityPictures', { id }),
    ];
    const log = (await office.log()).slice(before).map(({ actor, action, subject }) => [actor, action, subject]);
    expect(log).toEqual(
      (['officer', 'deputy'] as const).map(by => [`staff:${office.idOf(by)}`, 'identity.look', `player:${user}`]),
    );
    const { front, back, face } = looks[0] as Record<'front' | 'back' | 'face', { url: string } | null>;
    expect(back).toBeNull();
    for (const link of [front, face]) {
      const seen = await house.app.inject(link!.url);
      expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    for (const by of ['owner', 'auditor', 'clerk', 'helper', 'trader'] as const)
      expect((await office.as(by, 'identityPictures', { id })).code).toBe('not-allowed');
  });

  test('are erased when the schedule says so, once, with an entry; the rest stays', async () => {
    const { id, user, player } = await sendIdentity(house, 'erased');
    await office.done('officer', 'refuseIdentity', { id, reason: 'No' });
    const left = async () =>
      (await db.query('select id from identity_pictures where user_id = $1', [user])).rows.length;
    const entries = async () =>
      (await office.log()).filter(({ action, subject }) => action === 'identity.erase' && subject === `player:${user}`)
        .length;
    await office.pass(DEFAULTS.identity.refusedKeptDays * DAY_MS - 1);
    await eraseIdentityPictures(house.deps);
    expect([await left(), await entries()]).toEqual([2, 0]);
    await office.pass(1);
    await Promise.all([eraseIdentityPictures(house.deps), eraseIdentityPictures(house.deps)]);
    expect([await left(), await entries()]).toEqual([0, 1]);
    expect((await office.as('officer', 'identityPictures', { id })).code).toBe('pictures-erased');
    const { rows } = await db.query('select full_name from identity_submissions where user_id = $1', [player.id]);
    expect(rows).toEqual([{ full_name: 'Asha Rao' }]);
  });

  test('that no form names are erased after a day', async () => {
    const player = await office.player('orphan');
    const spy = vi.spyOn(house.deps.writer, 'do').mockRejectedValueOnce(new Error('gone'));
    const answer = await ask(house, 'sendIdentity', await identityForm('PAN-orphan'), player);
    spy.mockRestore();
    expect(answer.status).toBe(500);
    await eraseIdentityPictures(house.deps);
    expect(await picturesOf(player)).toBe(2);
    await office.pass(DAY_MS);
    await eraseIdentityPictures(house.deps);
    expect(await picturesOf(player)).toBe(0);
  });
});
