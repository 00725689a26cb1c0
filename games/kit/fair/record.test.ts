import { ok, refuse } from '@maidan/core/result';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../index.ts';
import { FAULTS, type Fault } from './faults.ts';
import * as samples from '../testing/fairSamples.ts';
import { sampleRecord, sampleRecords } from '../testing/fairSamples.ts';
import type { Game } from '../game.ts';
import { parseRecord } from './parseRecord.ts';
import { type RoundRecord, sealed } from './record.ts';
import { recount, roundsBetween, verifyFollowing, verifyRecord } from './recount.ts';

const CARRIED = sampleRecords(samples.carried, 'carried', 4);

/** What the verifier says about this text: 'verified', or the name of the fault. */
function judged(text: string, games: readonly Game[] = samples.SAMPLES): 'verified' | Fault {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed.error;
  const game = games.find(({ code }) => code === parsed.value.game);
  if (!game) return 'game-is-unknown';
  const verified = verifyRecord(game, parsed.value);
  return verified.ok ? 'verified' : verified.error;
}

const judge = (record: unknown): 'verified' | Fault => judged(JSON.stringify(record));

/** What comes of five rounds at one table when their records are written down, read again, verified and put in a row. */
function inARow(game: Game): readonly unknown[] {
  const records = sampleRecords(game, 'in a row', 5);
  return records.map((record, n) => [
    recount(record).fault ?? judged(JSON.stringify(record, null, 2), [game]),
    n === 0 ? ok(1) : verifyFollowing(game, records[n - 1]!, record),
  ]);
}
const ALL_VERIFIED = Array.from({ length: 5 }, () => ['verified', ok(1)]);

describe('[R19] the record of a settled round', () => {
  test.each(samples.SAMPLES.map(game => [game.code, game] as const))('of %s is verified, from its text', (_, game) => {
    expect(inARow(game)).toEqual(ALL_VERIFIED);
  });

  test.each(GAMES.map(({ code, load }) => [code, load] as const))(
    'of %s is verified, from its text',
    async (_, load) => {
      expect(inARow((await load()).default)).toEqual(ALL_VERIFIED);
    },
  );

  test('is read as it was written', () => {
    const record = sampleRecord(samples.openCard, 1);
    expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
  });

  test('names the cards gone before, and says where entropy came from', () => {
    expect(CARRIED[1]).toMatchObject({
      gone: CARRIED[0]!.dealt.map(({ face }) => face),
      entropy: [1, 2].map(window => ({ window, source: 'local beacon, not independent' })),
    });
    expect(judge(CARRIED[1])).toBe('verified');
  });

  test('has no entropy that no card depends on', () => {
    expect(sampleRecord(samples.patient, 1).entropy.map(({ window }) => window)).toEqual([2]);
    expect(sampleRecord(samples.openCard, 1).entropy.map(({ window }) => window)).toEqual([0, 1, 2]);
  });

  test('shows the words it took, also those thrown away', () => {
    const { drawn } = recount(sampleRecord(samples.heavyClips, 1));
    expect(drawn.some(({ words }) => words.length > 1)).toBe(true);
    for (const { words, left } of drawn) {
      expect(words.map(word => word < 2 * left - 2 ** 32 || word < left)).toEqual(
        words.map((_, n) => n + 1 === words.length),
      );
    }
  });
});

