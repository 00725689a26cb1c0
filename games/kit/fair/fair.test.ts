import type { BetId, Millis, RoundId, UserId } from '@maidan/core/ids';
import { rupees, sum, ZERO } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import worli2 from '../../worli2.ts';
import { accept, type Bet, profitOf } from '../bet.ts';
import type { Card } from '../cards.ts';
import { type Claim, chain, commit, nthFace, type Proof, verify, words } from './fair.ts';
import * as samples from '../testing/fairSamples.ts';
import { hashOf, sampleRound } from '../testing/fairSamples.ts';
import { defineGame, type Game, selectionsOf, type Table } from '../game.ts';
import { tableOf } from '../play.ts';
import { rehearse } from '../testing/rehearsal.ts';
import type { Round } from '../round.ts';
import { cards, type Face } from '../shoe.ts';
import { chiSquare, normalP } from '../testing/statistics.ts';
import { bets, deal, fixed, limits, won } from '../words.ts';
import { fact, named } from '../fact.ts';
import { claimed } from '../written.ts';

const GAMES: readonly Game[] = [...samples.SAMPLES, worli2];

const claimOf = ({ ending, ...round }: Round): { proof: Proof; claim: Claim } => ({
  proof: ending!.proof,
  claim: { ...round, result: claimed(ending!.result) },
});

