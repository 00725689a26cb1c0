import { EventEmitter } from 'node:events';
import type { FromClient } from '@maidan/contract/stream';
import { describe, expect, test } from 'vitest';
import { TestWorld } from '../accounts/testHouse.ts';
import { Bus } from '../bus.ts';
import { Places } from './streamDoor.ts';
import { Tables } from '../casino/tables.ts';
import { Channels } from './channels.ts';
import type { SportHouse } from '../sport/sportHouse.ts';
import type { Queryable } from '../db/db.ts';
import { BEHIND_BYTES, Line, MESSAGES_WAITING, type Wire } from './line.ts';
import type { Frame } from './frame.ts';
import type { Who } from './listening.ts';
import { Standing } from '../standing.ts';
import type { RawSocket } from './outlet.ts';

/** A WebSocket and the socket under it, in one: it does what the test says and remembers what it was told to do. */
class FakeWire extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  writableNeedDrain = false;
  readonly sent: string[] = [];
  readonly done: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }
  /** A frame: two bytes of header are enough for what is sent here. */
  write(frame: Frame): void {
    this.sent.push(frame.toString('utf8', frame[1] === 126 ? 4 : 2));
  }
  drain(): void {
    this.writableNeedDrain = false;
    this.emit('drain');
  }
  ping(): void {
    this.done.push('ping');
  }
  pong(): void {
    this.done.push('pong');
  }
  close(code?: number): void {
    this.done.push(`close ${code}`);
    this.readyState = 2;
  }
  terminate(): void {
    this.done.push('terminate');
    this.hangUp();
  }
  say(message: FromClient): void {
    this.emit('message', JSON.stringify(message));
  }
  hangUp(): void {
    this.readyState = 3;
    this.emit('close');
  }
}

/** A line whose identification, and whose wallet, wait until the test answers. */
function stage() {
  const wire = new FakeWire();
  const bus = new Bus();
  const identified: PromiseWithResolvers<Who | undefined>[] = [];
  const loaded: PromiseWithResolvers<{ rows: never[] }>[] = [];
  const ask = <T>(asked: PromiseWithResolvers<T>[]) => {
    const question = Promise.withResolvers<T>();
    asked.push(question);
    return question.promise;
  };
  const db = { query: () => ask(loaded) } as unknown as Queryable; // of the many ways to ask, a wallet uses one
  const world = new TestWorld();
  const standing = new Standing();
  const nowhere = { db, bus, world, codes: [], pace: 1 } as unknown as ConstructorParameters<typeof Tables>[0];
  const channels = new Channels({ db, bus, tables: new Tables(nowhere), sport: {} as SportHouse, standing });
  const sockets = [wire as unknown as Wire, wire as unknown as RawSocket] as const;
  const line = new Line(...sockets, () => ask(identified), { channels, bus, world, standing, places: new Places() });
  return { standing, wire, bus, identified, loaded, channels, line };
}

const ASHA = { owner: 'asha', session: 'hers' };
const SUBSCRIBE = { type: 'subscribe', topic: 'wallet' } as const;
const REFUSED = '{"topic":"wallet","refused":"not-signed-in"}';
/** Everything that was waiting for nothing has happened. */
const settled = () => new Promise(setImmediate);

describe('a line that is cut while', () => {
  test('somebody is being identified listens to nothing', async () => {
    const { wire, identified, channels, line } = stage();
    wire.say(SUBSCRIBE);
    await settled();
    wire.hangUp();
    identified[0]!.resolve(ASHA);
    await settled();
    expect([channels.size, line.sessions(), wire.sent]).toEqual([0, [], []]);
  });

  test.each<[string, (answer: PromiseWithResolvers<{ rows: never[] }>) => void]>([
    ['the first state is loaded', answer => answer.resolve({ rows: [] })],
    ['the first state cannot be loaded', answer => answer.reject(new Error('gone'))],
  ])('%s listens to nothing', async (_, happens) => {
    const { wire, identified, loaded, channels, line } = stage();
    wire.say(SUBSCRIBE);
    await settled();
    identified[0]!.resolve(ASHA);
    await settled();
    expect([channels.size, line.sessions()]).toEqual([1, ['hers']]);
    wire.hangUp();
    happens(loaded[0]!);
    await settled();
    expect([channels.size, line.sessions(), wire.sent]).toEqual([0, [], []]);
  });
});

test('[S027] a session that ends while its first state is loaded hears of the end and of no money', async () => {
  const { wire, bus, identified, loaded, channels } = stage();
  wire.say(SUBSCRIBE);
  await settled();
  identified[0]!.resolve(ASHA);
  await settled();
  bus.publish('sessionsEnded', { ids: ['hers'] });
  loaded[0]!.resolve({ rows: [] });
  await settled();
  expect(wire.sent).toEqual([REFUSED]);
  expect(channels.size).toBe(0);
});

