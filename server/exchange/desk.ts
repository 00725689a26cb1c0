import type { ErrorCode } from '@maidan/contract/errors';
import type { MarketId, Millis, UserId } from '@maidan/core/ids';
import { type Account, holdFor } from '@maidan/core/ledger';
import { subtract } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Market, OrderState } from '@maidan/exchange/market';
import { Trading } from '@maidan/exchange/trading';
import type { Outcome, TradeCommand } from '@maidan/exchange/tradeCommand';
import type { Books } from '../books.ts';
import type { Command } from '../writer.ts';
import { isListed } from './makerAccount.ts';
import { legRows, orderRow } from './tradeRows.ts';

/** Who does something in a market, and under which key. */
export interface Trader {
  readonly key: string;
  readonly fingerprint: string;
}

/** A digest takes as long as the book is deep: so many commands share one. */
const DIGEST_EVERY = 64;

/**
 * The owner of one market. It is kept twice: as it is decided, which the next decision builds upon, and as it is
 * committed, which is all that anybody is shown. Both are made by the same commands in the same order. When a decision
 * does not come true, the first is made again from the second and from what else is decided; nothing has to be undone.
 */
export class Desk {
  readonly id: MarketId;
  readonly #publish: (trading: Trading, outcome: Outcome) => void;
  #decided: Trading | undefined;
  readonly #committed: Trading;
  /** Decided and not committed yet, in order. */
  #pending: TradeCommand[] = [];
  /** Of the journal, as far as it is committed. */
  #seq: number;
  /** Keys of decisions that were dropped: should one turn out to have counted, this desk no longer knows its market. */
  readonly #dropped = new Set<string>();
  #isLost = false;
  #makers:
    { readonly seq: number; readonly users: ReadonlySet<UserId>; readonly accounts: readonly Account[] } | undefined;

  constructor(trading: Trading, seq: number, publish: (trading: Trading, outcome: Outcome) => void) {
    this.id = trading.id;
    this.#committed = trading;
    this.#seq = seq;
    this.#publish = publish;
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

  /** Orders of a player. The account's state is looked at with everything else. */
  trade(trader: Trader, command: Extract<TradeCommand, { type: 'orders' }>): Command<readonly OrderState[]> {
    const { user } = command;
    return this.#command(trader, command, [user], books => {
      if (books.row('user', user)?.status !== 'active') return refuse('account-blocked');
      const needed = this.#ahead().needs(command);
      return needed > books.balance(`player:${user}`) ? refuse('insufficient-balance') : ok(undefined);
    });
  }

  /** What the house does to the market itself. `also` is written with it. */
  govern(
    trader: Trader,
    command: Exclude<TradeCommand, { type: 'orders' }>,
    also?: (books: Books) => void,
  ): Command<readonly OrderState[]> {
    return this.#command(trader, command, [], books => {
      also?.(books);
      return ok(undefined);
    });
  }

  #command(
    { key, fingerprint }: Trader,
    command: TradeCommand,
    users: readonly UserId[],
    allow: (books: Books) => Result<void, ErrorCode>,
  ): Command<readonly OrderState[]> {
    return {
      key,
      fingerprint,
      accounts: () => this.#accounts(users),
      rows: users.map(user => ['user', user] as const),
      decide: books => {
        if (this.#isLost) return refuse('busy');
        const checked = this.#ahead().check(command);
        if (!checked.ok) return checked;
        const allowed = allow(books);
        if (!allowed.ok) return allowed;
        return ok(this.#decide(books, command));
      },
      onCommit: () => this.#commit(command),
      onDrop: () => {
        this.#dropped.add(key);
        this.#pending = this.#pending.filter(pending => pending !== command);
        this.#decided = undefined;
      },
      onKnown: () => {
        if (this.#dropped.delete(key)) this.#isLost = true;
      },
    };
  }

  #decide(books: Books, command: TradeCommand): readonly OrderState[] {
    const decided = this.#ahead();
    const outcome = decided.apply(command);
    this.#pending.push(command);
    const seq = this.#seq + this.#pending.length;
    const cause = `${this.id}:${seq}`;
    for (const [user, { before, after }] of outcome.held) {
      const posted = books.post(holdFor(user, subtract(after, before), `${cause}:${user}`, this.id));
      if (!posted.ok) throw new Error(`${cause}: what is held of ${user} cannot change by ${after - before}`);
    }
    const now: Millis = books.now;
    for (const state of outcome.orders.filter(isListed)) books.put('order', orderRow(this.id, state, now));
    for (const leg of legRows(this.id, cause, outcome.events, now)) books.put('leg', leg);
    const digest = seq % DIGEST_EVERY === 0 ? decided.digest() : null;
    books.put('journal', { id: cause, market_id: this.id, seq, command, digest, at: now });
    const touched = [...outcome.held.keys()];
    if (touched.length > 0) books.announce('orders', { users: touched });
    return outcome.orders;
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
    this.#publish(this.#committed, outcome);
  }
}

const accountsOf = (user: UserId): Account[] => [`player:${user}`, `exposure:${user}`];
