/** What a back bet on a selection can expect, given what has been dealt. */
export interface Chance {
  /** Probability of a win at the odds the bet was struck at, a dead heat of n counting as 1/n. */
  readonly win: number;
  readonly void: number;
  /** Expected return from outcomes that name their own odds: pay tables, half back. */
  readonly pays: number;
  /** Probability of ending up with more than the stake, however it comes about. */
  readonly hit: number;
  /** Probability that the number a line is about comes to `line` or more. */
  atLeast(line: number): number;
  /** How far off it may be: nothing, unless it was sampled (three standard errors). */
  readonly error: number;
}

export type Chances = ReadonlyMap<string, Chance>;

/** The chance of something that is won, returned or lost. */
export const chanceOf = (win: number, voided = 0): Chance => ({
  win,
  void: voided,
  pays: 0,
  hit: win,
  atLeast: noLine,
  error: 0,
});

/** The chance of something paid by a table, or half: what it returns, and how often that is a gain. */
export const payChance = ({
  pays,
  hit,
  win = 0,
  void: voided = 0,
}: {
  readonly pays: number;
  readonly hit: number;
  readonly win?: number;
  readonly void?: number;
}): Chance => ({ win, void: voided, pays, hit, atLeast: noLine, error: 0 });

/** The chance of a number, from how likely each of its values is. */
export function lineChance(values: ReadonlyMap<number, number>): Chance {
  const sorted = [...values].toSorted(([a], [b]) => b - a);
  const atLeast = (line: number): number => {
    let sum = 0;
    for (const [value, p] of sorted) {
      if (value < line) break;
      sum += p;
    }
    return sum;
  };
  return { win: 0, void: 0, pays: 0, hit: 0, atLeast, error: 0 };
}

/** Chance of a win when it is not void: what prices are made from. */
export const chanceToWin = ({ win, void: voided }: Chance): number => (voided < 1 ? win / (1 - voided) : 0);

function noLine(): number {
  throw new Error('this selection is not about a number');
}
