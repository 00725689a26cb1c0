import { describe, expect, test } from 'vitest';
import { TestWorld } from '../accounts/testHouse.ts';
import { InTurn } from './inTurn.ts';

/** What each of so many requests, all sent now, has to wait: milliseconds, or that it is not taken. */
const sent = (turns: InTurn, count: number, key = 'reader', perMinute = 600): (number | undefined)[] =>
  Array.from({ length: count }, () => turns.waitMs(key, perMinute));

describe('a budget of 600 a minute', () => {
  test('is spent twenty at once, then one in a tenth of a second, and nobody waits for more than a second', () => {
    const waits = sent(new InTurn(new TestWorld()), 40);
    expect(waits.slice(0, 20)).toEqual(Array(20).fill(0));
    expect(waits.slice(20, 30)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000]);
    expect(waits.slice(30)).toEqual(Array(10).fill(undefined));
  });

  test('is never exceeded in the long run, whoever asks however often', () => {
    const world = new TestWorld();
    const turns = new InTurn(world);
    let taken = 0;
    for (let n = 0; n < 6_000; n += 1) {
      if (turns.waitMs('reader', 600) !== undefined) taken += 1;
      world.pass(10);
    }
    expect(taken).toBe(600 + 20 + 10 - 1); // a minute's worth, what was taken at once and what still waits
  });

  test('one who waited a while has all of it at once again, and another never waits for them', () => {
    const world = new TestWorld();
    const turns = new InTurn(world);
    sent(turns, 40);
    expect(sent(turns, 1, 'another')).toEqual([0]);
    world.pass(3_000);
    expect(sent(turns, 21).slice(19)).toEqual([0, 100]);
  });

  test('[R36] is one at all nodes together: what was let through at one is told to the other, once', () => {
    const world = new TestWorld();
    const [east, west] = [new InTurn(world), new InTurn(world)];
    east.news();
    sent(east, 15);
    west.heard(east.news());
    expect(sent(west, 6)).toEqual([0, 0, 0, 0, 0, 100]);
    expect([east.news(), west.news()]).toEqual([{}, {}]); // the second was never asked before
    east.heard({ reader: 6 * 100 });
    expect(sent(east, 1)).toEqual([200]);
    expect(east.news()).toEqual({ reader: 100 });
  });

  test('a page is loaded at once, however small the budget', () => {
    expect(sent(new InTurn(new TestWorld()), 21, 'reader', 30)).toEqual([...Array<number>(20).fill(0), undefined]);
  });
});
