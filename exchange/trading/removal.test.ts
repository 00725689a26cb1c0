import type { Millis, OrderId, UserId } from '@maidan/core/ids';
import { type Money, paise, sum, ZERO } from '@maidan/core/money';
import { SIDES } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match } from '../market.ts';
import { type Removal, reducedIn, withoutRunners } from '../positions/nonRunner.ts';
import { exposureOf, positionOf } from '../positions/position.ts';
import { NO_ORDERS, raceOf, RUNNERS } from './raceNotation.ts';
import { rulingOf } from '../positions/ruling.ts';
import { settle } from '../positions/settle.ts';
import { priceAt } from '../ticks.ts';
import type { TradeCommand } from './tradeCommand.ts';
import { Trading } from './trading.ts';

/* A runner is removed from a market in which people have orders and bets. */

const USERS = ['asha', 'bela', 'chitra', 'dev'] as UserId[];

const anyOrder = fc.record({
  user: fc.constantFrom(...USERS),
  runner: fc.constantFrom(...RUNNERS),
  side: fc.constantFrom(...SIDES),
  tick: fc.integer({ min: 100, max: 190 }),
  stake: fc.integer({ min: 100, max: 100_000 }),
});
const anyRemoval = fc.record({ runner: fc.constantFrom(...RUNNERS), reduction: fc.integer({ min: 0, max: 6_000 }) });

/** Orders mostly, and once or twice somebody is removed between them. */
const anyRace = fc.record({
  winners: fc.constantFrom(1, 1, 2),
  wanted: fc.array(fc.oneof({ weight: 12, arbitrary: anyOrder }, { weight: 1, arbitrary: anyRemoval }), {
    minLength: 5,
    maxLength: 60,
  }),
  last: anyRemoval,
});
type Race = typeof anyRace extends fc.Arbitrary<infer T> ? T : never;

function commandOf(wanted: Race['wanted'][number], nth: number): TradeCommand {
  if ('reduction' in wanted) return { type: 'remove', ...wanted };
  const { tick, stake, ...wish } = wanted;
  const order = { ...wish, id: `o${nth}` as OrderId, odds: priceAt(tick), stake: paise(stake) };
  return { ...NO_ORDERS, user: wanted.user, place: [{ ...order, at: nth as Millis, isKept: false }] };
}

/** What was struck, with how many removals had been before: as the journal and the list of bets have it. */
interface Line {
  readonly match: Match;
  readonly after: number;
}

/** One more than can win stays in it at least: otherwise there is no race. */
function run({ winners, wanted, last }: Race) {
  const trading = new Trading(raceOf(winners), winners);
  const journal: TradeCommand[] = [];
  const lines: Line[] = [];
  const removals: Removal[] = [];
  const held = new Map<UserId, Money>();
  for (const [nth, each] of [...wanted, last].entries()) {
    const command = commandOf(each, nth);
    const isTooMany = command.type === 'remove' && removals.length === RUNNERS.length - winners - 1;
    if (isTooMany || !trading.check(command).ok) continue;
    const { events, held: changed, orders } = trading.apply(command);
    journal.push(command);
    if (command.type === 'remove') removals.push(command); // what it leads to is struck after it
    for (const event of events)
      if (event.type === 'matched') lines.push({ match: event.match, after: removals.length });
    for (const [user, { before, after }] of changed) {
      expect(before).toBe(held.get(user) ?? ZERO);
      held.set(user, after);
    }
    for (const { order, matched, left, lapsed, cancelled, voided } of orders)
      expect(sum([matched, left, lapsed, cancelled, voided])).toBe(order.stake);
  }
  const kind = reducedIn(winners);
  const matches = lines.map(({ match, after }): Match => ({
    legs: match.legs.flatMap(leg => withoutRunners(leg, removals.slice(after), kind) ?? []),
  }));
  const running = RUNNERS.filter(id => removals.every(({ runner }) => runner !== id));
  return { trading, journal, matches, running, held, outcomes: trading.outcomes };
}

const legsOf = (matches: readonly Match[], user?: UserId) =>
  matches.flatMap(({ legs }) => legs.filter(leg => user === undefined || leg.user === user));

