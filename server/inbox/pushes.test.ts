import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, type Person } from '../accounts/testHouse.ts';
import { SecretBox } from '../accounts/secretBox.ts';
import { timestamp } from '../db/db.ts';
import { openOffice } from '../office/testOffice.ts';
import { deliverNews } from './news.ts';
import { addressFault, PUSH_SERVICES } from './pushAddress.ts';
import { deliverPushes, sweepPushes } from './pushes.ts';
import { pushKeysOf } from './pushKeys.ts';
import { PushService } from './testPushService.ts';

/* Messages to devices, through a push service that looks who sends them and a browser that reads them. */

const service = await PushService.open();
afterAll(() => service.close());
const secretKey = Buffer.alloc(32, 7);
const office = await openOffice(await freshDatabase(), { pushServices: [service.origin], secretKey });
const { house, world } = office;
const { deps } = house;
const deliver = () => deliverPushes(deps);

beforeEach(async () => {
  await office.pass(0);
  await deps.db.query('delete from push_devices');
  service.status = 201;
  service.retryAfter = undefined;
  service.shown.length = 0;
  service.asked = 0;
});

const allow = (player: Person, name: string) => ask(house, 'allowPush', service.address(name), { token: player.token });

async function credit(player: Person, rupees: number): Promise<string> {
  const id = await office.deposit(player, rupees);
  await office.take(id, 'claim', 'approve');
  return id;
}

test('a message is on every device of its player, once, sealed for it and without amounts', async () => {
  const asha = await office.player('asha');
  const bela = await office.player('bela');
  await allow(asha, 'phone');
  await allow(asha, 'desk');
  await allow(bela, 'other');
  const id = await credit(asha, 1_500);
  await Promise.all([deliver(), deliver()]);
  await deliver();
  const quiet = { title: 'Deposit credited', text: `Your deposit ${id} is in your balance.`, to: '/wallet' };
  expect(service.shown).toEqual([expect.objectContaining(quiet), expect.objectContaining(quiet)]);
});

test('amounts are in it for who chose so; kinds that are off, and what was read, are not pushed', async () => {
  const chitra = await office.player('chitra');
  await allow(chitra, 'phone');
  const off = { inbox: [], toast: [], push: [] };
  await ask(house, 'chooseNotices', { off, amounts: true }, { token: chitra.token });
  const id = await credit(chitra, 700);
  await deliver();
  expect(service.shown.map(({ text }) => text)).toEqual([`Your deposit ${id} of ₹700.00 is in your balance.`]);
  await credit(chitra, 800);
  await ask(house, 'readInbox', { upTo: world.now() }, { token: chitra.token });
  await deliver();
  await ask(house, 'chooseNotices', { off: { ...off, push: ['deposit'] }, amounts: true }, { token: chitra.token });
  await credit(chitra, 900);
  await deliver();
  expect(service.shown).toHaveLength(1);
});

test('a service that is busy is asked again, later and later, or when it says; what is too old is dropped', async () => {
  const dev = await office.player('dev');
  await allow(dev, 'phone');
  await credit(dev, 500);
  service.status = 503;
  await deliver();
  await deliver();
  expect(service.asked).toBe(1);
  world.pass(15_000);
  await deliver();
  world.pass(15_000);
  await deliver();
  expect(service.asked).toBe(2);
  world.pass(15_000);
  service.status = 429;
  service.retryAfter = '600';
  await deliver();
  world.pass(599_000);
  await deliver();
  expect(service.asked).toBe(3);
  world.pass(1_000);
  service.status = 201;
  await deliver();
  await deliver();
  expect([service.asked, service.shown.length]).toEqual([4, 1]);
});

test.each([
  ['read', (tara: Person) => ask(house, 'readInbox', { upTo: world.now() }, { token: tara.token })],
  [
    'switched off',
    (tara: Person) =>
      ask(
        house,
        'chooseNotices',
        { off: { inbox: [], toast: [], push: ['deposit'] }, amounts: false },
        { token: tara.token },
      ),
  ],
])('what was %s since a service was busy is not sent again', async (what, change) => {
  const tara = await office.player(`tara-${what.slice(0, 4)}`);
  await allow(tara, 'phone');
  await credit(tara, 500);
  service.status = 503;
  await deliver();
  service.status = 201;
  await change(tara);
  world.pass(60_000);
  await deliver();
  const left = await deps.db.query('select from pushes where done_at is null');
  expect([service.asked, service.shown, left.rowCount]).toEqual([1, [], 0]);
});

test('[R29] news that wait to be pushed, or are found later, do not reach who has stopped since', async () => {
  const [uma, vani] = [await office.player('uma'), await office.player('vani')];
  await allow(uma, 'hers');
  await allow(vani, 'another');
  const stop = (player: Person) =>
    deps.db.query(
      `insert into player_limits (user_id, limits, asked, stop_kind, stopped_at, stop_until)
       values ($1, '{}', '{}', 'timeOut', $2, $2::timestamptz + interval '1 day')`,
      [player.id, timestamp(world.now())],
    );
  const news = { title: 'New tables', words: 'Two new tables are open.', language: null, reason: 'For everybody' };
  expect((await office.as('helper', 'sendNews', news)).code).toBeUndefined();
  await deliverNews(deps);
  await stop(vani);
  service.status = 503;
  await deliver();
  expect(service.asked).toBe(1); // of two who were told
  await stop(uma);
  service.status = 201;
  world.pass(60_000);
  await deliver();
  const left = await deps.db.query('select from pushes where done_at is null');
  expect([service.asked, service.shown, left.rowCount]).toEqual([1, [], 0]);
});

