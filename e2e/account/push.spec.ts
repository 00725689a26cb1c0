import { rupees } from '@maidan/core/money';
import type { UserId } from '@maidan/core/ids';
import type { House } from '@maidan/server/app';
import { keepDevice } from '@maidan/server/inbox/pushDevices';
import { tellAside } from '@maidan/server/inbox/telling';
import { PushService, type Shown } from '@maidan/server/inbox/testPushService';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, house, type Player, register, signIn, visit } from '../kit.ts';

/*
 * Messages to a device, in a real browser with the worker as it is built. Between the house and the browser stands a push service
 * of the test, which opens what the house sealed; the browser's own tools hand it to the worker, as its service would.
 */

let service: PushService;
let it: House;
beforeAll(async () => {
  service = await PushService.open();
  it = await house({ config: { pushServices: [service.origin] } });
});
afterAll(async () => {
  await it.close();
  service.close();
});

/**
 * In the page, before it begins: what a browser without a push service of its own has not. It asks its owner, who answers as the
 * test says, and subscribes at the service of the test; what it has is kept by the worker's registration, as in any browser.
 */
function withService({ address, answer }: { readonly address: Address; readonly answer: 'granted' | 'denied' }): void {
  const { endpoint, p256dh, auth } = address;
  const KEPT = 'test:subscribed';
  const unsubscribe = () => {
    localStorage.removeItem(KEPT);
    return Promise.resolve(true);
  };
  const subscription = () => ({ endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe });
  const put = (name: string, value: unknown) => Object.defineProperty(PushManager.prototype, name, { value });
  put('getSubscription', () => Promise.resolve(localStorage.getItem(KEPT) === null ? null : subscription()));
  put('subscribe', (options: { readonly applicationServerKey: string; readonly userVisibleOnly: boolean }) => {
    if (!options.userVisibleOnly) return Promise.reject(new Error('nothing is pushed unseen'));
    localStorage.setItem(KEPT, options.applicationServerKey);
    return Promise.resolve(subscription());
  });
  const ANSWERED = 'test:answered';
  Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(ANSWERED) ?? 'default' });
  Object.defineProperty(Notification, 'requestPermission', {
    value: () => {
      localStorage.setItem(ANSWERED, answer);
      return Promise.resolve(answer);
    },
  });
}

type Address = ReturnType<PushService['address']>;

/** Where one chooses what to be told, in such a browser. */
async function choosing(player: Player, answer: 'granted' | 'denied', width = 390): Promise<Page> {
  const page = await visit(it, { serviceWorkers: 'allow', width });
  await page.addInitScript(withService, { address: service.address(player.username), answer });
  await signIn(page, player, '/inbox?show=choices');
  await page.getByRole('heading', { name: 'Messages on this device' }).waitFor();
  return page;
}

/** To how many devices of the player messages are pushed. */
async function devicesOf({ username }: Player): Promise<number> {
  const { rows } = await it.deps.db.query(
    `select count(*)::integer as n from push_devices join users on users.id = user_id where username = $1`,
    [username],
  );
  return rows[0]!.n!;
}

/** A message of the house, as the push service got it. */
async function pushed(user: UserId, request: string): Promise<Shown> {
  const { db, bus, world } = it.deps;
  const about = { request, amount: rupees(1_500) };
  await tellAside(db, bus, { user, cause: request, code: 'depositCredited', about }, world.now());
  const find = () => service.shown.find(({ text }) => text.includes(request));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return find()!;
}

/** A browser in which the player allowed messages, with the worker installed. */
async function allowed(player: Player) {
  const page = await visit(it, { serviceWorkers: 'allow', width: 390 });
  await page.context().grantPermissions(['notifications'], { origin: it.url });
  await signIn(page, player, '/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { rows } = await it.deps.db.query(
    `select user_id as user, sessions.id as session from sessions join users on users.id = user_id
     where username = $1 order by started_at desc limit 1`,
    [player.username],
  );
  const { user, session } = rows[0]!;
  const device = { user, session, ...service.address(player.username), language: 'en' } as const;
  await keepDevice(it.deps.db, device, it.deps.world.now());
  await expect.poll(() => page.context().serviceWorkers().length).toBe(1); // the page may know of it before its tools do
  const [worker] = page.context().serviceWorkers();
  return { page, user, worker: worker! };
}

/** The browser's tools, which hand a message to the worker: when they answer, it was handed over. */
async function deliverer(page: Page): Promise<(message: Shown) => Promise<void>> {
  const tools = await page.context().newCDPSession(page);
  const registrationId = await registrationOn(tools);
  return async message => {
    await tools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: it.url, registrationId, data: JSON.stringify(message) },
    });
  };
}

async function registrationOn(tools: CDPSession): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(it.url) && !isDeleted);
    if (ours) resolve(ours.registrationId);
  });
  await tools.send('ServiceWorker.enable');
  return promise;
}

