/*
 * Two sides draw in turn. A side whose cards come to 13, 14 or 15 has lost, with 16 or more it has won, and with less
 * the other side draws. What lies on the table is known by how many cards of each value are left, and by the totals.
 */

/** How likely the side that draws next wins; `left[v]` cards are left of value v, `own` and `other` are the totals. */
export function drawerWins(left: readonly number[], own: number, other: number): number {
  return chance(
    [...left],
    own,
    other,
    left.reduce((a, b) => a + b, 0),
  );
}

/** By state: a round can stand in fewer than ten thousand. */
const known = new Map<number, number>();

function chance(left: number[], own: number, other: number, remaining: number): number {
  const key = left.reduce((digits, count) => 5 * digits + count, own);
  const found = known.get(key);
  if (found !== undefined) return found;
  let wins = 0;
  for (let value = 1; value < left.length; value++) {
    const there = left[value]!;
    if (there === 0) continue;
    const total = own + value;
    if (total >= 16) wins += there / remaining;
    else if (total <= 12) {
      left[value] = there - 1;
      wins += (there / remaining) * (1 - chance(left, other, total, remaining - 1));
      left[value] = there;
    }
  }
  known.set(key, wins);
  return wins;
}
