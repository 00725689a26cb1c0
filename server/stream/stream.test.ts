import { once } from 'node:events';
import type { FromClient } from '@maidan/contract/stream';
import { rupees } from '@maidan/core/money';
import { depositInto } from '@maidan/core/ledger';
import type { UserId } from '@maidan/core/ids';
import { ok } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { WebSocket } from 'ws';
import { ask, colleague, openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import { endLapsed } from './stream.ts';

let asha: Person;
let ravi: Person;
const world = new TestWorld();
const lines: Client[] = [];

const database = await freshDatabase();
const house = await lasting(database, url => openTestHouse(url, world));

beforeAll(async () => {
  asha = await person(house, 'asha');
  ravi = await person(house, 'ravi');
});

afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

/** A client that remembers what it was told and can wait for the next message. */
class Client {
  readonly #socket: WebSocket;
  readonly #heard: unknown[] = [];
  #wake: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => {
      this.#heard.push(JSON.parse(String(data)));
      this.#wake();
    });
  }

  static async open(headers: Record<string, string> = {}, to = house): Promise<Client> {
    const socket = new WebSocket(`${to.url.replace('http', 'ws')}/api/stream`, { headers });
    const client = new Client(socket);
    lines.push(client);
    await once(socket, 'open');
    return client;
  }

  say(message: FromClient | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async hear(): Promise<Record<string, unknown>> {
    while (this.#heard.length === 0) await new Promise<void>(resolve => (this.#wake = resolve));
    return this.#heard.shift() as Record<string, unknown>;
  }

  /** Everything said before has been answered once the pong is here: a pong means nothing else was heard. */
  async hearAfterPing(): Promise<Record<string, unknown>> {
    this.say({ type: 'ping' });
    return this.hear();
  }

  async closed(): Promise<number> {
    const [code] = (await once(this.#socket, 'close')) as [number];
    return code;
  }

  close(): void {
    this.#socket.terminate();
  }
}

let payments = 0;

async function pay(who: Person, amount: number): Promise<void> {
  const ref = `D-test-${(payments += 1)}`;
  const user = who.id as UserId;
  await house.deps.writer.do({
    key: ref,
    fingerprint: ref,
    accounts: [`player:${user}`, 'bank'],
    decide: decision => {
      const posted = decision.post(depositInto(user, rupees(amount), ref));
      return posted.ok ? ok({}) : posted;
    },
  });
}

const PONG = { pong: true };
const wallet = (balance: number) => ({ balance, exposure: 0, held: 0 });

describe('[R22] the wallet on the wire', () => {
  test('[S026] a snapshot, then numbered events, each after its commit', async () => {
    const line = await Client.open();
    line.say({ type: 'subscribe', topic: 'wallet', token: asha.token });
    const first = await line.hear();
    expect(first).toEqual({ topic: 'wallet', seq: first['seq'], snapshot: wallet(1_000_000) });
    await pay(asha, 5);
    expect(await line.hear()).toEqual({ topic: 'wallet', seq: Number(first['seq']) + 1, event: wallet(1_000_500) });
    await pay(asha, 5);
    expect(await line.hear()).toEqual({ topic: 'wallet', seq: Number(first['seq']) + 2, event: wallet(1_001_000) });
  });

  test('who comes later starts with the same number as the others go on from', async () => {
    const [one, two] = [await Client.open(), await Client.open()];
    one.say({ type: 'subscribe', topic: 'wallet', token: asha.token });
    const { seq } = await one.hear();
    await pay(asha, 1);
    await one.hear();
    two.say({ type: 'subscribe', topic: 'wallet', token: asha.token });
    expect(await two.hear()).toMatchObject({ seq: Number(seq) + 1, snapshot: wallet(1_001_100) });
    await pay(asha, 1);
    expect(await one.hear()).toEqual(await two.hear());
  });

  test('subscribing again, as after a gap, gives a fresh snapshot', async () => {
    const line = await Client.open();
    line.say({ type: 'subscribe', topic: 'wallet', token: asha.token });
    const first = await line.hear();
    line.say({ type: 'subscribe', topic: 'wallet', token: asha.token });
    expect(await line.hear()).toEqual(first);
    await pay(asha, 1);
    await line.hear();
    expect(await line.hearAfterPing()).toEqual(PONG); // and not every event twice
  });

  test('[R39] nobody hears of another player’s money', async () => {
    const line = await Client.open();
    line.say({ type: 'subscribe', topic: 'wallet', token: ravi.token });
    await line.hear();
    await pay(asha, 3);
    expect(await line.hearAfterPing()).toEqual(PONG);
  });

  test('an ended subscription is silent', async () => {
    const line = await Client.open();
    line.say({ type: 'subscribe', topic: 'wallet', token: ravi.token });
    await line.hear();
    line.say({ type: 'unsubscribe', topic: 'wallet' });
    expect(await line.hearAfterPing()).toEqual(PONG);
    await pay(ravi, 3);
    expect(await line.hearAfterPing()).toEqual(PONG);
  });
});

describe('who may listen', () => {
  const strangers: readonly [string, FromClient][] = [
    ['no token', { type: 'subscribe', topic: 'wallet' }],
    ['a made-up token', { type: 'subscribe', topic: 'requests', token: 'x'.repeat(43) }],
    ['a player to the payment queues', { type: 'subscribe', topic: 'payments', token: 'player' }],
  ];
  for (const [what, message] of strangers) {
    test(`${what} is refused by name`, async () => {
      const line = await Client.open();
      line.say(
        message.type === 'subscribe' && message.token === 'player' ? { ...message, token: asha.token } : message,
      );
      expect(await line.hear()).toEqual({ topic: (message as { topic: string }).topic, refused: 'not-signed-in' });
    });
  }

  test('staff hear that the payment queues changed; a player’s cookie does not do', async () => {
    const { office } = await colleague(house, 'payments');
    const line = await Client.open({ cookie: `office=${office}` });
    line.say({ type: 'subscribe', topic: 'payments' });
    const { snapshot } = await line.hear();
    house.deps.bus.publish('payments', {});
    const { event } = await line.hear();
    expect(event).not.toEqual(snapshot);
  });

  test('[S027] signing out silences the session’s subscriptions at once', async () => {
    const dev = await person(house, 'dev');
    const line = await Client.open();
    line.say({ type: 'subscribe', topic: 'wallet', token: dev.token });
    await line.hear();
    await ask(house, 'signOut', {}, { token: dev.token });
    expect(await line.hear()).toEqual({ topic: 'wallet', refused: 'not-signed-in' });
    await pay(dev, 1);
    expect(await line.hearAfterPing()).toEqual(PONG);
  });

  test('[R35] who only listens is told when 30 idle minutes are over', async () => {
    const idle = await person(house, 'idle');
    const line = await Client.open();
    line.say({ type: 'subscribe', topic: 'wallet', token: idle.token });
    await line.hear();
    const [session] = await house.deps.sessions.openOf(idle.id as UserId);
    const listening = [{ sessions: () => [session!.id] }];
    await endLapsed(house.deps, listening);
    expect(await line.hearAfterPing()).toEqual(PONG);
    world.pass(30 * 60_000);
    await endLapsed(house.deps, listening);
    expect(await line.hear()).toEqual({ topic: 'wallet', refused: 'not-signed-in' });
  });

  test.each([
    ['somewhere else', ['10.0.0.0/8'], {}, { refused: 'not-signed-in' }],
    ['the office', ['127.0.0.1'], {}, { snapshot: expect.anything() }],
    ['a proxy that nobody trusts', ['10.0.0.0/8'], { 'x-forwarded-for': '10.0.0.1' }, { refused: 'not-signed-in' }],
  ])('[R41] the payment queues from %s, the office being open from %j', async (_, officeAllow, headers, heard) => {
    const guarded = await openTestHouse(database.url, world, { officeAllow });
    const { office } = await colleague(house, 'payments', `clerk${(payments += 1)}`);
    const line = await Client.open({ cookie: `office=${office}`, ...headers }, guarded);
    line.say({ type: 'subscribe', topic: 'payments' });
    expect(await line.hear()).toMatchObject({ topic: 'payments', ...heard });
    await guarded.close();
  });

  test('where two-step sign-in is required, nobody listens to the queues without it', async () => {
    const { db, settings } = house.deps;
    const { id, office } = await colleague(house, 'payments', 'hasty');
    const strict = JSON.stringify({ twoStep: 'required' });
    await db.query("insert into settings (section, value, version) values ('staff', $1, 1)", [strict]);
    await settings.load();
    const line = await Client.open({ cookie: `office=${office}` });
    line.say({ type: 'subscribe', topic: 'payments' });
    expect(await line.hear()).toEqual({ topic: 'payments', refused: 'not-signed-in' });
    await db.query(
      `insert into staff_security (staff_id, totp_confirmed_at) values ($1, now())
       on conflict (staff_id) do update set totp_confirmed_at = now()`,
      [id],
    );
    line.say({ type: 'subscribe', topic: 'payments' });
    expect(await line.hear()).toMatchObject({ topic: 'payments', snapshot: expect.anything() });
    await db.query("update settings set value = $1, version = 2 where section = 'staff'", ['{"twoStep":"optional"}']);
    await settings.load();
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['30 idle minutes are over', async () => world.pass(30 * 60_000)],
    ['a colleague is disabled', id => house.deps.db.query('update staff set disabled = true where id = $1', [id])],
  ])('[R35] staff who only listen are told when %s', async (_, happens) => {
    const { id, office } = await colleague(house, 'payments', `idle${(payments += 1)}`);
    const line = await Client.open({ cookie: `office=${office}` });
    line.say({ type: 'subscribe', topic: 'payments' });
    await line.hear();
    const session = await house.deps.staffSessions.byCookie(office);
    const listening = [{ sessions: () => [session!.session] }];
    await endLapsed(house.deps, listening);
    expect(await line.hearAfterPing()).toEqual(PONG);
    await happens(id);
    await endLapsed(house.deps, listening);
    expect(await line.hear()).toEqual({ topic: 'payments', refused: 'not-signed-in' });
  });

  test('a page of another site gets no socket', async () => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/stream`, { origin: 'https://evil.example' });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toMatch(/socket hang up|ECONNRESET/);
  });

  for (const nonsense of ['', '{', '[]', 'null', '{"type":"shout"}', '{"type":"subscribe","topic":"secrets"}']) {
    test(`${JSON.stringify(nonsense)} ends the conversation and nothing else`, async () => {
      const line = await Client.open();
      const closed = line.closed();
      line.say(nonsense);
      expect(await closed).toBe(1008);
      expect((await ask(house, 'site')).status).toBe(200);
    });
  }
});
