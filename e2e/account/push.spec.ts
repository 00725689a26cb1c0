import { rupees } from '@maidan/core/money';
import type { UserId } from '@maidan/core/ids';
import type { House } from '@maidan/server/app';
import { keepDevice } from '@maidan/server/inbox/pushDevices';
import { tellAside } from '@maidan/server/inbox/telling';
import { PushService, type Shown } from '@maidan/server/inbox/testPushService';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { house, type Player, register, signIn, visit } from '../kit.ts';

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

/** What the device shows, as the worker knows it. */
const shownBy = (worker: Worker): Promise<{ title: string; body: string; tag: string; to: string; lang: string }[]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, data, lang }) => ({
      ...{ title, body, tag, lang },
      to: (data as { readonly to: string }).to,
    }));
  });

test('a message is shown while no page is open, twice the same once, and a click leads to what it is about', async () => {
  const { page, user, worker } = await allowed(await register(it));
  const deliver = await deliverer(page);
  await page.goto('about:blank'); // who looks at a page is told there
  const first = await pushed(user, 'D-901');
  await deliver(first);
  const asShown = {
    title: 'Deposit credited',
    body: 'Your deposit D-901 is in your balance.',
    to: '/wallet',
    lang: 'en',
  };
  await expect.poll(() => shownBy(worker)).toEqual([{ ...asShown, tag: first.id }]);

  await deliver({ ...first, title: 'Deposit credited again' }); // what comes twice
  await expect.poll(async () => (await shownBy(worker)).map(({ title }) => title)).toEqual(['Deposit credited again']);
  const second = await pushed(user, 'D-902');
  await deliver(second);
  await expect
    .poll(async () => (await shownBy(worker)).map(({ tag }) => tag).toSorted())
    .toEqual([first.id, second.id].toSorted());

  await page.goto('/home');
  await worker.evaluate(async tag => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly NotificationEvent: new (type: string, of: { readonly notification: Notification }) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications({ tag });
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }));
  }, second.id);
  await page.waitForURL('**/wallet');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(async () => (await shownBy(worker)).map(({ tag }) => tag)).toEqual([first.id]);
});