describe('[R19] one change anywhere in a record is noticed', () => {
  const originals = [...samples.SAMPLES.map(game => sampleRecord(game, 7)), CARRIED[2]!];

  test('any bit of seed, commitment, digest and entropy', () => {
    for (const record of originals) {
      const hashes: (readonly [string, (hash: string) => unknown])[] = [
        [record.seed, seed => ({ ...record, seed })],
        [record.commitment, commitment => ({ ...record, commitment })],
        [record.digest, digest => ({ ...record, digest })],
        ...record.entropy.map(
          (each, n) =>
            [
              each.value,
              (value: string) => ({ ...record, entropy: record.entropy.with(n, { ...each, value }) }),
            ] as const,
        ),
      ];
      for (const [hash, changed] of hashes) {
        const passed = bitsFlipped(hash).filter(flipped => judge(changed(flipped)) === 'verified');
        expect(passed).toEqual([]);
      }
    }
  });

  test('any character, number, flag, or place in a list', () => {
    const changed = fc.constantFrom(...originals).chain(record => anyChange(record));
    fc.assert(
      fc.property(changed, ({ before, after }) => {
        fc.pre(JSON.stringify(before) !== JSON.stringify(after));
        expect(judge(after)).not.toBe('verified');
      }),
      { seed: 19, numRuns: 3_000 },
    );
  });

  test('a forger who makes a fitting digest is found out by the cards and the rules', () => {
    const many = [samples.deck, samples.wholeDeck, samples.carried].map(game => sampleRecord(game, 8));
    const changed = fc.constantFrom(...many).chain(record => anyChange(record));
    fc.assert(
      fc.property(changed, ({ before, after }) => {
        const { digest: _, ...content } = after as RoundRecord; // what the forger hopes it still is
        fc.pre(parseRecord(JSON.stringify(after)).ok);
        const forged = sealed(content);
        fc.pre(forged.digest !== before.digest);
        expect(judge(forged)).not.toBe('verified');
      }),
      { seed: 19, numRuns: 1_000 },
    );
  });

  /** The record with one thing in it changed: a leaf, or the order or number of things in a list. */
  function anyChange(before: RoundRecord): fc.Arbitrary<{ before: RoundRecord; after: unknown }> {
    const paths = pathsOf(before);
    return fc
      .tuple(fc.constantFrom(...paths), fc.nat(), fc.nat())
      .map(([path, place, bit]) => ({ before, after: changedAt(before, path, value => changed(value, place, bit)) }));
  }
});

const bitsFlipped = (hash: string): string[] =>
  [...hash].flatMap((digit, at) =>
    [1, 2, 4, 8].map(bit => hash.slice(0, at) + (Number.parseInt(digit, 16) ^ bit).toString(16) + hash.slice(at + 1)),
  );

type Path = readonly (string | number)[];

function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([key, child]) => pathsOf(child).map((path): Path => [key, ...path]));
  return Array.isArray(value) ? [[], ...inside] : inside;
}

function changedAt(value: unknown, [key, ...path]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = structuredClone(value) as Record<string, unknown>; // a path leads only into objects and lists
  copy[key] = changedAt(copy[key], path, change);
  return copy;
}

function changed(value: unknown, place: number, bit: number): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value ^ (1 << (bit % 4));
  if (typeof value === 'string') {
    const at = place % Math.max(value.length, 1);
    const code = (value.charCodeAt(at) || 0) ^ (1 << (bit % 7));
    return value.slice(0, at) + String.fromCharCode(code) + value.slice(at + 1);
  }
  const list = value as readonly unknown[]; // paths end at leaves and lists
  if (list.length === 0) return ['AS'];
  const at = place % list.length;
  const to = bit % list.length;
  if (bit % 3 === 0) return list.toSpliced(at, 1);
  if (bit % 3 === 1) return list.toSpliced(at, 0, list[to]);
  return list.with(at, list[to]).with(to, list[at]);
}