describe('a chain of seeds', () => {
  test('commits to a seed by its SHA-256', () => {
    expect(commit('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });

  test('the seed shown after a round is the commitment to the next', () => {
    const { seeds, head } = chain(hashOf('last'), 100);
    expect(seeds).toHaveLength(100);
    expect(seeds.at(-1)).toBe(hashOf('last'));
    expect(seeds.map(commit)).toEqual([head, ...seeds.slice(0, -1)]);
  });
});

test('words are the HMAC-SHA256 of table, round, entropy and block, eight to a block, the first byte first', () => {
  const proof = { table: 'deck', round: 'r-1', seed: '0b'.repeat(32), entropy: ['', 'ab'.repeat(32)] };
  const stream = words(proof, 1);
  // printf 'v1|deck|r-1|abab…|0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0b0b…
  const blocks = [0, 1].map(() => Array.from({ length: 8 }, () => stream().toString(16).padStart(8, '0')).join(''));
  expect(blocks).toEqual([
    'c6e0f42d2eded747857a02795d865a6042b6437ed27c6e32cbc0bd8c93c69b51',
    '667662e4c3df2962e381ee7d5c9646d63a7307b590287e7537125cbd02b73486',
  ]);
});

describe('[R19] verify', () => {
  test.each(GAMES.map(game => [game.code, game] as const))('finds every round of %s as committed', (_, game) => {
    for (let n = 0; n < 20; n++) {
      const { proof, claim } = claimOf(sampleRound(game, n));
      expect(verify(game, proof, claim)).toEqual({ ok: true, value: claim.dealt.length });
    }
  });

  const { proof, claim } = claimOf(sampleRound(samples.openCard, 1));
  const [first, second, ...others] = claim.dealt;
  const entropy = proof.entropy;
  test.each<[string, Partial<Proof>, Partial<Claim>]>([
    ['seed-is-not-the-committed-one', { seed: hashOf('another') }, {}],
    ['seed-is-not-the-committed-one', { seed: 'no seed' }, {}],
    ['seed-is-not-the-committed-one', {}, { commitment: proof.seed }],
    ['entropy-is-missing', { entropy: entropy.slice(0, 2) }, {}],
    ['entropy-is-missing', { entropy: [entropy[0]!, '', entropy[2]!] }, {}],
    ['entropy-was-used-twice', { entropy: [entropy[0]!, entropy[1]!, entropy[1]!] }, {}],
    ['card-is-not-the-drawn-one', { table: 'another' }, {}],
    ['card-is-not-the-drawn-one', { round: 'r-2' }, {}],
    ['card-is-not-the-drawn-one', { entropy: [hashOf('another'), entropy[1]!, entropy[2]!] }, {}],
    ['card-is-not-the-drawn-one', {}, { dealt: [{ ...first!, face: second!.face }, second!, ...others] }],
    ['card-went-to-another-seat', {}, { dealt: [first!, { ...second!, to: 'B' }, ...others] }],
    ['round-is-not-finished', {}, { dealt: claim.dealt.slice(0, -1) }],
    ['round-went-on-too-long', {}, { dealt: [...claim.dealt, first!] }],
    ['shoe-should-have-been-full', {}, { gone: ['AS'] }],
    ['result-is-not-what-the-cards-make', {}, { result: { ...claim.result, code: 'A' } }],
    ['result-is-not-what-the-cards-make', {}, { result: { ...claim.result, text: 'A' } }],
  ])('%s', (fault, wrongProof, wrongClaim) => {
    expect(verify(samples.openCard, { ...proof, ...wrongProof }, { ...claim, ...wrongClaim })).toEqual({
      ok: false,
      error: fault,
    });
  });

  test.each<[string, Game, readonly Face[]]>([
    ['gone-does-not-fit-the-shoe', samples.carried, ['AS', 'AS']],
    ['gone-does-not-fit-the-shoe', samples.carried, ['2S']],
    ['shoe-should-have-been-changed', samples.carried, [...samples.carried.shoe.faces.keys()].slice(0, 20)],
    ['gone-is-not-of-whole-rounds', samples.carried, [...samples.carried.shoe.faces.keys()].slice(0, 9)],
    ['card-is-not-the-drawn-one', samples.carried, [...samples.carried.shoe.faces.keys()].slice(0, 8)],
  ])('%s, with cards gone before the round', (fault, game, gone) => {
    const settled = claimOf(sampleRound(game, 3));
    expect(verify(game, settled.proof, { ...settled.claim, gone })).toEqual({ ok: false, error: fault });
  });

  test('a game that deals more than its shoe holds is found out, not a crash', () => {
    const greedy: Game = {
      ...samples.oneSpin,
      shoe: cards({ ranks: ['A'] }),
      script: () => Array(5).fill(deal('ball')),
    };
    const four = Array.from({ length: 4 }, (_, n) => ({ to: 'ball', face: nthFace(greedy, proof, [], n) }));
    const dealt = [...four, { to: 'ball', face: 'AS' }];
    expect(verify(greedy, proof, { ...claim, dealt })).toEqual({ ok: false, error: 'shoe-was-empty' });
  });
});

describe('[R14] nothing that is public before a window closes tells the next card', () => {
  const ROUNDS = 20_000;
  const { proof, claim } = claimOf(sampleRound(samples.openCard, 14));
  const seen = claim.dealt.slice(0, 3); // the open card and two more: the second window is open
  const known = new Set<Face>(seen.map(({ face }) => face));
  const left = [...samples.openCard.shoe.faces.keys()].filter(face => !known.has(face));

  test('whoever knows the seed, the commitment and all earlier entropy finds any card equally likely: the house too', () => {
    const counts = countOf(n =>
      nthFace(samples.openCard, { ...proof, entropy: [...proof.entropy.slice(0, 2), hashOf(`future ${n}`)] }, [], 3),
    );
    expect(left).toHaveLength(17);
    expect(sumOf(counts)).toBe(ROUNDS); // no card that was seen comes again
    expect(chiSquare(counts, () => ROUNDS / left.length)).toBeGreaterThan(0.01);
  });

  test('whoever knows all entropy, but not the seed, finds any card equally likely', () => {
    const open = new Map<Face, number>([...samples.openCard.shoe.faces.keys()].map(face => [face, 0]));
    for (let n = 0; n < ROUNDS; n++) {
      const face = nthFace(samples.openCard, { ...proof, seed: hashOf(`secret ${n}`) }, [], 0);
      open.set(face, open.get(face)! + 1);
    }
    expect(chiSquare([...open.values()], () => ROUNDS / open.size)).toBeGreaterThan(0.01);
  });

  const { seeds, head } = chain(hashOf('attacked'), 4_000);
  test.each<[string, (round: Proof, commitment: string) => string]>([
    ['the commitment', (_, commitment) => commitment],
    ['the hash of the commitment', (_, commitment) => commit(commitment)],
    ['the entropy', round => round.entropy[1]!],
    ['the round’s number', round => hashOf(round.round)],
    ['the commitment and the entropy', (round, commitment) => hashOf(commitment + round.entropy[1]!)],
  ])('dealing with %s in place of the seed hits as often as a guess', (_, keyOf) => {
    let hits = 0;
    for (const [n, seed] of seeds.entries()) {
      const round = { table: 'deck', round: `r-${n}`, seed, entropy: ['', hashOf(`beacon ${n}`)] };
      const commitment = seeds[n - 1] ?? head;
      const guess = { ...round, seed: keyOf(round, commitment) };
      if (nthFace(samples.deck, guess, [], 0) === nthFace(samples.deck, round, [], 0)) hits++;
    }
    const mean = seeds.length / 52;
    expect(normalP((hits - mean) / Math.sqrt(mean * (51 / 52)))).toBeGreaterThan(0.01);
  });

  test('the croupier cannot deal after a window for which nothing was made public, nor with old entropy', () => {
    const early = { ...proof, entropy: proof.entropy.slice(0, 2) };
    expect(nthFace(samples.openCard, early, [], 2)).toBe(seen[2]!.face);
    expect(() => nthFace(samples.openCard, early, [], 3)).toThrow('nothing was made public after window 2');
    const stale = { ...proof, entropy: [...proof.entropy.slice(0, 2), proof.entropy[1]!] };
    expect(() => nthFace(samples.openCard, stale, [], 3)).toThrow('the entropy of window 2 is an earlier one');
  });

  function countOf(draw: (n: number) => Face): number[] {
    const counts = left.map(() => 0);
    for (let n = 0; n < ROUNDS; n++) counts[left.indexOf(draw(n))]!++;
    return counts;
  }
});

const sumOf = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

describe('[R17] cards do not depend on bets', () => {
  type T = Table<'A' | 'B', Card>;

  /** Bets are taken between the cards too. */
  const inRunning = defineGame({
    code: 'inRunning',
    name: 'In running',
    category: 'All Casino',
    rules: [],
    shoe: cards(),
    seats: { A: 'A', B: 'B' },
    script: () => [bets(12), deal('A'), bets(12), deal('B'), bets(12), deal('A')],
    markets: [
      {
        id: 'red',
        name: 'Last card',
        limits: limits(100, 100_000),
        open: () => true,
        selections: ['S', 'H', 'C', 'D'].map((suit, n) => ({
          id: suit,
          sid: n + 1,
          label: suit,
          price: fixed(3.9),
          outcome: (table: T) => won(table.A.at(-1)!.endsWith(suit)),
        })),
      },
    ],
    layout: [{ kind: 'cells', market: 'red', perRow: 4 }],
    result: ({ A }: T) => ({ code: A.at(-1)!, winners: [], facts: [fact('values', named(A.join(' ')))] }),
  });

  /** Who bets how much on which selections, whenever bets are taken. */
  type Crowd = (
    selections: readonly string[],
    window: number,
  ) => readonly { on: string; user: string; stake: number }[];
  const crowds: Readonly<Record<string, Crowd>> = {
    nobody: () => [],
    'one small bet': ([on], window) => (window === 1 ? [{ on: on!, user: 'asha', stake: 100 }] : []),
    'everything on one side': ([on]) => [{ on: on!, user: 'asha', stake: 25_000 }],
    'everything on the other': selections => [{ on: selections.at(-1)!, user: 'ravi', stake: 25_000 }],
    'a crowd on everything': selections =>
      selections.flatMap((on, n) => ['asha', 'ravi', 'meena'].map(user => ({ on, user, stake: 100 + 50 * n }))),
  };

  test.each([worli2, inRunning].map(game => [game.code, game] as const))('%s, whoever bets on what', (_, game) => {
    for (let n = 0; n < 10; n++) {
      const rounds = Object.values(crowds).map(crowd => played(game, n, crowd));
      expect(rounds.map(({ round }) => round.dealt)).toEqual(rounds.map(() => rounds[0]!.round.dealt));
      expect(rounds.map(({ taken }) => taken > 0)).toEqual([false, true, true, true, true]);
      expect(new Set(rounds.map(({ profit }) => profit)).size).toBeGreaterThan(1);
    }
  });

  function played(game: Game, n: number, crowd: Crowd) {
    const world = {
      id: `r-${n}` as RoundId,
      seed: hashOf(`seed ${n}`),
      entropy: (window: number) => hashOf(`entropy ${n} ${window}`),
      gone: [],
      now: 0 as Millis,
    };
    const taken: Bet[] = [];
    let last: Round | undefined;
    let window = 0;
    for (const { round, event, at } of rehearse(game, world)) {
      last = round;
      if (event.type === 'opened') taken.push(...takenFrom(game, round, at, crowd, ++window));
    }
    const profit = sum(taken.map(bet => profitOf(game, tableOf(game, last!), bet)));
    return { round: last!, taken: taken.length, profit: taken.length === 0 ? ZERO : profit };
  }

  function takenFrom(game: Game, round: Round, at: Millis, crowd: Crowd, window: number): Bet[] {
    const offered = selectionsOf(game)
      .map(({ id }) => id)
      .filter(id => round.quotes[id]?.back);
    return crowd(offered, window).flatMap(({ on, user, stake }, n) => {
      const slip = {
        ...{ selection: on, side: 'back' as const, line: 0, stake: rupees(stake) },
        odds: round.quotes[on]!.back!.odds,
      };
      const accepted = accept(game, round, slip, [], at);
      if (!accepted.ok) throw new Error(accepted.error);
      return [{ ...slip, id: `${window}-${n}` as BetId, user: user as UserId, round: round.id }];
    });
  }
});
