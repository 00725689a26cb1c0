import type { ErrorCode } from '@maidan/contract/errors';
import type { MarketId, Millis, UserId } from '@maidan/core/ids';
import { type Account, accountsOf, holdFor, lend } from '@maidan/core/ledger';
import { add, type Money, paise, subtract, sum } from '@maidan/core/money';
import { liability } from '@maidan/core/odds';
import type { Staking } from '@maidan/core/ownLimits';
import { ok, type Refusal, refuse, type Result } from '@maidan/core/result';
import type { ExposureLimits } from '@maidan/exchange/positions/exposureLimits';
import type { Market, Order, OrderState } from '@maidan/exchange/market';
import { Trading } from '@maidan/exchange/trading/trading';
import type { OrdersCommand, Outcome, RemoveCommand, TradeCommand } from '@maidan/exchange/trading/tradeCommand';
import type { Decision } from '../writer/decision.ts';
import type { Command } from '../writer/command.ts';
import type { RowRef } from '../writer/rows.ts';
import { mayStake, watchOf } from '../protection/keptWithin.ts';
import { type Telling, tellAgain } from '../inbox/telling.ts';
import { mayRisk } from './limits.ts';
import { isListed, MAKER } from './makerAccount.ts';
import { legRows, orderRow } from './tradeRows.ts';

/**
 * Who does something in a market, and under which key. What the house does all day is not remembered: a line of the
 * journal is written once, and a desk that tries to write it again learns that it was done.
 */
export type Trader = Pick<Command<unknown>, 'key' | 'fingerprint' | 'isRemembered'>;

/** With what `also` looks at. */
export type Governor = Trader & Pick<Command<unknown>, 'rows'>;
export type Also = (decision: Decision, market: Market) => Result<unknown, ErrorCode>;

/**
 * Orders that match, of somebody who has not waited the delay of the market (bet delay): they were decided speculatively,
 * and are dropped. They may be asked for again after it.
 */
export class Hasty extends Error {
  readonly delayMs: number;

  constructor(delayMs: number) {
    super('these orders have to wait first');
    this.delayMs = delayMs;
  }
}

/** Orders that follow from the market as it is when their turn comes, and from nothing that was looked at before. */
export interface Way {
  readonly user: UserId;
  orders(trading: Trading): Result<OrdersCommand, ErrorCode>;
}

/** What is asked of orders besides what the market asks. */
interface TradeTerms {
  /** As they are when it is decided. */
  limits(): ExposureLimits;
  readonly hasWaited: boolean;
  /** Everybody's balances are asked for, and not only of whom the orders seem to meet. */
  readonly isThorough: boolean;
}

/** What a command of a market is besides what it does there. */
interface Turn<C extends TradeCommand, A> {
  readonly users: readonly UserId[];
  readonly ref?: string;
  /** Orders do not meet those whose time is over. */
  readonly isTrade?: true;
  command(trading: Trading): Result<C, ErrorCode>;
  allow(decision: Decision, command: C): Result<unknown, ErrorCode>;
  /** Kept with its key: of the orders it touched, those of who asked. */
  answer(orders: readonly OrderState[]): A;
}

const done = (): object => ({});

/**
 * An order touched somebody whose balance nobody asked for: it met an order that was not there to be met when its group was
 * opened. It is dropped, and may be asked for again with everybody's.
 */
export class Unforeseen extends Error {}

/** The journal of a market has lines that its desk does not know. */
class Behind extends Error {}

/**
 * A connection that was lost during a commit may have dropped what came true after all. Its desk goes on one line behind,
 * until it wants to write a line that is there already, which the database refuses.
 */
export const isBehind = (error: unknown): boolean =>
  error instanceof Behind ||
  (error instanceof Error && 'constraint' in error && WRITTEN_ONCE.includes(String(error.constraint)));

const WRITTEN_ONCE = ['journal_pkey', 'legs_pkey', 'orders_pkey', 'transfers_id_key'];

/** Whether one takes the other's price, as far as two orders on one runner show. */
function meet(order: Order, other: Order): boolean {
  if (order.runner !== other.runner || order.side === other.side || order.user === other.user) return false;
  if (order.minFill !== undefined) return false; // all that it meets together tells
  return order.side === 'back' ? order.odds <= other.odds : other.odds <= order.odds;
}