test('what was never taken is not pushed after an hour, and is swept', async () => {
  const esha = await office.player('esha');
  await allow(esha, 'phone');
  await credit(esha, 500);
  service.status = 500;
  await deliver();
  world.pass(3_600_000);
  service.status = 201;
  await deliver();
  expect(service.shown).toEqual([]);
  world.pass(3_600_000);
  await sweepPushes(deps);
  const { rows } = await deps.db.query('select count(*)::integer as n from pushes');
  expect(rows[0]!.n).toBe(0);
});

test('what was taken by a node that is gone is taken by the next', async () => {
  const farid = await office.player('farid');
  await allow(farid, 'phone');
  await credit(farid, 500);
  const gone = { ...deps, db: deps.db, pushKeys: { publicKey: 'x', privateKey: 'x' } }; // it falls over before it sends
  await deliverPushes(gone);
  expect(service.asked).toBe(0);
  world.pass(60_000);
  await deliver();
  expect(service.shown).toHaveLength(1);
});

describe('a device is forgotten', () => {
  const devices = async (player: Person) =>
    ((await ask(house, 'noticeChoices', {}, { token: player.token })).data['devices'] ?? []) as { id: string }[];

  test.each([404, 410])('when its service answers %i', async status => {
    const gita = await office.player(`gita${status}`);
    await allow(gita, 'phone');
    await credit(gita, 500);
    service.status = status;
    await deliver();
    expect(await devices(gita)).toEqual([]);
    expect(service.asked).toBe(1);
  });

  test('with its session: by signing out, and by a block', async () => {
    const [hari, isha] = [await office.player('hari'), await office.player('isha')];
    await allow(hari, 'phone');
    await allow(isha, 'desk');
    const deposits = [await office.deposit(hari, 500), await office.deposit(isha, 500)];
    await ask(house, 'signOut', {}, { token: hari.token });
    await office.done('owner', 'blockPlayer', { id: isha.id, reason: 'A test' });
    for (const id of deposits) await office.take(id, 'claim', 'approve');
    await deliver();
    expect(service.asked).toBe(0);
    const { rows } = await deps.db.query('select count(*)::integer as n from push_devices');
    expect(rows[0]!.n).toBe(0);
  });

  test('when its player says so, and nobody else', async () => {
    const [jaya, kiran] = [await office.player('jaya'), await office.player('kiran')];
    await allow(jaya, 'phone');
    const [device] = await devices(jaya);
    await ask(house, 'endPush', { id: device!.id }, { token: kiran.token });
    expect(await devices(jaya)).toHaveLength(1);
    await ask(house, 'endPush', { id: device!.id }, { token: jaya.token });
    expect(await devices(jaya)).toEqual([]);
  });

  /** What is told to a player in a browser that others use too waits to be tried again. */
  const delayed = async (player: Person) => {
    await allow(player, 'shared');
    await credit(player, 500);
    service.status = 503;
    await deliver();
    service.status = 201;
  };

  test('with what was on its way to it, when somebody else allows it in the same browser', async () => {
    const [omar, pari] = [await office.player('omar'), await office.player('pari')];
    await delayed(omar);
    await allow(pari, 'shared');
    const left = await deps.db.query('select from pushes where done_at is null');
    world.pass(60_000);
    await deliver();
    expect([service.asked, service.shown, left.rowCount]).toEqual([1, [], 0]);
  });

  test('by a push that waits, also where nobody told it that the browser is another player’s', async () => {
    const [rana, sara] = [await office.player('rana'), await office.player('sara')];
    await delayed(rana);
    await deps.db.query('update push_devices set user_id = $1', [sara.id]);
    world.pass(60_000);
    await deliver();
    const left = await deps.db.query('select from pushes where done_at is null');
    expect([service.asked, service.shown, left.rowCount]).toEqual([1, [], 0]);
  });

  test('when somebody else allows it in the same browser', async () => {
    const [lata, mira] = [await office.player('lata'), await office.player('mira')];
    await allow(lata, 'shared');
    await allow(mira, 'shared');
    await credit(lata, 500);
    await deliver();
    expect([service.asked, await devices(lata)]).toEqual([0, []]);
  });
});

describe('an address that comes from a browser', () => {
  test.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil-push.apple.com.example/x',
    'https://notfcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.5/x',
    'https://localhost/x',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is of no service that browsers have', async endpoint => {
    expect(addressFault(endpoint, PUSH_SERVICES)).toBe('push-address');
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is', endpoint => {
    expect(addressFault(endpoint, PUSH_SERVICES)).toBeUndefined();
  });

  test('is looked at where it arrives', async () => {
    const nila = await office.player('nila');
    const inside = { ...service.address('x'), endpoint: 'https://10.0.0.5/x' };
    expect((await ask(house, 'allowPush', inside, { token: nila.token })).code).toBe('push-address');
  });
});

test('the keys are made at the first start and stay; sealed, and new ones where they cannot be opened', async () => {
  const box = new SecretBox(secretKey);
  expect(await pushKeysOf(deps.db, box, world.now())).toEqual(deps.pushKeys);
  const { rows } = await deps.db.query('select private_key from push_keys');
  expect(rows[0]!.private_key).not.toContain(deps.pushKeys.privateKey);
  const other = await pushKeysOf(deps.db, new SecretBox(Buffer.alloc(32, 8)), world.now());
  expect(other.publicKey).not.toBe(deps.pushKeys.publicKey);
});
