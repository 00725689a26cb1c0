import { chain, commit } from '@maidan/core/commitment';
import { paise, rupees } from '@maidan/core/money';
import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../kit/shoe.ts';
import { FIGURES } from './figures.ts';
import { SLOTS, slotOf } from './list.ts';
import { oddsOf, type Share, shareOf } from './odds.ts';
import { type Slot, windowOf } from './slot.ts';
import {
  drawn,
  followsSpin,
  freeAfter,
  outcomeOf,
  paid,
  spinFault,
  type SpinRecord,
  spinWords,
  type Stops,
} from './spin.ts';

const slots = await Promise.all(SLOTS.map(async ({ load }) => (await load()).default));
const each = slots.map(slot => [slot.code, slot] as const);
const odds = new Map(slots.map(slot => [slot.code, oddsOf(slot)]));

/* A second count: from how often each symbol is on each strip, with no reel ever stopped. */

const plus = (a: Share, b: Share): Share => ({ of: a.of * b.in + b.of * a.in, in: a.in * b.in });
const timesOf = (a: Share, b: Share): Share => ({ of: a.of * b.of, in: a.in * b.in });
const ONE: Share = { of: 1n, in: 1n };
const NONE: Share = { of: 0n, in: 1n };

/** The sum over the stops of a reel of some figure of what is seen there. */
const over = (slot: Slot, reel: number, figure: (window: readonly string[]) => number): Share => ({
  of: BigInt(slot.strips[reel]!.reduce((sum, _, stop) => sum + figure(windowOf(slot, reel, stop)), 0)),
  in: BigInt(slot.strips[reel]!.length),
});

/** What one spin without what it brings pays on average, in units. */
function byCounts(slot: Slot): Share {
  const { lines, pays, strips, wild } = slot;
  const paths = lines === 'ways' ? [null] : lines;
  let sum = NONE;
  for (const [symbol, steps] of Object.entries(pays)) {
    for (const path of paths) {
      const seen = (window: readonly string[], reel: number) => (path ? [window[path[reel]!]!] : window);
      const fits = (of: readonly string[]) => (reel: number) =>
        over(slot, reel, window => seen(window, reel).filter(each => of.includes(each)).length);
      const misses = (reel: number): Share =>
        over(slot, reel, window => (seen(window, reel).some(each => each === symbol || each === wild?.symbol) ? 0 : 1));
      const [plain, all] = [fits([symbol]), fits(wild ? [symbol, wild.symbol] : [symbol])];
      for (const [reels, pay] of (steps ?? []).entries()) {
        if (pay === 0) continue;
        const ends = reels === strips.length ? ONE : misses(reels);
        const run = (each: (reel: number) => Share): Share =>
          timesOf(Array.from({ length: reels }, (_, reel) => each(reel)).reduce(timesOf, ONE), ends);
        const times = BigInt(wild?.times ?? 1);
        // Every run as if it had a wild, less what those without one are paid too much.
        const worth = plus(timesOf(run(all), { of: times, in: 1n }), timesOf(run(plain), { of: 1n - times, in: 1n }));
        sum = plus(sum, timesOf(worth, { of: BigInt(pay), in: 1n }));
      }
    }
  }
  return sum;
}

test.each(each)(
  '[R18] [R33] %s: what it returns is counted twice, exactly, and is what players are told',
  (code, slot) => {
    const { returns, hit, profit, free, deviation, most } = odds.get(code)!;
    const { spins = 0, times = 1 } = slot.free ?? {};
    const once = timesOf(byCounts(slot), { of: 1n, in: BigInt(slot.cost) });
    const more = timesOf(timesOf(once, free), { of: BigInt(spins * times), in: 1n });
    const counted = plus(once, more);
    expect(returns.of * counted.in).toBe(counted.of * returns.in);
    expect({
      returns: Math.round(shareOf(returns) * 1e6) / 1e6,
      hit: Math.round(shareOf(hit) * 1e6) / 1e6,
      profit: Math.round(shareOf(profit) * 1e6) / 1e6,
      free: Math.round(shareOf(free) * 1e6) / 1e6,
      deviation: Math.round(deviation * 100) / 100,
      most,
    }).toEqual(FIGURES[code]);
    expect(FIGURES[code]!.returns).toBeGreaterThan(0.94);
    expect(FIGURES[code]!.returns).toBeLessThan(0.97);
  },
);

