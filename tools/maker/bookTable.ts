import type { MarketId, Millis, OrderId, UserId } from '@maidan/core/ids';
import { type Money, paise, ZERO } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import { quotesFor, requote } from '@maidan/exchange/trading/maker';
import type { Level, Match, Order } from '@maidan/exchange/market';
import { rulingOf } from '@maidan/exchange/positions/ruling';
import { settle } from '@maidan/exchange/positions/settle';
import type { Answer, MarketPlan, Truth } from '@maidan/exchange/sports/sport';
import { Trading } from '@maidan/exchange/trading/trading';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { limitsOf } from '@maidan/server/sport/marketRows';
import type { Moment, PlayedMatch } from './playedMatch.ts';

const BOT = 'bot' as UserId; // the only two in these books
const MAKER = 'maker' as UserId;

/** What somebody wants in a book. */
export interface BookWish {
  readonly runner: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly stake: Money;
}

/** What one bet was expected to make for the bot, by what the house held for true when it was struck. */
export interface ExpectedBet {
  /** Of the moment after which it was struck. */
  readonly nth: number;
  readonly side: Side;
  readonly stake: Money;
  readonly expected: number;
}

/** One book of a match with a bot and the maker in it, governed as the event's desk governs it. */
export class BookTable {
  readonly plan: MarketPlan;
  readonly struck: ExpectedBet[] = [];
  readonly #match: PlayedMatch;
  readonly #trading: Trading;
  /** By the moment after which they were struck. */
  readonly #matches = new Map<number, Match[]>();
  #nth = 0;
  #orders = 0;
  /** Since when the maker has wanted to take what rests here: it waits like everybody. */
  #wantedSince: number | undefined;

