import { describe, expect, test } from 'vitest';
import { words } from './fair/fair.ts';
import { hashOf } from './testing/fairSamples.ts';
import { below, cards, dice, type Face, pack, Pile, seeded, type Words } from './shoe.ts';
import { Shuffles, verdict } from './testing/shuffles.ts';
import { chiSquare, chiSquareP, normalP } from './testing/statistics.ts';

describe('a number below n', () => {
  const from = (...numbers: number[]): Words => {
    const left = [...numbers];
    return () => left.shift() ?? Number.NaN;
  };
  test.each([
    ['is what is left over', 52, [53], 1, 1],
    ['takes the last word that favours nobody', 52, [4_294_967_247], 51, 1],
    ['throws the next one away, which would favour 0 to 47', 52, [4_294_967_248, 7], 7, 2],
    ['throws away as many as need be', 52, [4_294_967_295, 4_294_967_290, 4_294_967_248, 51], 51, 4],
    ['takes any word when n divides 2³²', 32, [4_294_967_295], 31, 1],
    ['is 0 when there is no choice', 1, [4_294_967_295], 0, 1],
    [
      'throws away half of them when n is just over 2³¹',
      2_147_483_649,
      [2_147_483_649, 2_147_483_648],
      2_147_483_648,
      2,
    ],
  ])('%s', (_, n, numbers, expected, used) => {
    let taken = 0;
    const stream = from(...numbers);
    expect(below(n, () => (taken++, stream()))).toBe(expected);
    expect(taken).toBe(used);
  });
});

describe('a pile', () => {
  test('counts along the faces in their order', () => {
    const shoe = pack({ a: 2, b: 1, c: 3 });
    const drawn = [0, 1, 2, 3, 4, 5].map(n => new Pile(shoe).draw(() => n));
    expect(drawn).toEqual(['a', 'a', 'b', 'c', 'c', 'c']);
  });

  test('deals what was drawn only once, down to the last card, and then nothing', () => {
    const pile = new Pile(cards());
    const random = seeded(1);
    const drawn = new Set<Face>();
    for (let n = 0; n < 52; n++) drawn.add(pile.draw(random));
    expect(drawn.size).toBe(52);
    expect(() => pile.draw(random)).toThrow('the shoe is empty');
  });

  test('takes dice back', () => {
    const pile = new Pile(dice);
    expect([0, 0, 0].map(() => pile.draw(() => 5))).toEqual([6, 6, 6]);
    expect([...pile.left().values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('the statistics know their tables', () => {
  test.each([
    // chi-square, degrees of freedom, chance of more: the usual tables
    [6.635, 1, 0.01],
    [3.841, 1, 0.05],
    [32.0, 16, 0.01],
    [77.386, 51, 0.01],
    [29.588, 50, 0.99],
    [2771.72, 2601, 0.01],
  ])('χ² of %d with %d degrees of freedom', (statistic, freedom, p) => {
    expect(chiSquareP(statistic, freedom)).toBeCloseTo(p, 3);
  });

  test('a normal value is beyond 2.5758 on either side once in a hundred times', () => {
    expect(normalP(2.5758)).toBeCloseTo(0.01, 5);
    expect(normalP(-1.96)).toBeCloseTo(0.05, 4);
  });
});

describe('[R16] shuffled decks look like chance, at 99 %', () => {
  const DECKS = 20_000;
  const FACES = [...cards().faces.keys()];

  test('dealt by the words of fair rounds: positions, pairs, runs, serial correlation, coupon collector', () => {
    const shuffles = new Shuffles();
    for (let n = 0; n < DECKS; n++) shuffles.add(fairDeck(n));
    const findings = shuffles.findings();
    expect(findings).toHaveLength(52 + 7);
    expect(verdict(findings)).toEqual([]);
  });

  test.each<[string, (random: Words, n: number) => number[], string]>([
    ['swapping each card with any other', naiveSwaps, 'all cards in all positions'],
    ['sorting by a coin', sortedByCoin, 'all cards in all positions'],
    ['stopping the shuffle one card early', lastCardStays, 'position 52'],
    ['a cut of an unshuffled deck', cutOnly, 'runs'],
    ['never starting with the card of the deck before', neverTwice(), 'serial correlation from deck to deck'],
  ])('the tests of chance notice %s', (_, shuffle, name) => {
    const shuffles = new Shuffles();
    const random = seeded(16);
    for (let n = 0; n < DECKS; n++) shuffles.add(shuffle(random, n));
    expect(verdict(shuffles.findings()).map(finding => finding.name)).toContain(name);
  });

  function fairDeck(n: number): number[] {
    const proof = { table: 'shuffles', round: String(n), seed: hashOf(`shuffle ${n}`), entropy: [hashOf(`open ${n}`)] };
    const stream = words(proof, 0);
    const pile = new Pile(cards());
    return FACES.map(() => FACES.indexOf(pile.draw(stream) as (typeof FACES)[number])); // a card, from a pile of cards
  }
});

test('[R16] dice and weighted clips come as often as their weights say', () => {
  const weights = { Dot: 50, One: 30, Four: 15, Wicket: 5 };
  const faces = Object.keys(weights);
  const pile = new Pile(pack(weights, { replace: true }));
  const stream = words({ table: 'clips', round: '1', seed: hashOf('clips'), entropy: [hashOf('open')] }, 0);
  const counts = faces.map(() => 0);
  for (let n = 0; n < 50_000; n++) counts[faces.indexOf(String(pile.draw(stream)))]!++;
  expect(chiSquare(counts, n => Object.values(weights)[n]! * 500)).toBeGreaterThan(0.01);
});

function ordered(): number[] {
  return Array.from({ length: 52 }, (_, n) => n);
}

function naiveSwaps(random: Words): number[] {
  const deck = ordered();
  for (let n = 0; n < 52; n++) swap(deck, n, below(52, random));
  return deck;
}

function sortedByCoin(random: Words): number[] {
  return ordered().toSorted(() => (random() % 2 === 0 ? 1 : -1));
}

function shuffled(random: Words, stop = 0): number[] {
  const deck = ordered();
  for (let n = 0; n < 51 - stop; n++) swap(deck, n, n + below(52 - stop - n, random));
  return deck;
}

function lastCardStays(random: Words): number[] {
  return shuffled(random, 1);
}

function cutOnly(random: Words): number[] {
  const at = below(52, random);
  return [...ordered().slice(at), ...ordered().slice(0, at)];
}

function neverTwice(): (random: Words) => number[] {
  let last = -1;
  return random => {
    const deck = shuffled(random);
    if (deck[0] === last) swap(deck, 0, 1);
    last = deck[0]!;
    return deck;
  };
}

function swap(deck: number[], one: number, other: number): void {
  [deck[one], deck[other]] = [deck[other]!, deck[one]!];
}
