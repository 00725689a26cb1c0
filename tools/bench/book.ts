import type { Millis, OrderId, UserId } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import { BACK, LAY } from '@maidan/exchange/book/ladder';
import type { Order } from '@maidan/exchange/market';
import { MarketBook } from '@maidan/exchange/book/marketBook';
import { priceAt } from '@maidan/exchange/ticks';
import { OrderBook, Side } from 'nodejs-order-book';
import { ExposedBook } from './clients/exposedBook.ts';
import { type Commands, commandsFor, USERS } from './clients/traders.ts';
import { type BenchResult, interleave, type Measure } from './interleave.ts';

/*
 * The book under the 60/30/10 of traders (see clients/traders.ts), shallow and deep, with an exposure check of every
 * order and fill, beside nodejs-order-book, which does no such check. Time is what the process had of the processor, so
 * that neighbours on the machine do not count and the collector of garbage does. The reference gets the beginning of the
 * same commands, because it is slow; all must have matched the same stakes by then.
 */

const OPERATIONS = 1_000_000;
const DEPTHS = { shallow: 2_000, deep: 20_000 };
const REFERENCE_OPERATIONS = { shallow: 60_000, deep: 20_000 };
const BOOK_OPERATIONS = 200_000;
const ROUNDS = 7;
/** Until the compiler has seen the ladder often enough. */
const WARM_UPS = 3;
/** Enough to let nobody be refused: refused orders would be cheaper than taken ones. */
const FUNDS = 1e12;

export async function run(): Promise<BenchResult> {
  const shallow = commandsFor(DEPTHS.shallow, OPERATIONS, 1);
  const deep = commandsFor(DEPTHS.deep, OPERATIONS, 2);
  compare(shallow, REFERENCE_OPERATIONS.shallow);
  compare(deep, REFERENCE_OPERATIONS.deep);
  for (let i = 0; i < WARM_UPS; i += 1)
    for (const each of [shallow, deep]) await rateOf(each, OPERATIONS, throughLadder)();
  const { medians, rounds } = await interleave(
    [
      rateOf(shallow, OPERATIONS, throughLadder),
      rateOf(shallow, REFERENCE_OPERATIONS.shallow, throughReference),
      rateOf(deep, OPERATIONS, throughLadder),
      rateOf(deep, REFERENCE_OPERATIONS.deep, throughReference),
      rateOf(shallow, BOOK_OPERATIONS, throughMarketBook),
    ],
    ROUNDS,
  );
  const [ours = 0, reference = 0, oursDeep = 0, referenceDeep = 0, marketBook = 0] = medians.map(Math.round);
  return {
    name: 'book',
    ours,
    reference,
    ratio: ours / reference,
    unit: 'operations a second of processor time',
    against: 'nodejs-order-book, without an exposure check',
    more: {
      resting: DEPTHS.shallow,
      oursAt20k: oursDeep,
      referenceAt20k: referenceDeep,
      ratioAt20k: Number((oursDeep / referenceDeep).toFixed(1)),
      deepToShallow: Number((oursDeep / ours).toFixed(2)),
      deepToShallowByRound: rounds.map(([two = 1, , twenty = 0]) => (twenty / two).toFixed(2)).join(' '),
      marketBookWithEvents: marketBook,
      rounds: rounds.length,
    },
  };
}

/** A book that obeys the commands from one number up to another and answers with the stakes it matched. */
type Through = (commands: Commands) => (from: number, to: number) => number;

function rateOf(commands: Commands, operations: number, through: Through): Measure {
  return async () => {
    const obey = through(commands);
    obey(0, commands.filling);
    const before = process.cpuUsage();
    obey(commands.filling, commands.filling + operations);
    const { user, system } = process.cpuUsage(before);
    return (operations * 1_000_000) / (user + system);
  };
}

function compare(commands: Commands, operations: number): void {
  const matched = [throughLadder, throughReference, throughMarketBook].map(through => {
    const obey = through(commands);
    obey(0, commands.filling);
    return obey(commands.filling, commands.filling + operations);
  });
  if (new Set(matched).size > 1) throw new Error(`The books matched ${matched.join(', ')}`);
}

/** The ladder itself, by handles, with what everybody can lose. */
function throughLadder({ count, cancels, sides, ticks, stakes, users }: Commands) {
  const book = new ExposedBook(USERS, FUNDS);
  const handles = new Float64Array(count);
  return (from: number, to: number): number => {
    for (let n = from; n < to; n += 1) {
      const order = cancels[n]!;
      if (order >= 0) book.cancel(handles[order]!);
      else handles[n] = book.place(users[n]!, sides[n] === BACK ? BACK : LAY, ticks[n]!, stakes[n]!);
    }
    return book.matched;
  };
}

/** A back sells what a lay buys. Ids and prices are made beforehand: they are not its fault. */
function throughReference({ count, cancels, sides, ticks, stakes }: Commands) {
  const book = new OrderBook();
  const ids = Array.from({ length: count }, (_, n) => `order${n}`);
  let matched = 0;
  return (from: number, to: number): number => {
    for (let n = from; n < to; n += 1) {
      const order = cancels[n]!;
      if (order >= 0) {
        book.cancel(ids[order]!);
        continue;
      }
      const side = sides[n] === BACK ? Side.SELL : Side.BUY;
      const size = stakes[n]!;
      const { done, partial, partialQuantityProcessed } = book.limit({ id: ids[n]!, side, size, price: ticks[n]! });
      if (done.length > 0 || partialQuantityProcessed > 0) matched += size - restOf(ids[n]!, partial);
    }
    return matched;
  };
}

/** What is left of an order that took: it is the partial one if it did not get everything. */
const restOf = (id: string, partial: { readonly id: string; readonly size: number } | null): number =>
  partial?.id === id ? partial.size : 0;

/** What the server uses: orders in words, events with every leg. No exposure check. */
function throughMarketBook({ cancels, sides, ticks, stakes, users }: Commands) {
  const book = new MarketBook(['A', 'B'], { isComplete: false });
  let matched = 0;
  return (from: number, to: number): number => {
    for (let n = from; n < to; n += 1) {
      const cancelled = cancels[n]!;
      if (cancelled >= 0) {
        book.end(`${cancelled}` as OrderId, 'cancelled'); // named by the number of its command
        continue;
      }
      const order: Order = {
        id: `${n}` as OrderId,
        user: `${users[n]}` as UserId,
        runner: 'A',
        side: sides[n] === BACK ? 'back' : 'lay',
        odds: priceAt(ticks[n]!),
        stake: paise(stakes[n]!),
        at: n as Millis,
        isKept: false,
      };
      for (const event of book.place(order)) if (event.type === 'matched') matched += event.match.legs[0]!.stake;
    }
    return matched;
  };
}