test.each(each)('[R18] %s: a hundred thousand spins from a seed come to what was counted', (code, slot) => {
  const words = seeded(20_261_118);
  const spins = 100_000;
  let [sum, hits, biggest] = [0, 0, 0];
  for (let n = 0; n < spins; n++) {
    const { units } = outcomeOf(slot, drawn(slot, words));
    sum += units / slot.cost;
    if (units > 0) hits += 1;
    biggest = Math.max(biggest, units / slot.cost);
  }
  const { returns, hit, deviation, most } = FIGURES[code]!;
  expect(Math.abs(sum / spins - returns)).toBeLessThan((4 * deviation) / Math.sqrt(spins));
  expect(Math.abs(hits / spins - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / spins));
  expect(biggest).toBeLessThanOrEqual(most);
});

test('the house can lose no more than twenty lakh on a spin', () => {
  for (const slot of slots) {
    const most = paid(slot, slot.stakes.at(-1)!, FIGURES[slot.code]!.most * slot.cost);
    expect(most).toBeLessThanOrEqual(rupees(20_00_000));
  }
});

test.each(each)(
  '%s: its first reel has no wild, stakes are whole paise, at most one scatter is seen on a reel',
  (_, slot) => {
    const { strips, wild, free, cost, stakes, lines, rows } = slot;
    expect(strips[0]!.some(symbol => symbol === wild?.symbol)).toBe(false);
    expect(stakes.every(stake => stake % cost === 0)).toBe(true);
    for (const [reel, strip] of strips.entries())
      for (const stop of strip.keys())
        expect(windowOf(slot, reel, stop).filter(symbol => symbol === free?.symbol).length).toBeLessThanOrEqual(1);
    const fits = (line: readonly number[]): boolean =>
      line.every(row => row >= 0 && row < rows) && line.length === strips.length;
    expect(lines === 'ways' || lines.every(fits)).toBe(true);
  },
);

/** Small ones of every kind: all stops of all reels, one by one, by the rule that pays them. */
const anySlot = record({
  strips: array(array(constantFrom('a', 'b', 'w', 's'), { minLength: 2, maxLength: 4 }), {
    minLength: 2,
    maxLength: 4,
  }),
  isWays: boolean(),
  times: integer({ min: 1, max: 3 }),
}).map(({ strips, isWays, times }): Slot => {
  const around = strips.map((strip, reel) => {
    const one = strip.filter((symbol, nth) => symbol !== 's' || strip.indexOf('s') === nth);
    return reel === 0 ? one.map(symbol => (symbol === 'w' ? 'a' : symbol)) : one;
  });
  return {
    ...{ code: 'small', name: 'Small', rows: 1, strips: around, cost: 2, stakes: [rupees(10)] },
    pays: { a: [0, 0, 1, 3, 9], b: [0, 1, 2, 4, 8] },
    lines: isWays ? 'ways' : [around.map(() => 0)],
    wild: { symbol: 'w', times },
    free: { symbol: 's', from: 2, spins: 1, times: 2 },
  };
});

function* allStops(slot: Slot, before: readonly number[] = []): Generator<readonly number[]> {
  const strip = slot.strips[before.length];
  if (!strip) return yield before;
  for (const stop of strip.keys()) yield* allStops(slot, [...before, stop]);
}

function* allSpins(slot: Slot): Generator<{ readonly stops: Stops; readonly weight: number }> {
  const all = slot.strips.reduce((product, { length }) => product * length, 1);
  for (const first of allStops(slot))
    if (freeAfter(slot, first) === 0) yield { stops: [first], weight: 1 / all };
    else for (const second of allStops(slot)) yield { stops: [first, second], weight: 1 / all ** 2 };
}

test('[R18] what is counted is what all spins of a slot pay, whatever slot it is', () => {
  assert(
    property(anySlot, slot => {
      let [returns, hit, squares, most] = [0, 0, 0, 0];
      for (const { stops, weight } of allSpins(slot)) {
        const stakes = outcomeOf(slot, stops).units / slot.cost;
        returns += stakes * weight;
        squares += stakes ** 2 * weight;
        if (stakes > 0) hit += weight;
        most = Math.max(most, stakes);
      }
      const counted = oddsOf(slot);
      expect(shareOf(counted.returns)).toBeCloseTo(returns, 8);
      expect(shareOf(counted.hit)).toBeCloseTo(hit, 8);
      expect(counted.deviation).toBeCloseTo(Math.sqrt(Math.max(0, squares - returns ** 2)), 5);
      expect(counted.most).toBeCloseTo(most, 8);
    }),
    { seed: 33, numRuns: 60 },
  );
});

/* Named windows: stops by the symbol that each reel shows on top. */

const topped = (slot: Slot, ...tops: readonly string[]): readonly number[] =>
  tops.map((symbol, reel) => slot.strips[reel]!.indexOf(symbol));

