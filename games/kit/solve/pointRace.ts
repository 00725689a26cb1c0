/** A race to `goal` points in at most `most` cards, which count 0 to 9. */
interface Race {
  readonly goal: number;
  readonly most: number;
  /** How many cards are left that count n. */
  readonly left: readonly number[];
  /** What the cards dealt so far count. */
  readonly dealt: readonly number[];
}

interface RaceChances {
  /** The goal is reached. */
  readonly reached: number;
  /** A card that counts nothing is among those dealt. */
  readonly anyZero: number;
}

/** Deals the race out in every way, card values only. */
export function raceChances({ goal, most, left, dealt }: Race): RaceChances {
  const counts = [...left];
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  let [reached, anyZero] = [0, 0];

  const go = (nth: number, points: number, hasZero: boolean, remaining: number, chance: number): void => {
    if (points >= goal || nth === most) {
      if (points >= goal) reached += chance;
      if (hasZero) anyZero += chance;
      return;
    }
    for (let value = 0; value < counts.length; value++) {
      const there = counts[value]!;
      if (there === 0) continue;
      counts[value] = there - 1;
      go(nth + 1, points + value, hasZero || value === 0, remaining - 1, (chance * there) / remaining);
      counts[value] = there;
    }
  };
  go(dealt.length, sum(dealt), dealt.includes(0), sum(left), 1);
  return { reached, anyZero };
}