  constructor(match: PlayedMatch, plan: MarketPlan) {
    this.#match = match;
    this.plan = plan;
    this.#trading = new Trading(
      {
        id: plan.id as MarketId, // there is no other match here
        event: match.fixture.id,
        name: plan.name,
        status: 'open',
        inPlay: false,
        betDelayMs: DELAY_MS.before,
        runners: (plan.runners ?? []).map(id => ({ id, name: id, isRemoved: false })),
        limits: limitsOf('exchange'),
        isComplete: (plan.winners ?? 1) === 1,
        version: 1,
        commission: 0,
      },
      plan.winners,
    );
  }

  get isOpen(): boolean {
    return this.#trading.market.status === 'open';
  }

  get delayMs(): number {
    return this.#trading.market.betDelayMs;
  }

  /** Whether it has to be followed from moment to moment. */
  get hasOrders(): boolean {
    return this.#trading.ordersOf(BOT).length > 0;
  }

  offers(runner: string): { readonly back?: Level; readonly lay?: Level } {
    const { back, lay } = this.#trading.depth(runner, 1);
    return { ...(back[0] && { back: back[0] }), ...(lay[0] && { lay: lay[0] }) };
  }

  /** As the desk does when something happened; asked at every moment that matters, it is the same at all of them. */
  follow(moment: Moment, ms: number): void {
    this.#nth = moment.nth;
    const { market } = this.#trading;
    if (market.status === 'closed') return;
    if (this.#match.answerAt(moment, this.plan)) return this.#turn('closed');
    if (moment.isInPlay && !market.inPlay) {
      this.#turn('suspended');
      this.#trading.apply({ type: 'turnInPlay', betDelayMs: DELAY_MS.inPlay });
    }
    const truth = this.#match.isSuspendedAt(moment) ? undefined : this.#truth(moment);
    if (truth === undefined) return this.#turn('suspended');
    if (this.#trading.market.status === 'suspended') {
      this.#withdraw();
      this.#turn('open');
    }
    if (this.isOpen) this.#quote(truth, ms);
  }

  wouldMatch(wish: BookWish): boolean {
    return this.#trading.wouldMatch(this.#order(BOT, wish, 0));
  }

  /** At its turn. It rests with what is not matched, unless it is for now or never. */
  place(wish: BookWish, moment: Moment, ms: number, minFill?: Money): boolean {
    const order = { ...this.#order(BOT, wish, ms), ...(minFill !== undefined && { minFill }) };
    return this.#trade(BOT, { place: [order] }, moment);
  }

  cancelAll(): void {
    this.#trading.apply({ ...NOTHING, user: BOT, cancel: 'all' });
  }

  /** What the bets that were struck after a moment made the bot. */
  made(nth: number, answer: Answer): Money {
    const { payments } = settle(
      this.#matches.get(nth) ?? [],
      rulingOf(answer, this.plan.runners ?? [], this.plan.winners),
    );
    return payments.find(({ user }) => user === BOT)?.profit ?? ZERO;
  }

  #truth(moment: Moment): readonly number[] | undefined {
    const truth: Truth | undefined = this.#match.truthAt(this.#match.pricedAt(moment), this.plan);
    return truth?.type === 'chances' ? truth.chances : undefined;
  }

  /** Prices that meet nobody come at once; what would be taken is taken after the delay, if it is still wanted. */
  #quote(chances: readonly number[], ms: number): void {
    const { runners, limits } = this.#trading.market;
    const holding = this.#trading.holdingOf(MAKER);
    const position = runners.map((_, i) => holding?.position(i) ?? ZERO);
    const wanted = quotesFor({ runners: runners.map(({ id }) => id), chances, position, limits });
    const resting = this.#trading.ordersOf(MAKER).map(({ order, left }) => ({ ...order, stake: left }));
    const { cancel, reduce, place } = requote(resting, wanted, limits.min);
    const orders = place.map(quote => this.#order(MAKER, quote, ms));
    this.#trade(MAKER, { cancel, reduce });
    const taking = orders.filter(order => this.#trading.wouldMatch(order));
    if (taking.length === 0) this.#wantedSince = undefined;
    else this.#wantedSince ??= ms;
    const mayTake = ms - (this.#wantedSince ?? ms) >= this.delayMs;
    const now = mayTake ? orders : orders.filter(order => !taking.includes(order));
    if (mayTake) this.#wantedSince = undefined;
    for (const order of now) this.#trade(MAKER, { place: [order] }, undefined, chances);
  }

  #withdraw(): void {
    this.#trading.apply({ ...NOTHING, user: MAKER, cancel: 'all' });
  }

  #turn(status: 'open' | 'suspended' | 'closed'): void {
    if (this.#trading.market.status !== status) this.#trading.apply({ type: 'status', status });
  }

  #trade(
    user: UserId,
    orders: Partial<Omit<Parameters<Trading['needs']>[0], 'user' | 'type'>>,
    moment?: Moment,
    chances = moment && this.#truth(moment),
  ): boolean {
    const command = { ...NOTHING, user, ...orders };
    if (!this.#trading.check(command).ok) return false;
    for (const event of this.#trading.apply(command).events) {
      if (event.type !== 'matched') continue;
      this.#matches.set(this.#nth, [...(this.#matches.get(this.#nth) ?? []), event.match]);
      for (const leg of event.match.legs) {
        if (leg.user !== BOT) continue;
        const chance = chances?.[(this.plan.runners ?? []).indexOf(leg.runner)] ?? 0;
        const backed = chance * leg.profit - (1 - chance) * leg.stake;
        const expected = leg.side === 'back' ? backed : -backed;
        this.struck.push({ nth: this.#nth, side: leg.side, stake: leg.stake, expected });
      }
    }
    return true;
  }

  #order(user: UserId, { runner, side, odds, stake }: BookWish, ms: number): Order {
    const id = `${user}${(this.#orders += 1)}` as OrderId; // of this book
    return { id, user, runner, side, odds, stake: paise(stake), at: ms as Millis, isKept: user === MAKER };
  }
}

const NOTHING = { type: 'orders', cancel: [], reduce: [], place: [], isAllOrNone: false } as const;