test.each([
  ['three sevens', ['seven', 'seven', 'seven'], 1_000],
  ['a cherry alone gives the stake back', ['cherry', 'melon', 'bell'], 1],
  ['two cherries', ['cherry', 'cherry', 'bell'], 3],
  ['two bells are nothing', ['bell', 'bell', 'mango'], 0],
  ['cherries count from the first reel on', ['melon', 'cherry', 'cherry'], 0],
])('mango7: %s', async (_, tops, units) => {
  const slot = (await slotOf('mango7'))!;
  expect(outcomeOf(slot, [topped(slot, ...tops)]).units).toBe(units);
});

test('spice5: the box stands for everything and doubles what it helps to win', async () => {
  const slot = (await slotOf('spice5'))!;
  const wins = outcomeOf(slot, [topped(slot, 'saffron', 'dabba', 'dabba')]).spins[0]!;
  expect(wins).toContainEqual({ symbol: 'saffron', line: 1, ways: 1, hasWild: true, reels: 3, units: 500 });
});

test('freeHit: three no-balls give six free hits, whose wins are doubled and which bring no further ones', async () => {
  const slot = (await slotOf('freeHit'))!;
  const stops = topped(slot, 'noBall', 'noBall', 'noBall', 'cup', 'cup');
  expect(freeAfter(slot, stops)).toBe(6);
  expect(freeAfter(slot, topped(slot, 'noBall', 'noBall', 'cup', 'cup', 'cup'))).toBe(0);
  const cups = topped(slot, 'cup', 'cup', 'cup', 'cup', 'cup');
  const one = outcomeOf(slot, [cups]).units;
  const free = Array.from({ length: 6 }, () => cups);
  expect(outcomeOf(slot, [stops, ...free]).units).toBe(outcomeOf(slot, [stops]).units + 12 * one);
  expect(one).toBeGreaterThan(0);
});

/* The proof. */

const { seeds, head } = chain('ab'.repeat(32), 3);

function recordOf(slot: Slot, nth: number): SpinRecord {
  const proof = { slot: slot.code, nth, seed: seeds[nth - 1]!, number: 'mine-1' };
  const stops = drawn(slot, spinWords(proof));
  const stake = rupees(100);
  return {
    ...{ kind: 'spin', version: 'v1', id: 'spin-1', chain: '1001:1', ...proof },
    commitment: nth === 1 ? head : seeds[nth - 2]!,
    ...{ stake, stops, paid: paid(slot, stake, outcomeOf(slot, stops).units) },
  };
}

test.each(each)('[R19] %s: a spin is proved by its record, and whatever is changed in it is found', (_, slot) => {
  const record = recordOf(slot, 1);
  expect(spinFault(slot, record)).toBeUndefined();
  const [first = [], ...rest] = record.stops;
  const moved = [[(first[0]! + 1) % slot.strips[0]!.length, ...first.slice(1)], ...rest];
  expect([
    spinFault(slot, { ...record, seed: seeds[1]! }),
    spinFault(slot, { ...record, commitment: commit(record.commitment) }),
    spinFault(slot, { ...record, number: 'mine-2' }),
    spinFault(slot, { ...record, nth: 2 }),
    spinFault(slot, { ...record, stops: moved }),
    spinFault(slot, { ...record, paid: paise(record.paid + 1) }),
  ]).toEqual([
    'seed-is-not-the-committed-one',
    'seed-is-not-the-committed-one',
    'stop-is-not-the-drawn-one',
    'stop-is-not-the-drawn-one',
    'stop-is-not-the-drawn-one',
    'paid-is-not-what-the-reels-make',
  ]);
});

test('[R19] the seed of one spin is the commitment to the next, and a golden spin never changes', async () => {
  const slot = (await slotOf('lamps10'))!;
  const [one, two, three] = [recordOf(slot, 1), recordOf(slot, 2), recordOf(slot, 3)];
  expect([followsSpin(one, two), followsSpin(two, three), followsSpin(one, three)]).toEqual([true, true, false]);
  expect(one.stops).toMatchInlineSnapshot(`
    [
      [
        13,
        7,
        3,
        11,
        17,
      ],
    ]
  `);
});

test('[R18] slots are what they were: other strips or pays are another slot', () => {
  expect(slots.map(slot => commitOf(slot))).toMatchInlineSnapshot(`
    [
      "freeHit b1ec6dea4c528469",
      "lamps10 e7fe4b0eb1f77c18",
      "spice5 a22343dec86ecab7",
      "mango7 a3aaaa5208996034",
    ]
  `);
});

const commitOf = (slot: Slot): string =>
  `${slot.code} ${commit(Buffer.from(JSON.stringify({ ...slot, name: '', stakes: [] })).toString('hex')).slice(0, 16)}`;
