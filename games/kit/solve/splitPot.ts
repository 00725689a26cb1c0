import { type BoardKind, everyBoardKind } from './boards.ts';

/** In how many deals of a board, a hand for A and a hand for B the two come to the same. */
export function countSplits(): number {
  let splits = 0;
  everyBoardKind(kind => {
    splits += kind.boards * splitsOn(kind);
  });
  return splits;
}

/**
 * Who holds which hand is counted apart. Of N hands that come to the same, h(c) of them with card c, two that share no
 * card can be chosen in N² + N − Σ h(c)² ways: Σ h(c)² counts two with one card in common once, and a hand with itself
 * twice.
 */
export function splitsOn({ cards, rank }: BoardKind): number {
  const hands = handsByRank(cards.length, (i, j) => rank(cards[i]!, cards[j]!));
  const withCard = new Float64Array(cards.length);
  let splits = 0;
  let alike = 0;
  for (let n = 0; n < hands.length; n++) {
    const [i, j] = [(hands[n]! >> 5) & 31, hands[n]! & 31];
    const ones = cards[i]!.count;
    const others = i === j ? ones - 1 : cards[j]!.count;
    alike += i === j ? (ones * others) / 2 : ones * others;
    withCard[i]! += others;
    if (i !== j) withCard[j]! += ones;
    if (n + 1 < hands.length && Math.floor(hands[n]! / 1024) === Math.floor(hands[n + 1]! / 1024)) continue;
    splits += alike * alike + alike;
    for (let k = 0; k < cards.length; k++) splits -= cards[k]!.count * withCard[k]! ** 2;
    alike = 0;
    withCard.fill(0);
  }
  return splits;
}

/** All pairs of kinds, worst hand first, as one number each: the rank, then five bits for either kind. */
function handsByRank(kinds: number, rank: (i: number, j: number) => number): Float64Array {
  const hands = new Float64Array((kinds * (kinds + 1)) / 2);
  let n = 0;
  for (let i = 0; i < kinds; i++) for (let j = i; j < kinds; j++) hands[n++] = rank(i, j) * 1024 + i * 32 + j;
  return hands.sort();
}
