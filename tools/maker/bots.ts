import type { Random } from '@maidan/core/random';
import { decimal, type Odds } from '@maidan/core/odds';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import { stepped } from '@maidan/exchange/ticks';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { arbitrage } from './arbitrage.ts';
import type { Bot, BotMaker } from './bot.ts';
import { type Offered, type Seat, valueOf } from './seat.ts';
import { watch } from './watch.ts';

/** Everybody who tries to beat the house. */
export const BOTS = {
  /** Anything at all. */
  random: random => ({
    look(seat) {
      seat.cancelAll();
      for (const plan of [bookIn(seat, random), ...someOf(seat.plans(), 3, random)]) {
        if (plan) takeAny(seat, plan, random);
      }
    },
  }),
  /** What has become likelier becomes likelier still. */
  momentum: () => follower(1),
  /** What went up comes down. */
  contrarian: () => follower(-1),
  arbitrage: () => arbitrage(),
  lastSecond: random => ({ look: seat => lastSecond(seat, random) }),
  watch: random => watch(random),
} as const satisfies Readonly<Record<string, BotMaker>>;

export type BotName = keyof typeof BOTS;

const someOf = <T>(list: readonly T[], count: number, random: Random): readonly T[] =>
  list.length === 0 ? [] : Array.from({ length: count }, () => random.pick(list));

function bookIn(seat: Seat, random: Random): MarketPlan | undefined {
  const books = seat.plans().filter(({ kind }) => kind === 'exchange');
  return books.length > 0 ? random.pick(books) : undefined;
}

/** Of ten orders in a book, so many wait there for a better price. */
const RESTING = 3;
const MOST_TICKS = 6;

function takeAny(seat: Seat, plan: MarketPlan, random: Random): void {
  const offers = seat.offers(plan);
  if (offers.length === 0) return;
  const offer = random.pick(offers);
  const isResting = plan.kind === 'exchange' && random.below(10) < RESTING;
  if (isResting) seat.rest(plan, { ...offer, odds: better(offer, 1 + random.below(MOST_TICKS)) });
  else seat.take(offer, { afterMs: random.below(10_000) });
}

const better = ({ side, odds }: Offered, ticks: number): Odds => stepped(odds, side === 'back' ? ticks : -ticks);

/** Moves smaller than this are not worth following, in probability or in runs. */
const A_MOVE = { chance: 0.01, runs: 1 };

/** Compares every price with the last time, and bets with the move or against it. */
function follower(direction: 1 | -1): Bot {
  const seen = new Map<string, Offered>();
  return {
    look(seat) {
      for (const offer of seat
        .plans()
        .filter(isFollowed)
        .flatMap(plan => seat.offers(plan))) {
        const key = `${offer.plan.id}|${offer.runner}|${offer.side}`;
        const before = seen.get(key);
        seen.set(key, offer);
        if (before && moveOf(before, offer) * direction * (offer.side === 'back' ? 1 : -1) > 0) seat.take(offer);
      }
    },
  };
}

const isFollowed = ({ kind }: MarketPlan): boolean =>
  kind === 'exchange' || kind === 'bookmaker' || kind === 'session' || kind === 'fancy1';

/** Above zero: it has become likelier, or the line has gone up. */
function moveOf(before: Offered, now: Offered): number {
  const runs = now.line - before.line;
  if (runs !== 0) return Math.abs(runs) >= A_MOVE.runs ? runs : 0;
  const chance = 1 / decimal(now.odds) - 1 / decimal(before.odds);
  return Math.abs(chance) >= A_MOVE.chance ? chance : 0;
}

/**
 * Knows the true chances of everything that was told, and when the next thing will happen: it clicks what is cheap by
 * what it knows, and what is not, so late that its order is due when the next thing has just happened.
 */
function lastSecond(seat: Seat, random: Random): void {
  for (const plan of someOf(seat.plans(), 4, random)) {
    const offers = seat.offers(plan);
    const truth = seat.truth(plan);
    const cheap = truth && offers.find(offer => valueOf(offer, truth) > 0);
    if (cheap) seat.take(cheap);
    else if (offers.length > 0) seat.take(random.pick(offers), { afterMs: justInTime(seat, plan, random) });
  }
}

const STRADDLE_MS = 400;

/** Due from a little before the next thing to a little after it. */
function justInTime(seat: Seat, { kind }: MarketPlan, random: Random): number {
  const delay = kind === 'exchange' ? DELAY_MS.inPlay : DELAY_MS.rowInPlay;
  return Math.max(0, seat.nextMs - seat.moment.ms - delay + random.below(2 * STRADDLE_MS) - STRADDLE_MS);
}
