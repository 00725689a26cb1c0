import type { FromServer } from '@maidan/contract/stream';
import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { event, live, refused, snapshot, Stage } from './testing.ts';

describe('what the store believes', () => {
  test.each<[rule: string, messages: FromServer[], balance: number | undefined, asked: number]>([
    ['nothing before the snapshot', [], undefined, 1],
    ['the snapshot', [snapshot(7, 100)], 100, 1],
    ['the next event', [snapshot(7, 100), event(8, 90)], 90, 1],
    ['events in order', [snapshot(7, 100), event(8, 90), event(9, 80)], 80, 1],
    ['[R22] a duplicate changes nothing', [snapshot(7, 100), event(8, 90), event(8, 55)], 90, 1],
    ['[R22] an older event changes nothing', [snapshot(7, 100), event(6, 55)], 100, 1],
    ['[R22] a gap is never patched: the topic is asked for again', [snapshot(7, 100), event(9, 80)], 100, 2],
    ['[R22] after a gap only a snapshot counts', [snapshot(7, 100), event(9, 80), event(10, 70)], 100, 2],
    ['[R22] the new snapshot heals the gap', [snapshot(7, 100), event(9, 80), snapshot(9, 80), event(10, 70)], 70, 2],
    ['an event before the snapshot is left alone', [event(3, 55)], undefined, 1],
  ])('%s', (_, messages, balance, asked) => {
    const stage = live();
    stage.say(...messages);
    expect(stage.balance).toBe(balance === undefined ? undefined : rupees(balance));
    expect(stage.asked).toBe(asked);
  });

  test('a listener hears each change once, and none after it left', () => {
    const stage = new Stage();
    const leave = stage.look();
    stage.look();
    stage.connect();
    stage.say(snapshot(1, 100), event(1, 5), event(2, 90));
    expect(stage.changes).toBe(4);
    leave();
    stage.say(event(3, 80));
    expect(stage.changes).toBe(5);
  });

  test('what is held is shown as it was, and as it is by now once it is let go of', () => {
    const stage = live();
    stage.say(snapshot(1, 100));
    const letGo = stage.store.hold('wallet');
    stage.say(event(2, 50), event(3, 900));
    expect(stage.balance).toBe(rupees(100));
    const { changes } = stage;
    letGo();
    expect([stage.balance, stage.changes]).toEqual([rupees(900), changes + 1]);
  });

  test('the last one to leave ends the subscription and hangs up; what was known is forgotten', () => {
    const stage = new Stage();
    const leave = stage.look();
    stage.connect();
    stage.say(snapshot(1, 100));
    leave();
    expect(stage.sent.at(-1)).toEqual({ type: 'unsubscribe', topic: 'wallet' });
    expect(stage.store.connection).toEqual({ state: 'idle' });
    expect(stage.hung).toBe(1);
    expect(stage.balance).toBeUndefined();
  });
});

test('leaving twice does not take the topic away from who came after', () => {
  const stage = new Stage();
  const leave = stage.look();
  stage.connect();
  leave();
  stage.look();
  stage.connect();
  stage.say(snapshot(1, 100));
  leave();
  stage.say(event(2, 90));
  expect(stage.balance).toBe(rupees(90));
});

describe('who listens', () => {
  test('a subscription carries the token of the moment', () => {
    const stage = live();
    expect(stage.sent).toEqual([{ type: 'subscribe', topic: 'wallet', token: 'first' }]);
  });

  test('without a token none is sent', () => {
    const stage = new Stage();
    stage.token = null;
    stage.look();
    stage.connect();
    expect(stage.sent).toEqual([{ type: 'subscribe', topic: 'wallet' }]);
  });

  test('a refused topic renews the token and is asked for again with the new one', async () => {
    const stage = live();
    stage.renews = ['second'];
    stage.say(refused);
    await Promise.resolve();
    expect(stage.sent.at(-1)).toEqual({ type: 'subscribe', topic: 'wallet', token: 'second' });
  });

  test('[R35] a new token that is refused as well is renewed too: its session may have ended meanwhile', async () => {
    const stage = live();
    stage.renews = ['second', 'third'];
    stage.say(refused);
    await Promise.resolve();
    stage.say(refused);
    await Promise.resolve();
    expect(stage.sent.at(-1)).toEqual({ type: 'subscribe', topic: 'wallet', token: 'third' });
  });

  test.each([
    ['three are enough, so that nothing spins', [refused, refused, refused, refused, refused], ['5', '6']],
    ['a snapshot starts the count again', [refused, refused, snapshot(1, 100), refused, refused], ['6']],
  ])('of renewals %s', async (_, messages, left) => {
    const stage = live();
    stage.renews = ['2', '3', '4', '5', '6'];
    for (const message of messages) {
      stage.say(message);
      await Promise.resolve();
    }
    expect(stage.renews).toEqual(left);
  });

  test('a token that cannot be renewed is not tried again', async () => {
    const stage = live();
    stage.say(refused);
    await Promise.resolve();
    expect(stage.asked).toBe(1);
  });
});

