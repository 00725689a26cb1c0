import { POKER_HANDS, type PokerHand, pokerHand } from '@maidan/games/kit/families/poker';
import { bestOf } from '@maidan/games/kit/solve/bestOf';
import { type BoardKind, everyBoardKind } from '@maidan/games/kit/solve/boards';
import { BEST_ALONE, SIX_DEALT } from '@maidan/games/kit/solve/sixHands';
import type { BenchResult } from './interleave.ts';

/*
 * Whether the deals of six-handed poker that games/kit/solve/sixHands.ts keeps are what is counted from the boards. By
 * default part of the boards is counted, chosen evenly over all shapes of them, and what is kept may not be further away
 * than that leaves open: about a minute. With --all every board is counted, and every figure must be the same: hours.
 */

const PLAYERS = 6;
const PART = 1_000;
/** In standard errors. The part is the same in every run, so what passes once does not fail by chance later. */
const MOST_OFF = 5;

/** What is kept: by kind of the best hand, and of all of them those in which nobody shares it. */
type Name = PokerHand | 'Alone';
const NAMES: readonly Name[] = [...POKER_HANDS, 'Alone'];
type Deals = Readonly<Record<Name, bigint>>;

const KEPT: Deals = { ...SIX_DEALT, Alone: BEST_ALONE };

export async function run(): Promise<BenchResult> {
  const kinds = inShapes();
  const { boards, figures } = process.argv.includes('--all') ? everything(kinds) : aPart(partOf(kinds, PART));
  const wrong = figures.filter(({ isRight }) => !isRight);
  if (wrong.length > 0) {
    throw new Error(`Kept figures are wrong: ${wrong.map(({ name, words }) => `${name} ${words}`).join('; ')}`);
  }
  const ours = 100 * figures.at(-1)!.share; // Alone is the last
  const reference = 100 * shareOf(KEPT, 'Alone');
  return {
    name: 'six',
    ours,
    reference,
    ratio: ours / reference,
    unit: '% of deals have one best hand',
    against: 'Kept in sixHands.ts',
    more: { 'kinds of boards counted': boards, ...Object.fromEntries(figures.map(({ name, words }) => [name, words])) },
  };
}

interface Figure {
  readonly name: Name;
  readonly share: number;
  readonly isRight: boolean;
  readonly words: string;
}

interface Counted {
  readonly boards: number;
  readonly figures: readonly Figure[];
}

function everything(kinds: readonly BoardKind[]): Counted {
  const sums = Object.fromEntries(NAMES.map(name => [name, 0n])) as Record<Name, bigint>; // its keys are those of the list
  for (const [nth, kind] of kinds.entries()) {
    const deals = dealsOn(kind);
    for (const name of NAMES) sums[name] += BigInt(kind.boards) * deals[name];
    if (nth % 1_000 === 0) console.log(`${nth} of ${kinds.length} kinds of boards counted`);
  }
  const figures = NAMES.map(name => ({
    name,
    share: shareOf(sums, name),
    isRight: sums[name] === KEPT[name],
    words: `${sums[name]} deals, ${KEPT[name]} kept`,
  }));
  return { boards: kinds.length, figures };
}

function aPart(kinds: readonly BoardKind[]): Counted {
  const deals = kinds.map(dealsOn);
  const figures = NAMES.map(name => ({
    name,
    ...compared(
      deals.map(each => shareOf(each, name)),
      shareOf(KEPT, name),
    ),
  }));
  return { boards: kinds.length, figures };
}

/** In how many deals of six hands on this board the best one is of each kind: below 2^53, so the counts are whole. */
function dealsOn(kind: BoardKind): Deals {
  const deals = Object.fromEntries(NAMES.map(name => [name, 0n])) as Record<Name, bigint>; // as above
  for (const { rank, ways, alone } of bestOf(PLAYERS, kind)) {
    deals[pokerHand(rank)] += BigInt(ways);
    deals.Alone += BigInt(alone);
  }
  return deals;
}

const shareOf = (deals: Deals, name: Name): number =>
  Number(deals[name]) / Number(POKER_HANDS.reduce((sum, hand) => sum + deals[hand], 0n));

/**
 * Whether shares found on boards at equal steps fit the share of all boards. Neighbours are of like shape, so what
 * differs between them is what the steps leave to chance: half the mean square of the differences, over their number.
 */
export function compared(shares: readonly number[], kept: number): Omit<Figure, 'name'> {
  const share = shares.reduce((sum, each) => sum + each, 0) / shares.length;
  const squares = shares.slice(1).reduce((sum, each, nth) => sum + (each - shares[nth]!) ** 2, 0);
  const error = Math.sqrt(squares / (2 * (shares.length - 1) * shares.length));
  const off = Math.abs(share - kept) / error;
  const percent = (part: number): string => `${(100 * part).toFixed(3)} %`;
  return {
    share,
    isRight: off <= MOST_OFF,
    words: `${percent(share)} ± ${percent(error)}, kept ${percent(kept)}, off by ${off.toFixed(1)} standard errors`,
  };
}

/** So many kinds, at equal steps through the boards: a kind is met as often as it has boards. */
export function partOf(kinds: readonly BoardKind[], count: number): readonly BoardKind[] {
  const step = kinds.reduce((sum, { boards }) => sum + boards, 0) / count;
  let before = 0;
  return kinds.filter(({ boards }) => {
    const steps = (at: number): number => Math.floor(at / step + 0.5);
    const isMet = steps(before + boards) > steps(before);
    before += boards;
    return isMet;
  });
}

/** Every kind of board, like ones together: by cards of one suit, by pairs and trios, then by how near it is to straights. */
export function inShapes(): readonly BoardKind[] {
  const kinds: { kind: BoardKind; shape: string; straights: number }[] = [];
  everyBoardKind(kind => kinds.push({ kind, shape: shapeOf(kind), straights: straightsOn(kind) }));
  const shaped = Map.groupBy(kinds, ({ shape }) => shape);
  return [...shaped.keys()]
    .toSorted()
    .flatMap(shape => shaped.get(shape)!.toSorted((a, b) => a.straights - b.straights))
    .map(({ kind }) => kind);
}

/** How many pairs of cards make a straight with this board. */
function straightsOn({ cards, rank }: BoardKind): number {
  let pairs = 0;
  for (const [nth, one] of cards.entries()) {
    for (const other of cards.slice(nth + 1)) {
      if (pokerHand(rank(one, other)) === 'Straight') pairs += one.count * other.count;
    }
  }
  return pairs;
}

/** '3 21': three of one suit that matters, with a pair, and no other rank more than once. */
function shapeOf({ cards }: BoardKind): string {
  const suited = cards.filter(({ isSuited }) => isSuited).length;
  const left = Map.groupBy(cards, ({ bit }) => bit).values();
  const missing = [...left].map(each => 4 - each.reduce((sum, { count }) => sum + count, 0));
  const groups = missing.filter(count => count > 1).toSorted((a, b) => b - a);
  return `${suited === 0 ? 0 : 13 - suited} ${groups.join('')}`;
}