interface Showing {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly to: string;
}

/** What a device without a desktop has not: the list of what is shown, one for each tag. */
interface Device {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(which?: object): Promise<readonly unknown[]> };
  showing: Map<string, Showing>;
  /** How often the worker looked for a page that is open. */
  looked: number;
}

/** In the worker. */
function withList(): void {
  const device = globalThis as unknown as Device;
  device.showing = new Map();
  device.looked = 0;
  const showNotification: ServiceWorkerRegistration['showNotification'] = (title, { body, tag, lang, data } = {}) => {
    const { to } = data as { readonly to: string };
    device.showing.set(tag!, { title, body: body!, tag: tag!, lang: lang!, to });
    return Promise.resolve();
  };
  Object.defineProperty(device.registration, 'showNotification', { value: showNotification });
  const look = device.clients.matchAll.bind(device.clients);
  const matchAll = (which?: object) => look(which).finally(() => (device.looked += 1));
  Object.defineProperty(device.clients, 'matchAll', { value: matchAll });
}

const shownBy = (worker: Worker): Promise<Showing[]> =>
  worker.evaluate(() => [...(globalThis as unknown as Device).showing.values()]);

const lookedIn = (worker: Worker): Promise<number> => worker.evaluate(() => (globalThis as unknown as Device).looked);

/** In the worker: a thumb on what is shown. Answers whether it was closed. */
async function click(tag: string): Promise<boolean> {
  const { showing } = globalThis as unknown as Device;
  let isClosed = false;
  const close = () => {
    isClosed = showing.delete(tag);
  };
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new Event('notificationclick'), {
    notification: { data: { to: showing.get(tag)?.to }, close },
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  dispatchEvent(event);
  await Promise.allSettled(work); // only a true thumb may bring a window to the front
  return isClosed;
}

test.each([1440, 390])(
  'at %i px messages are allowed on a device, reach it, and are switched off again',
  async width => {
    const player = await register(it);
    const page = await choosing(player, 'granted', width);
    await axe(page);
    await page.getByRole('button', { name: 'Allow on this device' }).click();
    await page.getByText('This device shows your messages.').waitFor();
    await axe(page);
    expect(await devicesOf(player)).toBe(1);
    const { publicKey } = it.deps.pushKeys;
    expect(await page.evaluate(() => localStorage.getItem('test:subscribed'))).toBe(publicKey); // only this house may push
    const { rows } = await it.deps.db.query('select id from users where username = $1', [player.username]);
    expect(await pushed(rows[0]!.id, `D-allowed-${width}`)).toMatchObject({ title: 'Deposit credited' });

    await page.reload();
    await page.getByText('This device shows your messages.').waitFor(); // it is kept
    await page.getByRole('button', { name: 'Stop on this device' }).click();
    await page.getByRole('button', { name: 'Allow on this device' }).waitFor();
    await expect.poll(() => devicesOf(player)).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('test:subscribed'))).toBeNull();
  },
);

test('who does not let the browser show messages is told where that is changed, and nothing is kept', async () => {
  const player = await register(it);
  const page = await choosing(player, 'denied');
  await page.getByRole('button', { name: 'Allow on this device' }).click();
  await page.locator('.toast').getByText('The messages were not allowed').waitFor();
  await page.getByText(/^This browser does not let Maidan show messages\./).waitFor();
  expect(await page.getByRole('button', { name: 'Allow on this device' }).count()).toBe(0);
  await axe(page);
  expect(await devicesOf(player)).toBe(0);
});

test('a message is shown while no page is open, twice the same once, and a click leads to what it is about', async () => {
  const { page, user, worker } = await allowed(await register(it));
  const deliver = await deliverer(page);
  await worker.evaluate(withList);
  const seen = await pushed(user, 'D-900');
  await deliver(seen);
  await expect.poll(() => lookedIn(worker)).toBe(1);
  expect(await shownBy(worker)).toEqual([]); // who looks at a page is told there
  await page.goto('about:blank');
  const first = await pushed(user, 'D-901');
  await deliver(first);
  const words = {
    title: 'Deposit credited',
    body: 'Your deposit D-901 is in your balance.',
    lang: 'en',
    to: '/wallet',
  };
  await expect.poll(() => shownBy(worker)).toEqual([{ ...words, tag: first.id }]);

  await deliver(first); // what comes twice
  const second = await pushed(user, 'D-902');
  await deliver(second);
  const tags = async () => (await shownBy(worker)).map(({ tag }) => tag);
  await expect.poll(tags).toEqual([first.id, second.id]);

  await page.goto('/home');
  expect(await worker.evaluate(click, second.id)).toBe(true);
  await page.waitForURL('**/wallet');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await tags()).toEqual([first.id]);
});