/** Whether somebody else met an order that rested: its player may be away. They are told when it begins, and when it is done. */
function isMet(command: TradeCommand, { order, matched, left }: OrderState, { events }: Outcome): boolean {
  if (matched === 0 || (command.type === 'orders' && command.user === order.user)) return false;
  const met = events.flatMap(event => (event.type === 'matched' ? event.match.legs : []));
  const now = sum(met.flatMap(leg => (leg.order === order.id ? [leg.stake] : [])));
  return now > 0 && (left === 0 || now === matched);
}

const matchTold = (market: MarketId, { order, matched }: OrderState): Telling => ({
  ...{ user: order.user, cause: order.id, code: 'orderMatched' },
  about: {
    ...{ market, order: order.id, runner: order.runner, side: order.side },
    ...{ odds: order.odds, stake: order.stake, matched },
  },
});

/** What a desk needs of the house. */
interface DeskHouse {
  /** The time by which orders lapse. */
  now(): Millis;
  publish(trading: Trading, outcome: Outcome): void;
}

/** A digest takes as long as the book is deep: so many commands share one, and as many as there are orders in it. */
const DIGEST_EVERY = 64;

const isDigested = (seq: number, { resting }: Trading): boolean =>
  seq % (DIGEST_EVERY * 2 ** Math.ceil(Math.log2(Math.max(1, resting / DIGEST_EVERY)))) === 0;

/**
 * The owner of one market. It is kept twice: as it is decided, which the next decision builds upon, and as it is
 * committed, which is all that anybody is shown. Both are made by the same commands in the same order. When a decision
 * does not come true, the first is made again from the second and from what else is decided; nothing has to be undone.
 */
export class Desk {
  readonly id: MarketId;
  readonly #house: DeskHouse;
  #decided: Trading | undefined;
  readonly #committed: Trading;
  /** Decided and not committed yet, in order. */
  #pending: TradeCommand[] = [];
  /** Of the journal, as far as it is committed. */
  #seq: number;
  #isLost = false;
  /** Orders that are on their way to their turn. */
  readonly #sent = new Set<Order>();
  #makers:
    { readonly seq: number; readonly users: ReadonlySet<UserId>; readonly accounts: readonly Account[] } | undefined;

  constructor(trading: Trading, seq: number, house: DeskHouse) {
    this.id = trading.id;
    this.#committed = trading;
    this.#seq = seq;
    this.#house = house;
  }

  /** As everybody may see it. Not to be changed. */
  get trading(): Trading {
    return this.#committed;
  }

  get market(): Market {
    return this.#committed.market;
  }

  get seq(): number {
    return this.#seq;
  }

  /** It must be read from its journal again before anything else can be decided. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Somebody found out that its journal goes on without it. */
  lose(): void {
    this.#isLost = true;
  }