describe('[R35] a session that ends while somebody is identified', () => {
  test.each<[rule: string, subject: 'sessionsEnded' | 'staffSessionsEnded', ended: string[], told: string[]]>([
    ['is refused, though it was found a moment before', 'sessionsEnded', ['his', 'hers'], [REFUSED]],
    ['is refused for staff as well', 'staffSessionsEnded', ['hers'], [REFUSED]],
    ['is none of the others’ business', 'sessionsEnded', ['his'], []],
  ])('%s', async (_, subject, ended, told) => {
    const { wire, bus, identified, channels, line } = stage();
    wire.say(SUBSCRIBE);
    await settled();
    bus.publish(subject, { ids: ended });
    identified[0]!.resolve(ASHA);
    await settled();
    expect(wire.sent).toEqual(told);
    expect([channels.size, line.sessions()]).toEqual(told.length > 0 ? [0, []] : [1, ['hers']]);
  });
});

describe('one message at a time', () => {
  test('the next waits until the one before is answered', async () => {
    const { wire, identified } = stage();
    wire.say(SUBSCRIBE);
    wire.say(SUBSCRIBE);
    wire.say({ type: 'ping' });
    await settled();
    expect([identified.length, wire.sent]).toEqual([1, []]);
    identified[0]!.resolve(undefined);
    await settled();
    expect([identified.length, wire.sent.length]).toEqual([2, 1]);
    identified[1]!.resolve(undefined);
    await settled();
    expect(wire.sent.at(-1)).toBe('{"pong":true}');
  });

  test('who lets too many wait is cut off, and none of those is looked at', async () => {
    const { wire, identified } = stage();
    for (let said = 0; said <= MESSAGES_WAITING; said += 1) wire.say(SUBSCRIBE);
    await settled();
    expect(wire.done).toEqual([]);
    wire.say(SUBSCRIBE);
    wire.say(SUBSCRIBE);
    expect(wire.done).toEqual(['close 1008']);
    identified[0]!.resolve(ASHA);
    await settled();
    expect([identified.length, wire.sent]).toEqual([1, []]);
  });
});

describe('[R22] a reader whose socket is full', () => {
  /** Somebody who listens to the news, which change each time they are announced. */
  async function reader() {
    const scene = stage();
    scene.wire.say({ type: 'subscribe', topic: 'site' });
    await settled();
    scene.identified[0]!.resolve({ owner: '', session: undefined });
    await settled();
    const news = async (count = 1): Promise<void> => {
      for (let nth = 0; nth < count; nth += 1) {
        scene.bus.publish('set', {});
        await settled();
      }
    };
    return { ...scene, news };
  }
  const told = (seq: number, what: 'snapshot' | 'event', version: number) =>
    JSON.stringify({ topic: 'site', seq, [what]: { version } });

  test('is told nothing more, and the whole as it is by then once it has caught up', async () => {
    const { wire, news } = await reader();
    await news();
    wire.writableNeedDrain = true;
    await news(3);
    expect(wire.sent).toEqual([told(1, 'snapshot', 0), told(2, 'event', 1)]);
    wire.drain();
    await news();
    expect(wire.sent.slice(2)).toEqual([told(5, 'snapshot', 4), told(6, 'event', 5)]);
  });

  test('gets nothing twice when nothing was missed', async () => {
    const { wire, news } = await reader();
    wire.writableNeedDrain = true;
    wire.drain();
    await news();
    expect(wire.sent).toEqual([told(1, 'snapshot', 0), told(2, 'event', 1)]);
  });

  test.each<[string, (wire: FakeWire) => void]>([
    ['left the topic', wire => wire.say({ type: 'unsubscribe', topic: 'site' })],
    ['hung up', wire => wire.hangUp()],
    ['is being closed', wire => wire.close(1008)],
  ])('that %s is owed nothing', async (_, happens) => {
    const { wire, news } = await reader();
    wire.writableNeedDrain = true;
    await news();
    happens(wire);
    await settled();
    wire.drain();
    await news();
    expect(wire.sent).toEqual([told(1, 'snapshot', 0)]);
  });

  test('from one heartbeat to the next is cut off; one that caught up in between is not', async () => {
    const { wire, line, news } = await reader();
    const beat = () => {
      line.beat();
      wire.emit('pong');
    };
    wire.writableNeedDrain = true;
    await news();
    beat();
    wire.drain();
    wire.writableNeedDrain = true;
    await news();
    beat();
    expect(wire.done).toEqual(['ping', 'ping']);
    beat();
    expect(wire.done).toEqual(['ping', 'ping', 'terminate']);
  });
});

describe('the heartbeat', () => {
  test('asks who is there, and lets go of who did not answer the last time', () => {
    const { wire, line } = stage();
    line.beat();
    wire.emit('pong');
    line.beat();
    expect(wire.done).toEqual(['ping', 'ping']);
    line.beat();
    expect(wire.done).toEqual(['ping', 'ping', 'terminate']);
  });

  test.each<[string, (stage: { line: Line; wire: FakeWire }) => void]>([
    ['a heartbeat', ({ line }) => line.beat()],
    ['a ping', ({ wire }) => wire.emit('ping', Buffer.alloc(0))],
  ])('%s lets go of a reader who is too far behind, and of nobody else', (_, happens) => {
    const { wire, line } = stage();
    wire.bufferedAmount = BEHIND_BYTES;
    happens({ line, wire });
    expect(wire.done).not.toContain('terminate');
    wire.bufferedAmount = BEHIND_BYTES + 1;
    wire.emit('pong');
    happens({ line, wire });
    expect(wire.done.at(-1)).toBe('terminate');
  });
});
