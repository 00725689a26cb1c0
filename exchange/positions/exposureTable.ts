/**
 * What everybody could lose in one market, as columns: for the fastest question "may this order be taken". Nothing is
 * recomputed: an order, a fill and a cancellation each change one cell and one sum.
 *
 * A back that is matched or not loses its stake unless its runner wins; that is one sum for each user. What its runner
 * wins on top, and what lays lose there, is in the cell of that runner. So the result if a runner wins, with everything
 * unmatched at its worst, is cell − sum, and the exposure is the sum less the smallest cell.
 */
export class ExposureTable {
  readonly #runners: number;
  readonly #cells: Float64Array;
  readonly #sums: Float64Array;

  constructor(users: number, runners: number) {
    this.#runners = runners;
    this.#cells = new Float64Array(users * runners);
    this.#sums = new Float64Array(users);
  }

  /** The most a user can lose. */
  of(user: number): number {
    const from = user * this.#runners;
    let least = this.#cells[from]!;
    for (let i = from + 1; i < from + this.#runners; i += 1) {
      const cell = this.#cells[i]!;
      if (cell < least) least = cell;
    }
    const most = this.#sums[user]! - least;
    return most > 0 ? most : 0;
  }

  /** A back that is not matched yet. Taken back with a stake below zero. */
  expectBack(user: number, runner: number, stake: number): void {
    this.#add(user, runner, stake);
    this.#sums[user] = this.#sums[user]! + stake;
  }

  /** A lay that is not matched yet. Taken back with a liability below zero. */
  expectLay(user: number, runner: number, liability: number): void {
    this.#add(user, runner, -liability);
  }

  /** Of an expected back: its stake is counted already. */
  matchBack(user: number, runner: number, profit: number): void {
    this.#add(user, runner, profit);
  }

  /** Of an expected lay: `expected` is what was counted for this part of it, `profit` what its backer wins. */
  matchLay(user: number, runner: number, stake: number, profit: number, expected: number): void {
    this.#add(user, runner, expected - profit - stake);
    this.#sums[user] = this.#sums[user]! - stake;
  }

  #add(user: number, runner: number, amount: number): void {
    const cell = user * this.#runners + runner;
    this.#cells[cell] = this.#cells[cell]! + amount;
  }
}
