import type { Millis, RoundId } from '@maidan/core/ids';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Card, points } from '../cards.ts';
import { drandSource, randomnessOf } from '@maidan/core/drand';
import { chain } from '../fair/fair.ts';
import { type Carry, defineGame, type Game } from '../game.ts';
import { carriedOver } from '../play.ts';
import { type EntropyOrigin, LOCAL_SOURCE, recordOf, type RoundRecord } from '../fair/record.ts';
import { rehearse } from './rehearsal.ts';
import type { Round } from '../round.ts';
import { cards, clips, dice, type Face, pack, type Shoe, wheel } from '../shoe.ts';
import { bets, deal, dealRound } from '../words.ts';
import { fact, named } from '../fact.ts';
import { claimed } from '../written.ts';

/* Small games that between them deal in every way there is. Tests and the published vectors of fairness use them. */

export const deck = sample('deck', cards(), ['A', 'B'], () => [bets(20), ...dealRound(['A', 'B'], 3)]);

/** The third card depends on the first two, as in baccarat. */
const eightDecks = sample('eightDecks', cards({ decks: 8 }), ['P', 'B'], function* (table) {
  yield* [bets(20), ...dealRound(['P', 'B'], 2)];
  if (points(table['P'] as Card[]) < 6) yield deal('P'); // this shoe holds nothing but cards
  if (points(table['B'] as Card[]) < 6) yield deal('B');
});

export const threeDice = sample('threeDice', dice, ['dice'], () => [bets(20), ...dealRound(['dice'], 3)]);

export const oneSpin = sample('oneSpin', wheel(37), ['ball'], () => [bets(20), deal('ball')]);

/** Half of all words are thrown away: the weights come to one more than 2³¹. */
export const heavyClips = sample(
  'heavyClips',
  clips({ Dot: 1_500_000_000, Four: 600_000_000, Wicket: 47_483_649 }),
  ['over'],
  () => [bets(12), ...dealRound(['over'], 3), bets(12), ...dealRound(['over'], 3)],
);

export const innings = sample(
  'innings',
  pack({ '1': 2, '2': 2, '4': 1, '6': 1, K: 1 }, { perSeat: true }),
  ['home', 'away'],
  () => [bets(12), ...dealRound(['home'], 4), bets(12), ...dealRound(['away'], 4)],
);

/** Lies open before the first window, and has two windows with a card in between. */
export const openCard = sample('openCard', cards({ ranks: ['A', 'K', 'Q', 'J', 'T'] }), ['open', 'A', 'B'], () => [
  deal('open'),
  ...[bets(12), deal('A'), deal('B')],
  ...[bets(12), deal('A'), deal('B')],
]);

/** Two windows and no card between them: what was made public after the first serves none. */
export const patient = sample('patient', cards(), ['A'], () => [bets(12), bets(12), deal('A'), deal('A')]);

export const wholeDeck = sample('wholeDeck', cards(), ['A', 'B'], () => [
  bets(20),
  ...dealRound(['A', 'B'], 13),
  bets(20),
  ...dealRound(['A', 'B'], 13),
]);

/** One shoe for several rounds: a fresh one is due when fewer than eight cards are left. */
export const carried = sample(
  'carried',
  cards({ ranks: ['A', 'K', 'Q', 'J', 'T', '9'] }),
  ['gone', 'A', 'B'],
  () => [bets(12), deal('A'), deal('B'), bets(12), deal('A'), deal('B')],
  { to: 'gone', until: gone => gone.length > 16 },
);

export const SAMPLES: readonly Game[] = [
  ...[deck, eightDecks, threeDice, oneSpin, heavyClips, innings, openCard, patient, wholeDeck, carried],
];

/** A settled round that never changes, from a number. */
export const sampleRound = (game: Game, n: number, gone: readonly Face[] = []): Round =>
  sampleRoundFrom(game, n, hashOf(`seed ${n}`), gone);

export function sampleRoundFrom(
  game: Game,
  n: number,
  seed: string,
  gone: readonly Face[],
  entropy = (window: number): string => hashOf(`entropy ${n} ${window}`),
): Round {
  const rounds = rehearse(game, {
    id: `r-${n}` as RoundId, // ids of samples are made here
    seed,
    entropy,
    gone,
    now: 0 as Millis, // time starts here
    price: () => ({}),
  });
  for (;;) {
    const { done, value } = rounds.next();
    if (done) return value;
  }
}

/** The record of a round that has been settled. */
function recordOfRound(
  game: Game,
  { ending, ...round }: Round,
  originOf = (_window: number): EntropyOrigin => ({ source: LOCAL_SOURCE }),
): RoundRecord {
  if (!ending) throw new Error(`round ${round.id} is not settled`);
  const origins = ending.proof.entropy.map((_, window) => originOf(window));
  return recordOf(game, ending.proof, { ...round, result: claimed(ending.result) }, origins);
}

/** A round of the public beacon, and what it signed. */
export interface SignedRound {
  readonly round: number;
  readonly signature: string;
}

/** Three that the League of Entropy made. */
export const QUICKNET_ROUNDS: readonly SignedRound[] = [
  {
    round: 123,
    signature: 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92',
  },
  {
    round: 1_000,
    signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  },
  {
    round: 657_413,
    signature: 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  },
];

/** The record of a round whose n-th window was followed by the n-th of these numbers of the public beacon. */
export function beaconRecord(game: Game, n: number, signed: readonly SignedRound[] = QUICKNET_ROUNDS): RoundRecord {
  const at = (window: number): SignedRound => signed[window % signed.length]!;
  const round = sampleRoundFrom(game, n, hashOf(`seed ${n}`), [], window => randomnessOf(at(window).signature));
  return recordOfRound(game, round, window => ({
    source: drandSource(at(window).round),
    signature: at(window).signature,
  }));
}

export const sampleRecord = (game: Game, n: number, gone: readonly Face[] = []): RoundRecord =>
  recordOfRound(game, sampleRound(game, n, gone));

/** Records of rounds that follow each other at one table, in order. */
export function sampleRecords(game: Game, last: string, rounds: number): readonly RoundRecord[] {
  let gone: readonly Face[] = [];
  return chain(hashOf(last), rounds).seeds.map((seed, n) => {
    const round = sampleRoundFrom(game, n, seed, gone);
    gone = carriedOver(game, round);
    return recordOfRound(game, round);
  });
}

/** Rounds of one chain that are drawn as committed, each from a shoe of a forger's choice. */
export const forgedRecords = (game: Game, last: string, shoes: readonly (readonly Face[])[]): readonly RoundRecord[] =>
  chain(hashOf(last), shoes.length).seeds.map((seed, n) =>
    recordOfRound(game, sampleRoundFrom(game, n, seed, shoes[n]!)),
  );

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

function sample(
  code: string,
  shoe: Shoe,
  seats: readonly string[],
  script: Game['script'],
  carry?: Carry<string, Face>,
): Game {
  return defineGame({
    code,
    name: code,
    category: 'All Casino',
    rules: [],
    shoe,
    seats: Object.fromEntries(seats.map(seat => [seat, seat])),
    ...(carry && { carry }),
    script,
    markets: [],
    layout: [],
    result: table => ({
      code: String(table[seats.at(-1)!]!.at(-1)),
      winners: [],
      facts: seats.map(seat => fact('values', named(`${seat}: ${table[seat]!.join(' ')}`))),
    }),
  });
}