describe('a lost connection', () => {
  test('is tried again after a second, and every topic is asked for anew', () => {
    const stage = live();
    stage.store.subscribe('site', () => undefined);
    stage.say(snapshot(7, 100));
    stage.cut();
    expect(stage.store.connection).toEqual({ state: 'reconnecting', retryAt: 1_000 });
    expect(stage.balance).toBe(rupees(100)); // the last known figure stays, the banner says that it is old
    stage.pass(1_000);
    expect(stage.dialled).toBe(2);
    stage.connect();
    expect(stage.store.connection).toEqual({ state: 'connected' });
    expect(stage.sent.slice(-2).map(message => 'topic' in message && message.topic)).toEqual(['wallet', 'site']);
    stage.say(event(8, 55));
    expect(stage.balance).toBe(rupees(100)); // numbers of the old connection mean nothing here
    stage.say(snapshot(3, 60), event(4, 50));
    expect(stage.balance).toBe(rupees(50));
  });

  test('each try waits twice as long, at most half a minute', () => {
    const stage = live();
    const waits = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      stage.cut();
      const { connection } = stage.store;
      const wait = connection.state === 'reconnecting' ? connection.retryAt - stage.time : 0;
      waits.push(wait);
      stage.pass(wait);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  test('chance halves the wait at most, so that a crowd does not return as one', () => {
    const stage = live();
    stage.chance = 0;
    stage.cut();
    expect(stage.store.connection).toEqual({ state: 'reconnecting', retryAt: 500 });
  });

  test('a server that talks again is trusted again: the next wait is short', () => {
    const stage = live();
    stage.cut();
    stage.pass(1_000);
    stage.cut();
    stage.pass(2_000);
    stage.connect();
    stage.say(snapshot(1, 100));
    stage.cut();
    expect(stage.store.connection).toEqual({ state: 'reconnecting', retryAt: stage.time + 1_000 });
  });

  test('"Reconnect now" does not wait', () => {
    const stage = live();
    stage.cut();
    stage.store.reconnectNow();
    expect(stage.dialled).toBe(2);
    stage.connect();
    stage.pass(2_000);
    expect(stage.dialled).toBe(2);
  });

  test('the connection is watched', () => {
    const stage = live();
    const seen: string[] = [];
    const stop = stage.store.watchConnection(() => seen.push(stage.store.connection.state));
    stage.cut();
    stage.pass(1_000);
    stage.connect();
    stop();
    stage.cut();
    expect(seen).toEqual(['reconnecting', 'reconnecting', 'connected']);
  });

  test('a quiet line is asked for a sign of life, and goes on when it answers', () => {
    const stage = live();
    stage.pass(3_000);
    expect(stage.sent.at(-1)).toEqual({ type: 'ping' });
    stage.pong();
    stage.pass(3_000);
    expect(stage.sent.filter(message => message.type === 'ping')).toHaveLength(2);
    expect(stage.store.connection).toEqual({ state: 'connected' });
  });

  test('a line that does not answer is given up, and another is dialled within ten seconds', () => {
    const stage = live();
    stage.pass(8_000);
    expect(stage.store.connection).toEqual({ state: 'reconnecting', retryAt: stage.time + 1_000 });
    stage.pass(1_000);
    expect(stage.dialled).toBe(2);
  });

  test('a call that is taken and not answered is given up', () => {
    const stage = new Stage();
    stage.look();
    stage.pass(7_999);
    expect(stage.store.connection).toEqual({ state: 'connecting' });
    stage.pass(1);
    expect(stage.store.connection).toMatchObject({ state: 'reconnecting' });
  });
});
