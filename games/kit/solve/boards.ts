import { flushRank, groupRank, sizeOf } from '../families/poker.ts';
import { CHOOSE, everyRankSet, NO_RANKS, withRanks } from './rankSets.ts';

/**
 * Boards of five cards that leave the same hands to be held. Where three cards or more are of one suit, cards of that
 * suit differ from the others of their rank; elsewhere only ranks count. That makes 42,783 kinds of the 2,598,960
 * boards.
 */
export interface BoardKind {
  readonly boards: number;
  /** The cards that are left, by what they do for a hand. */
  readonly cards: readonly CardKind[];
  /** What two of them come to with this board. */
  rank(one: CardKind, other: CardKind): number;
}

interface CardKind {
  readonly bit: number;
  readonly isSuited: boolean;
  readonly count: number;
}

const ALL_RANKS = (1 << 13) - 1;
const FOUR_OF_EACH = Array.from({ length: 13 }, () => 4);
const THREE_OF_EACH = Array.from({ length: 13 }, () => 3);

export function everyBoardKind(visit: (kind: BoardKind) => void): void {
  everyRankSet(NO_RANKS, FOUR_OF_EACH, 5, (...board) => {
    const boards = board[4] - 4 * threeOrMoreOfOneSuit(board);
    if (boards > 0) visit(boardKind(board, boards, 0));
  });
  for (let suited = ALL_RANKS; suited > 0; suited--) {
    const size = sizeOf(suited);
    if (size < 3 || size > 5) continue;
    everyRankSet(withRanks(NO_RANKS, suited), THREE_OF_EACH, 5 - size, (...board) =>
      visit(boardKind(board, 4 * board[4], suited)),
    );
  }
}

type Ranks = readonly [once: number, twice: number, thrice: number, all: number, ways: number];

function boardKind([once, twice, thrice, all]: Ranks, boards: number, suited: number): BoardKind {
  const cards: CardKind[] = [];
  for (let bit = 1; bit <= ALL_RANKS; bit <<= 1) {
    const isOut = (suited & bit) !== 0;
    const hasSuit = suited !== 0;
    const left = 4 - countOf(bit, [once, twice, thrice, all]) - (hasSuit && !isOut ? 1 : 0);
    if (hasSuit && !isOut) cards.push({ bit, isSuited: true, count: 1 });
    if (left > 0) cards.push({ bit, isSuited: false, count: left });
  }
  return {
    boards,
    cards,
    rank(one, other) {
      const plain = groupRank(
        once | one.bit | other.bit,
        twice | (once & (one.bit | other.bit)) | (one.bit & other.bit),
        thrice | (twice & (one.bit | other.bit)) | (once & one.bit & other.bit),
        all | (thrice & (one.bit | other.bit)) | (twice & one.bit & other.bit),
      );
      const flush = flushRank(suited | (one.isSuited ? one.bit : 0) | (other.isSuited ? other.bit : 0));
      return Math.max(plain, flush);
    },
  };
}

const countOf = (bit: number, groups: readonly number[]): number =>
  groups.reduce((count, ranks) => count + ((ranks & bit) === 0 ? 0 : 1), 0);

/** In how many ways the board has three cards or more of one given suit. */
function threeOrMoreOfOneSuit([once, twice, thrice, all]: Ranks): number {
  let ways = [1]; // ways[n]: n cards of that suit so far
  for (let bit = 1; bit <= ALL_RANKS; bit <<= 1) {
    const count = countOf(bit, [once, twice, thrice, all]);
    if (count === 0) continue;
    const [without, within] = [CHOOSE[3]![count]!, CHOOSE[3]![count - 1]!];
    ways = [...ways, 0].map((some, n) => some * without + (ways[n - 1] ?? 0) * within);
  }
  return ways.slice(3).reduce((sum, some) => sum + some, 0);
}
