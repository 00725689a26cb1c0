/** Something that comes true with a chance, and what it is worth if it does and if it does not. */
export interface Wager {
  readonly chance: number;
  readonly gain: number;
  readonly loss: number;
}

/**
 * At most how likely it is that independent wagers come to this much or more: Chernoff's bound, which holds for any number of
 * wagers at any odds. A bell curve would not: ten bets at long odds are far from one.
 */
export function chanceOfAtLeast(wagers: readonly Wager[], total: number): number {
  const scale = Math.max(...wagers.map(({ gain, loss }) => gain + loss), 0);
  if (scale === 0) return 1;
  const expected = wagers.reduce((sum, { chance, gain, loss }) => sum + chance * gain - (1 - chance) * loss, 0);
  if (total <= expected) return 1;
  const exponentAt = (steepness: number): number =>
    wagers.reduce((sum, wager) => sum + logMoment(wager, steepness / scale), 0) - (steepness / scale) * total;
  return Math.min(1, Math.exp(leastOf(exponentAt)));
}

/** The logarithm of what e to the power of so many times the result is on average, without leaving the numbers there are. */
function logMoment({ chance, gain, loss }: Wager, times: number): number {
  const won = Math.log(chance) + times * gain;
  const lost = Math.log(1 - chance) - times * loss;
  const larger = Math.max(won, lost);
  return larger + Math.log(Math.exp(won - larger) + Math.exp(lost - larger));
}

/** The least of a function that falls and then rises, looked for in thirds. */
function leastOf(at: (x: number) => number): number {
  let [from, to] = [0, 60];
  for (let nth = 0; nth < 80; nth += 1) {
    const [left, right] = [from + (to - from) / 3, to - (to - from) / 3];
    if (at(left) <= at(right)) to = right;
    else from = left;
  }
  return at((from + to) / 2);
}

/** Said as one in so many, no larger than a number that is still read. */
export const oneInOf = (chance: number): number => Math.min(1_000_000_000, Math.floor(1 / Math.max(chance, 1e-9)));