describe('a text that is no record is refused by name, and the field is told', () => {
  const { seed: _, ...seedless } = sampleRecord(samples.deck, 1);
  const record = sampleRecord(samples.deck, 1);
  test.each<[Fault, string, unknown]>([
    ['record-is-of-another-version', 'version', { ...record, version: 'v3' }],
    ['record-is-of-another-version', 'version', []],
    ['record-is-of-another-version', 'version', null],
    ['record-is-of-another-version', 'version', 'v1'],
    ['record-field-is-missing', 'seed', seedless],
    ['record-field-is-missing', 'shoe.perSeat', { ...record, shoe: { faces: [], replace: false } }],
    ['record-field-is-unknown', 'extra', { ...record, extra: 1 }],
    ['record-field-is-unknown', 'dealt.0.by', { ...record, dealt: [{ ...record.dealt[0], by: 'hand' }] }],
    ['record-field-is-malformed', 'table', { ...record, table: 'a|b' }],
    ['record-field-is-malformed', 'round', { ...record, round: '' }],
    ['record-field-is-malformed', 'seed', { ...record, seed: record.seed.toUpperCase() }],
    ['record-field-is-malformed', 'seed', { ...record, seed: record.seed.slice(2) }],
    ['record-field-is-malformed', 'entropy', { ...record, entropy: 'none' }],
    ['record-field-is-malformed', 'entropy', { ...record, entropy: [record.entropy[0], record.entropy[0]] }],
    [
      'record-field-is-malformed',
      'entropy.0.source',
      { ...record, entropy: [{ ...record.entropy[0], source: 'drand' }] },
    ],
    ['record-field-is-malformed', 'entropy.0.window', { ...record, entropy: [{ ...record.entropy[0], window: -1 }] }],
    ['record-field-is-malformed', 'shoe.faces', { ...record, shoe: { ...record.shoe, faces: [] } }],
    [
      'record-field-is-malformed',
      'shoe.faces',
      withFaces([
        ['AS', 1],
        ['AS', 1],
      ]),
    ],
    [
      'record-field-is-malformed',
      'shoe.faces',
      withFaces([
        ['AS', 2 ** 32],
        ['KS', 1],
      ]),
    ],
    ['record-field-is-malformed', 'shoe.faces.0.1', withFaces([['AS', 0]])],
    ['record-field-is-malformed', 'shoe.faces.0', withFaces([['AS']])],
    ['record-field-is-malformed', 'dealt.0.face', { ...record, dealt: [{ ...record.dealt[0], face: 1.5 }] }],
    ['record-field-is-malformed', 'gone.0', { ...record, gone: [null] }],
    ['record-field-is-malformed', 'result.text', { ...record, result: { code: 'A', text: '\ud800' } }],
  ])('%s at %s', (error, at, value) => {
    expect(parseRecord(JSON.stringify(value))).toEqual({ ok: false, error, at });
  });

  test.each(['', '{', 'seed=1', '{"version":"v1",}'])('%j is not JSON', text => {
    expect(parseRecord(text)).toEqual({ ok: false, error: 'record-is-not-json', at: '' });
  });

  function withFaces(faces: readonly unknown[]): unknown {
    return { ...record, shoe: { ...record.shoe, faces } };
  }
});

describe('rounds of one table', () => {
  test('follow each other in one chain, and in one shoe until it is changed', () => {
    const [first, second, third, fourth] = CARRIED;
    expect(roundsBetween(first!, second!)).toEqual({ ok: true, value: 1 });
    expect(roundsBetween(first!, fourth!)).toEqual({ ok: true, value: 3 });
    expect(roundsBetween(second!, first!)).toEqual({ ok: false, error: 'rounds-are-not-of-one-chain' });
    expect(roundsBetween(second!, { ...third!, table: 'x' })).toEqual({
      ok: false,
      error: 'rounds-are-not-of-one-chain',
    });
    expect(roundsBetween(first!, { ...second!, gone: ['AS'] })).toEqual({
      ok: false,
      error: 'shoe-did-not-carry-over',
    });
  });

  const others = sampleRecords(samples.carried, 'others', 6);
  const fresh = { gone: [] };
  const twelve = { gone: [...samples.carried.shoe.faces.keys()].slice(0, 12) };
  test.each<[string, RoundRecord, RoundRecord, ReturnType<typeof verifyFollowing>]>([
    ['the next round', others[0]!, others[1]!, ok(1)],
    ['the next round with the fresh shoe that was due', others[4]!, others[5]!, ok(1)],
    ['the fifth after it', others[0]!, others[5]!, ok(5)],
    ['a fresh shoe before it was due', others[0]!, { ...others[1]!, ...fresh }, refuse('shoe-did-not-carry-over')],
    [
      'a shoe invented while nobody looked',
      others[0]!,
      { ...others[2]!, ...twelve },
      refuse('shoe-did-not-carry-over'),
    ],
    ['a round of another game', others[0]!, { ...others[1]!, game: 'deck' }, refuse('game-is-another-one')],
    ['a round of another chain', CARRIED[0]!, others[1]!, refuse('rounds-are-not-of-one-chain')],
  ])('by the rules: %s', (_, earlier, later, found) => {
    expect(verifyFollowing(samples.carried, earlier, later)).toEqual(found);
  });
});

test('every fault has a sentence of its own', () => {
  const sentences = Object.values(FAULTS);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.filter(sentence => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
});