  /** Orders of a player. The account's state is looked at with everything else. */
  trade(
    trader: Trader,
    { user, orders }: Way,
    { limits, hasWaited, isThorough }: TradeTerms,
  ): Command<readonly OrderState[]> {
    const allow = (decision: Decision, command: OrdersCommand): Result<void, ErrorCode> => {
      const { place } = command;
      for (const order of place) this.#sent.delete(order);
      if (place.some(({ until = Infinity }) => until <= this.#house.now())) return refuse('order-expired');
      const { market } = this.#ahead();
      const isTaking = !hasWaited && market.betDelayMs > 0 && place.some(order => this.#ahead().wouldMatch(order));
      if (isTaking) throw new Hasty(market.betDelayMs);
      if (decision.row('user', user)?.status !== 'active') return refuse('account-blocked');
      const before = this.#ahead().heldOf(user);
      const needed = this.#ahead().needs(command);
      if (needed > decision.balance(`player:${user}`)) return refuse('insufficient-balance');
      const own = mayStake(decision, user, () => this.#staking(command, needed), {
        isClosing: () => needed <= 0 && this.#ahead().closes(command),
      });
      return own.ok ? mayRisk(decision, user, { before, after: add(before, needed) }, limits()) : own;
    };
    const own = (touched: readonly OrderState[]) => touched.filter(({ order }) => order.user === user);
    const command = this.#command(trader, { users: [user], isTrade: true, command: orders, allow, answer: own });
    const named = accountsOf(user);
    return isThorough
      ? command
      : { ...command, accounts: () => (this.#meets(orders) ? this.#accounts([user]) : named) };
  }

  /**
   * How long orders would have to wait by the market as it is decided, and by what is on its way there, which is told without
   * a turn: in their turn they would only be dropped. Where they would not wait, or not be taken, their turn tells. What is
   * decided or on its way nearly always comes true; where it does not, somebody waited who need not have.
   */
  delayOf({ orders }: Way): number | undefined {
    const trading = this.#ahead();
    const { betDelayMs } = trading.market;
    const made = betDelayMs > 0 ? orders(trading) : undefined;
    if (!made?.ok || made.value.isAllOrNone || !trading.check(made.value).ok) return undefined;
    const { place } = made.value;
    const isOver = place.some(({ until = Infinity }) => until <= this.#house.now());
    const isMet = (order: Order): boolean =>
      trading.wouldMatch(order) || [...this.#sent].some(other => meet(order, other));
    return !isOver && place.some(isMet) ? betDelayMs : undefined;
  }

  /** These are on their way to their turn. Answers how to say that they are no longer. */
  send({ orders }: Way): () => void {
    const trading = this.#ahead();
    const made = trading.market.betDelayMs > 0 ? orders(trading) : undefined;
    const place = made?.ok && !made.value.isAllOrNone ? made.value.place : [];
    for (const order of place) this.#sent.add(order);
    return () => place.forEach(order => this.#sent.delete(order));
  }

  /** What orders stake, and what those before them that they replace did not get to. */
  #staking({ user, cancel, reduce, place }: OrdersCommand, more: Money): Staking {
    const gone = this.#ahead()
      .ordersOf(user)
      .filter(({ order }) => cancel === 'all' || cancel.includes(order.id));
    const back = [
      ...gone.map(({ order: { at }, left }) => ({ stake: left, at })),
      ...reduce.flatMap(({ order, by }) => {
        const of = this.#ahead().order(order)?.order;
        return of ? [{ stake: by, at: of.at }] : [];
      }),
    ];
    return {
      stakes: sum(place.map(({ stake }) => stake)),
      back,
      ...(place[0] && { askedAt: place[0].at }),
      largest: paise(Math.max(0, ...place.map(({ side, stake, odds }) => liability(side, stake, odds)))),
      bets: place.length - gone.filter(({ matched }) => matched === 0).length,
      more,
    };
  }

  /** Whether orders seem to touch anybody else: most only rest, and a book has a thousand others in it. */
  #meets(orders: Way['orders']): boolean {
    const ahead = this.#ahead();
    if (ahead.hasDue(this.#house.now())) return true;
    const made = orders(ahead);
    if (!made.ok || made.value.isAllOrNone) return made.ok;
    return ahead.check(made.value).ok && made.value.place.some(order => ahead.wouldMatch(order));
  }

  /**
   * What the house does to the market itself (an admin command). `also` sees the market as it is before, and is written with
   * it or refuses.
   */
  govern(
    trader: Governor,
    command: Exclude<TradeCommand, OrdersCommand | RemoveCommand>,
    also?: Also,
  ): Command<object> {
    const allow = (decision: Decision) => also?.(decision, this.#ahead().market) ?? ok(undefined);
    const turn = { users: [], command: () => ok(command), allow, answer: done };
    return { ...this.#command(trader, turn), rows: trader.rows ?? [] };
  }

  /** A runner does not run. Who had bets that covered each other may have to be lent what is at risk now. */
  remove(trader: Trader, command: RemoveCommand, ref: string): Command<object> {
    return {
      ...this.#command(trader, {
        users: [],
        command: () => ok(command),
        allow: () => ok(undefined),
        answer: done,
        ref,
      }),
      accounts: () => ['house', ...[...this.#ahead().users()].flatMap(accountsOf)],
    };
  }

  #command<C extends TradeCommand, A>(trader: Trader, turn: Turn<C, A>): Command<A> {
    const { users, allow, answer, ref = '' } = turn;
    let lines: TradeCommand[] = [];
    const drop = (): void => {
      if (lines.length === 0) return;
      this.#pending = this.#pending.filter(pending => !lines.includes(pending));
      this.#decided = undefined;
      lines = [];
    };
    const act = (decision: Decision, line: TradeCommand): readonly OrderState[] => {
      lines.push(line);
      return this.#decide(decision, line, ref);
    };
    return {
      ...trader,
      accounts: () => this.#accounts(users),
      rows: users.flatMap((user): readonly RowRef[] => (user === MAKER ? [['user', user]] : watchOf(user))),
      decide: decision => {
        if (this.#isLost) throw new Behind(`${this.id} is being read again`);
        lines = [];
        const over = turn.isTrade ? this.#ahead().dueBy(this.#house.now()) : [];
        if (over.length > 0) act(decision, { type: 'lapse', orders: over }); // nobody meets them any more
        const made = turn.command(this.#ahead());
        const refused = made.ok ? this.#refusalOf(decision, made.value, allow) : made;
        if (made.ok && !refused) return ok(answer(act(decision, made.value)));
        drop();
        return refused!; // what was not made has a reason
      },
      onCommit: () => lines.forEach(line => this.#commit(line)),
      onDrop: drop,
    };
  }

  #refusalOf<C extends TradeCommand>(
    decision: Decision,
    command: C,
    allow: Turn<C, unknown>['allow'],
  ): Refusal<ErrorCode> | undefined {
    const checked = this.#ahead().check(command);
    const allowed = checked.ok ? allow(decision, command) : checked;
    return allowed.ok ? undefined : allowed;
  }

  #decide(decision: Decision, command: TradeCommand, ref: string): readonly OrderState[] {
    const decided = this.#ahead();
    const outcome = decided.apply(command);
    this.#pending.push(command);
    const seq = this.#seq + this.#pending.length;
    const cause = `${this.id}:${seq}`;
    const isKnown = (user: UserId): boolean => accountsOf(user).every(account => decision.knows(account));
    if (![...outcome.held.keys()].every(isKnown)) throw new Unforeseen(`${cause} touches more than it named`);
    for (const [user, { before, after }] of outcome.held) {
      if (command.type === 'remove') this.#lend(decision, user, subtract(after, before), cause, ref);
      const posted = decision.post(holdFor(user, subtract(after, before), `${cause}:${user}`, this.id));
      if (!posted.ok) throw new Error(`${cause}: what is held of ${user} cannot change by ${after - before}`);
    }
    const now: Millis = decision.now;
    const placed = new Set(command.type === 'orders' ? command.place.map(({ id }) => id) : []);
    for (const state of outcome.orders.filter(isListed)) {
      const known = state.order.user === MAKER ? 'put' : 'change'; // the maker's are listed from when they are met
      decision[placed.has(state.order.id) ? 'add' : known]('order', orderRow(this.id, state, now));
    }
    for (const state of outcome.orders)
      if (isMet(command, state, outcome)) tellAgain(decision, matchTold(this.id, state));
    for (const leg of legRows(this.id, cause, outcome.events, now)) decision.add('leg', leg);
    const digest = isDigested(seq, decided) ? decided.digest() : null;
    decision.add('journal', { id: cause, market_id: this.id, seq, command, digest, at: now });
    const users = [...new Set([...outcome.held.keys(), ...outcome.moved])];
    if (users.length > 0) decision.announce('orders', { users });
    return outcome.orders;
  }

  /** Nobody is below zero because of something they did not do. */
  #lend(decision: Decision, user: UserId, more: Money, cause: string, ref: string): void {
    const missing = paise(Math.max(0, more - decision.balance(`player:${user}`)));
    if (missing === 0) return;
    const id = `${cause}:${user}`;
    decision.post(lend(user, missing, id, ref)); // the house may be below zero
    decision.put('loan', { id, market_id: this.id, user_id: user, amount: missing, at: decision.now });
  }

  /** Of whoever an order may meet. Most commands of a group get the same list. */
  #accounts(users: readonly UserId[]): readonly Account[] {
    const seq = this.#seq + this.#pending.length;
    if (this.#makers?.seq !== seq) {
      const makers = this.#ahead().makers();
      this.#makers = { seq, users: makers, accounts: [...makers].flatMap(accountsOf) };
    }
    const { users: makers, accounts } = this.#makers;
    const others = users.filter(user => !makers.has(user));
    return others.length === 0 ? accounts : [...accounts, ...others.flatMap(accountsOf)];
  }

  #ahead(): Trading {
    if (this.#decided) return this.#decided;
    this.#decided = this.#committed.clone();
    for (const command of this.#pending) this.#decided.apply(command);
    return this.#decided;
  }

  #commit(command: TradeCommand): void {
    const outcome = this.#committed.apply(command);
    this.#pending.shift();
    this.#seq += 1;
    this.#house.publish(this.#committed, outcome);
  }
}
