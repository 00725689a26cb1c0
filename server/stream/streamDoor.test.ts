import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressesFor, Places, SOCKETS, SOCKETS_PER_ADDRESS, SOCKETS_PER_SESSION } from './streamDoor.ts';

describe('where a socket comes from', () => {
  test.each<
    [rule: string, proxies: string[], remote: string | undefined, forwarded: string, address: string | undefined]
  >([
    ['nobody is believed', [], '192.0.2.1', '10.0.0.1', '192.0.2.1'],
    ['a stranger is not believed', ['192.0.2.9'], '192.0.2.1', '10.0.0.1', '192.0.2.1'],
    ['the proxy is', ['192.0.2.9'], '192.0.2.9', '10.0.0.1', '10.0.0.1'],
    ['also when the kernel writes it the long way', ['192.0.2.9'], '::ffff:192.0.2.9', '10.0.0.1', '10.0.0.1'],
    ['what the guest told the proxy is not', ['192.0.2.0/24'], '192.0.2.9', '127.0.0.1, 10.0.0.1', '10.0.0.1'],
    ['a proxy behind a proxy is', ['192.0.2.0/24'], '192.0.2.9', '10.0.0.1, 192.0.2.8', '10.0.0.1'],
    ['who is gone already came from nowhere', ['192.0.2.9'], undefined, '10.0.0.1', undefined],
  ])('%s', (_, proxies, remoteAddress, forwarded, address) => {
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
    expect(addressesFor({ proxies })(request as unknown as IncomingMessage)).toBe(address);
  });
});

describe('how many there may be', () => {
  const FULL_HOUSE = '503 Service Unavailable';
  const TOO_MANY = '429 Too Many Requests';

  test.each([
    ['an address', '192.0.2.1', '192.0.2.1', TOO_MANY],
    ['the same, written the long way', '192.0.2.1', '::ffff:192.0.2.1', TOO_MANY],
    ['another', '192.0.2.1', '192.0.2.2', undefined],
    ['a household of the newer kind', '2001:db8::1', '2001:db8::ffff', TOO_MANY],
    ['its neighbours', '2001:db8::1', '2001:db8:1::1', undefined],
  ])('%s: %s is full, %s asks', (_, full, asks, refusal) => {
    const places = new Places();
    for (let taken = 0; taken < SOCKETS_PER_ADDRESS; taken += 1) {
      expect(places.refusal(full)).toBeUndefined();
      places.take(full);
    }
    expect(places.refusal(asks)).toBe(refusal);
  });

  test('fifty and more players share an address; a session has twenty, wherever they come from', () => {
    const places = new Places();
    const mine = Array.from({ length: SOCKETS_PER_SESSION }, () => places.takeFor('hers')!);
    expect([SOCKETS_PER_SESSION, SOCKETS_PER_ADDRESS]).toEqual([20, 1_000]);
    expect(places.takeFor('hers')).toBeUndefined();
    expect(places.takeFor('his')).toBeDefined();
    mine[0]!();
    expect(places.takeFor('hers')).toBeDefined();
    expect(places.refusal('hers')).toBeUndefined();
  });

  test('[R36] a session has twenty at all nodes together, and those of a node that died are gone', () => {
    const [east, west] = [new Places(), new Places()];
    const tell = (): boolean[] => [west.heard('east', east.news()), east.heard('west', west.news())];
    expect(tell()).toEqual([false, false]); // from now on there is somebody to be told
    west.heard('east', east.known());
    east.heard('west', west.known());
    const mine = Array.from({ length: SOCKETS_PER_SESSION - 1 }, () => east.takeFor('hers')!);
    const last = west.takeFor('hers')!;
    expect(tell()).toEqual([true, true]);
    expect([east.takeFor('hers'), west.takeFor('hers')]).toEqual([undefined, undefined]);
    mine[0]!();
    last();
    expect([east.news().taken, west.news().taken]).toEqual([{ 'session hers': 18 }, { 'session hers': 0 }]);
    west.heard('east', east.known());
    expect([west.takeFor('hers'), west.takeFor('hers'), west.takeFor('hers')].map(Boolean)).toEqual([
      true,
      true,
      false,
    ]);
    west.onlyOf(new Set(['west']));
    expect(west.takeFor('hers')).toBeDefined();
  });

  test('[R36] an address has a thousand at all nodes together, and a whole replaces what was told before', () => {
    const [east, west] = [new Places(), new Places()];
    for (let taken = 0; taken < SOCKETS_PER_ADDRESS; taken += 1) east.take('192.0.2.1');
    west.heard('east', east.known());
    expect([west.refusal('192.0.2.1'), west.refusal('192.0.2.2')]).toEqual([TOO_MANY, undefined]);
    west.heard('east', new Places().known());
    expect(west.refusal('192.0.2.1')).toBeUndefined();
  });

  test('who goes makes room', () => {
    const places = new Places();
    const leave = Array.from({ length: SOCKETS_PER_ADDRESS }, () => places.take('192.0.2.1'));
    leave[0]!();
    expect(places.refusal('192.0.2.1')).toBeUndefined();
    places.take('192.0.2.1');
    expect(places.refusal('192.0.2.1')).toBe(TOO_MANY);
  });

  test('the house is full for everybody, until somebody goes', () => {
    const places = new Places();
    const leave = Array.from({ length: SOCKETS }, (_, guest) => places.take(`10.0.${guest >> 8}.${guest & 255}`));
    expect(places.refusal('192.0.2.1')).toBe(FULL_HOUSE);
    leave[0]!();
    expect(places.refusal('192.0.2.1')).toBeUndefined();
  });
});