/** Every set of winners that can come home. */
const winnersOf = (running: readonly string[], winners: number): string[][] =>
  winners === 1
    ? running.map(runner => [runner])
    : running.flatMap((one, i) => running.slice(i + 1).map(other => [one, other]));

describe('whoever is removed, whenever', () => {
  test('[R7] what is held covers the worst that can come, and no more than that', () => {
    fc.assert(
      fc.property(anyRace, wanted => {
        const { trading, matches, running, held, outcomes } = run(wanted);
        for (const user of USERS) {
          const position = positionOf(running, legsOf(matches, user));
          expect(held.get(user) ?? ZERO).toBe(exposureOf(position, trading.ordersOf(user), outcomes));
        }
      }),
      { numRuns: 400, seed: 21 },
    );
  });

  test('a settlement from the list of bets pays what the position showed, and asks nobody for more than was held', () => {
    fc.assert(
      fc.property(anyRace, wanted => {
        const { trading, matches, running, held } = run(wanted);
        for (const winners of winnersOf(running, wanted.winners)) {
          const places = winners.map(runner => RUNNERS.indexOf(runner));
          const { payments, house } = settle(
            matches,
            rulingOf({ type: 'won', winners: places }, RUNNERS, wanted.winners),
          );
          expect(sum([...payments.map(({ profit }) => profit), house])).toBe(0);
          for (const { user, profit } of payments) {
            const { ifWin, ifLose } = trading.holdingOf(user)!;
            const shown = RUNNERS.reduce(
              (total, runner, i) => total + (winners.includes(runner) ? ifWin[i]! : ifLose[i]!),
              0,
            );
            expect(profit).toBe(shown);
            expect(-profit).toBeLessThanOrEqual(held.get(user) ?? 0);
          }
        }
      }),
      { numRuns: 200, seed: 22 },
    );
  });

  test('between two players it moves money from one to the other and nowhere else', () => {
    fc.assert(
      fc.property(anyRace, wanted => {
        const { matches, running } = run(wanted);
        for (const { legs } of matches.filter(match => match.legs.length === 2 && isPair(match))) {
          const { ifWins, ifNone } = positionOf(running, legs);
          expect([...Object.values(ifWins), ifNone].every(amount => amount === 0)).toBe(true);
        }
      }),
      { numRuns: 200, seed: 23 },
    );
  });

  test('the same journal makes the same market, and so does a copy that goes on', () => {
    fc.assert(
      fc.property(anyRace, wanted => {
        const { trading, journal } = run(wanted);
        const again = new Trading(raceOf(wanted.winners), wanted.winners);
        const half = Math.floor(journal.length / 2);
        for (const command of journal.slice(0, half)) again.apply(command);
        const copy = again.clone();
        for (const command of journal.slice(half)) copy.apply(command);
        expect(copy.digest()).toBe(trading.digest());
        for (const command of journal.slice(half)) again.apply(command);
        expect(again.digest()).toBe(trading.digest());
      }),
      { numRuns: 100, seed: 24 },
    );
  });

  test('orders on it are void, lays on the others are taken back, and nobody can bet on it any more', () => {
    fc.assert(
      fc.property(anyRace, wanted => {
        const { trading, running } = run(wanted);
        const removed = RUNNERS.filter(runner => !running.includes(runner));
        const isJustGone = removed.includes(wanted.last.runner) && isOnlyOnce(wanted);
        for (const user of USERS) {
          for (const { order } of trading.ordersOf(user)) {
            expect(running).toContain(order.runner);
            expect([isJustGone, order.side]).not.toEqual([true, 'lay']);
          }
        }
        for (const runner of removed) {
          expect(trading.depth(runner)).toEqual({ back: [], lay: [] });
          const order = { user: USERS[0]!, runner, side: 'back', tick: 150, stake: 1_000 } as const;
          expect(trading.check(commandOf(order, 999))).toEqual({ ok: false, error: 'unknown-runner' });
        }
      }),
      { numRuns: 200, seed: 25 },
    );
  });
});

/** A back and a lay of one runner. */
const isPair = ({ legs: [a, b] }: Match): boolean => a!.runner === b!.runner && a!.side !== b!.side;
/** The last removal was the only one, and so the last thing that happened. */
const isOnlyOnce = ({ wanted }: Race): boolean => wanted.every(each => !('reduction' in each));
