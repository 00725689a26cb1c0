import { CENTS } from '@maidan/exchange/book/bookLimit';
import { ExposureTable } from '@maidan/exchange/positions/exposureTable';
import { BACK, Ladder, type LadderSide, LAY, rankOf } from '@maidan/exchange/book/ladder';
import { Fills } from '@maidan/exchange/book/ladderFills';

/** A ladder of two runners, of which one is traded, that looks with every order and fill at what everybody could lose. */
export class ExposedBook {
  matched = 0;
  readonly #ladder = new Ladder(2);
  readonly #fills = new Fills();
  readonly #table: ExposureTable;
  readonly #funds: number;

  /** Everybody has the same funds. */
  constructor(users: number, funds: number) {
    this.#table = new ExposureTable(users, 2);
    this.#funds = funds;
  }

  /** Answers with a handle of what rests; 0 when nothing does. */
  place(user: number, side: LadderSide, tick: number, stake: number): number {
    if (side === BACK) this.#table.expectBack(user, 0, stake);
    else this.#table.expectLay(user, 0, profitOf(stake, tick));
    this.#check(user);
    const other = side === BACK ? LAY : BACK;
    this.#fills.clear();
    const left = this.#ladder.take(other, rankOf(other, tick), stake, user, this.#fills);
    if (left < stake) this.#strike(user, side, tick, stake);
    return left === 0 ? 0 : this.#ladder.orders.handleOf(this.#ladder.rest(side, rankOf(side, tick), left, user));
  }

  cancel(handle: number): void {
    const slot = this.#ladder.orders.slotOf(handle);
    if (slot === 0) return;
    const { orders } = this.#ladder;
    if (this.#ladder.queueAt(slot) === BACK) this.#table.expectBack(orders.user[slot]!, 0, -orders.left[slot]!);
    else this.#table.expectLay(orders.user[slot]!, 0, -profitOf(orders.left[slot]!, this.#ladder.rankAt(slot)));
    this.#ladder.remove(slot);
  }

  /** What a lay was expected to cost is taken back as the part that this fill makes smaller, to the paisa. */
  #strike(taker: number, side: LadderSide, limit: number, stake: number): void {
    const fills = this.#fills;
    const { orders } = this.#ladder;
    let wanted = stake;
    for (let i = 0; i < fills.count; i += 1) {
      const slot = fills.slots[i]!;
      const filled = fills.stakes[i]!;
      const maker = orders.user[slot]!;
      const isBack = side === BACK;
      const tick = rankOf(isBack ? LAY : BACK, this.#ladder.rankAt(slot));
      const rest = isBack ? orders.left[slot]! : wanted - filled;
      const price = isBack ? tick : limit;
      const profit = profitOf(filled, tick);
      const expected = profitOf(rest + filled, price) - profitOf(rest, price);
      this.#table.matchBack(isBack ? taker : maker, 0, profit);
      this.#table.matchLay(isBack ? maker : taker, 0, filled, profit, expected);
      this.#check(maker);
      this.#check(taker);
      this.matched += filled;
      wanted -= filled;
    }
  }

  #check(user: number): void {
    if (this.#table.of(user) > this.#funds) throw new RangeError(`${user} could lose more than there is`);
  }
}

/** Exact: stake × hundredths stays below 10^15, where a float still tells hundredths apart. */
const profitOf = (stake: number, tick: number): number => Math.floor((stake * CENTS[tick]!) / 100) - stake;
