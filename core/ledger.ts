import type { MarketId, TransferId, UserId } from './ids.ts';
import { add, type Money, negate, subtract, ZERO } from './money.ts';
import { ok, refuse, type Result } from './result.ts';

/**
 * Double entry. Every transfer takes from one account and gives to another, so the sum of
 * all balances is zero, always. A player's money is `player` (free), `exposure` (held for
 * open bets) and `held` (on its way out in a withdrawal); none may go below zero. The others
 * are ours and may.
 */
export type Account =
  | `player:${UserId}`
  | `exposure:${UserId}`
  | `held:${UserId}`
  | `market:${MarketId}` // clearing for one exchange market; zero once it is settled
  | 'house' // casino profit and loss
  | 'commission'
  | 'bank'; // the outside world: minus everything ever paid in

/** What a player bets with: free, and held for bets. */
export const accountsOf = (user: UserId): readonly Account[] => [`player:${user}`, `exposure:${user}`];

export const TRANSFER_KINDS = [
  'opening',
  'topUp',
  'deposit',
  'withdrawal',
  'payout',
  'refund',
  'adjustment',
  'hold',
  'release',
  'casino',
  'spin',
  'sport',
  'commission',
] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

export interface Transfer {
  /**
   * Made from what caused it ('bet:42:hold'), never random: repeating a posting after a
   * crash writes the same ids and changes nothing.
   */
  readonly id: TransferId;
  readonly from: Account;
  readonly to: Account;
  readonly amount: Money; // above zero
  readonly kind: TransferKind;
  /** What it is for, as a name or a code: a round, a market, a deposit. The statement says it in words. */
  readonly ref: string;
}

/** What play money is for; it is worth nothing elsewhere. */
const PLAY_MONEY = 'play-money';

/* What each event in the business posts. */

export const openWith = (user: UserId, amount: Money): Transfer[] =>
  move(`user:${user}:opening`, 'bank', `player:${user}`, amount, 'opening', PLAY_MONEY);

/** For the market maker of the house, which came to play more than it was given for. */
export const openFurther = (user: UserId, amount: Money): Transfer[] =>
  move(`user:${user}:opening:further`, 'bank', `player:${user}`, amount, 'opening', PLAY_MONEY);

/** Play money for who has run low. `cause` names the player, the day and which of the day it is. */
export const topUp = (user: UserId, amount: Money, cause: string): Transfer[] =>
  move(`${cause}:topUp`, 'bank', `player:${user}`, amount, 'topUp', PLAY_MONEY);

export const depositInto = (user: UserId, amount: Money, deposit: string): Transfer[] =>
  move(`${deposit}:deposit`, 'bank', `player:${user}`, amount, 'deposit', deposit);

/** A withdrawal leaves the balance when it is asked for, so it cannot be bet meanwhile. */
export const holdWithdrawal = (user: UserId, amount: Money, withdrawal: string): Transfer[] =>
  move(`${withdrawal}:withdrawal`, `player:${user}`, `held:${user}`, amount, 'withdrawal', withdrawal);

/** The money is with the player's bank: what was held leaves the house for good. */
export const payOut = (user: UserId, amount: Money, withdrawal: string): Transfer[] =>
  move(`${withdrawal}:payout`, `held:${user}`, 'bank', amount, 'payout', withdrawal);

export const refundWithdrawal = (user: UserId, amount: Money, withdrawal: string): Transfer[] =>
  move(`${withdrawal}:refund`, `held:${user}`, `player:${user}`, amount, 'refund', withdrawal);

/** By hand, with two people: above zero for the player, below zero against. */
export const adjust = (user: UserId, amount: Money, proposal: string): Transfer[] =>
  move(`${proposal}:adjustment`, 'house', `player:${user}`, amount, 'adjustment', proposal);

export const holdFor = (user: UserId, amount: Money, bet: string, ref: string): Transfer[] =>
  move(`${bet}:hold`, `player:${user}`, `exposure:${user}`, amount, 'hold', ref);

/**
 * Frees what was held and moves the profit or loss: one statement row each time a round pays.
 * `payment` names the round and which of its payments this is, or two would look like one.
 */
export const settleCasino = (user: UserId, held: Money, profit: Money, payment: string): Transfer[] => [
  ...move(`${payment}:${user}:release`, `exposure:${user}`, `player:${user}`, held, 'release', payment),
  ...move(`${payment}:${user}:casino`, 'house', `player:${user}`, profit, 'casino', payment),
];

/** A spin of a slot: what it cost is taken first, so that nobody spins with what they do not have; then what it paid. */
export const spinSlot = (user: UserId, stake: Money, paid: Money, spin: string, slot: string): Transfer[] => [
  ...move(`spin:${spin}:stake`, `player:${user}`, 'house', stake, 'spin', `${slot}:${spin}`),
  ...move(`spin:${spin}:paid`, 'house', `player:${user}`, paid, 'spin', `${slot}:${spin}`),
];

/** One settlement of one market, for one player: what was held is free, the result is paid, commission taken of it. */
export interface SportResult {
  readonly user: UserId;
  readonly held: Money;
  readonly profit: Money;
  readonly commission: Money;
}

/**
 * A market is settled once, unless its result is taken back: `nth` names which time, or two would look like one.
 * `ref` names the market and its answer.
 */
export const settleSport = (market: MarketId, nth: number, ref: string, result: SportResult): Transfer[] => {
  const { user, held, profit, commission } = result;
  const cause = `${market}:${nth}:${user}`;
  return [
    ...move(`${cause}:release`, `exposure:${user}`, `player:${user}`, held, 'release', ref),
    ...move(`${cause}:sport`, `market:${market}`, `player:${user}`, profit, 'sport', ref),
    ...move(`${cause}:commission`, `player:${user}`, 'commission', commission, 'commission', ref),
  ];
};

/** Takes a settlement back before the next one. A player who has spent it is lent what is missing by the house. */
export const reverseSport = (
  market: MarketId,
  nth: number,
  ref: string,
  { user, profit, commission, missing }: Omit<SportResult, 'held'> & { readonly missing: Money },
): Transfer[] => {
  const cause = `${market}:${nth}:${user}:reversed`;
  return [
    ...move(`${cause}:missing`, 'house', `player:${user}`, missing, 'sport', ref),
    ...move(`${cause}:commission`, 'commission', `player:${user}`, commission, 'commission', ref),
    ...move(`${cause}:sport`, `player:${user}`, `market:${market}`, profit, 'sport', ref),
  ];
};

/** By something that nobody chose more has to be held of a player than there is: the house lends the rest. */
export const lend = (user: UserId, amount: Money, cause: string, ref: string): Transfer[] =>
  move(`${cause}:lent`, 'house', `player:${user}`, amount, 'sport', ref);

/** Given back with the settlement, as far as it is there. */
export const payBack = (market: MarketId, user: UserId, amount: Money, ref: string): Transfer[] =>
  move(`${market}:${user}:paidBack`, `player:${user}`, 'house', amount, 'sport', ref);

/** What is left in a market when everybody is paid is the house's: its own bets, and paise that rounding left over. */
export const closeMarket = (market: MarketId, nth: number, profit: Money): Transfer[] =>
  move(`${market}:${nth}:house`, `market:${market}`, 'house', profit, 'sport', market);

/** The house gives back what it was left with the time before. */
export const reopenMarket = (market: MarketId, nth: number, profit: Money): Transfer[] =>
  move(`${market}:${nth}:house:reversed`, 'house', `market:${market}`, profit, 'sport', market);

/** A negative amount moves the other way; nothing moves for zero. */
function move(id: string, from: Account, to: Account, amount: Money, kind: TransferKind, ref: string): Transfer[] {
  if (amount === 0) return [];
  return amount > 0
    ? [{ id: id as TransferId, from, to, amount, kind, ref }]
    : [{ id: id as TransferId, from: to, to: from, amount: negate(amount), kind, ref }];
}

/* Balances in memory: what the database does in SQL, for tests and simulation. */

export class Ledger {
  readonly #balances = new Map<Account, Money>();
  readonly #posted = new Map<TransferId, Transfer>();

  /** All of them or none. Already posted ids are skipped. */
  post(transfers: readonly Transfer[]): Result<void, 'insufficient-balance'> {
    const fresh = transfers.filter(transfer => !this.#posted.has(transfer.id));
    const after = balancesAfter(fresh, account => this.balance(account));
    if (after === 'insufficient-balance') return refuse(after);
    for (const [account, balance] of after) this.#balances.set(account, balance);
    for (const transfer of fresh) this.#posted.set(transfer.id, transfer);
    return ok(undefined);
  }

  balance(account: Account): Money {
    return this.#balances.get(account) ?? ZERO;
  }

  balances(): ReadonlyMap<Account, Money> {
    return this.#balances;
  }

  transfers(): Iterable<Transfer> {
    return this.#posted.values();
  }
}

/** The accounts these transfers touch, as they would be; or a player would be left with less than nothing. */
export function balancesAfter(
  transfers: readonly Transfer[],
  balance: (account: Account) => Money,
): Map<Account, Money> | 'insufficient-balance' {
  const after = new Map<Account, Money>();
  for (const { from, to, amount } of transfers) {
    after.set(from, subtract(after.get(from) ?? balance(from), amount));
    after.set(to, add(after.get(to) ?? balance(to), amount));
    if (belongsToPlayer(from) && after.get(from)! < 0) return 'insufficient-balance';
  }
  return after;
}

export const belongsToPlayer = (account: Account): boolean => /^(player|exposure|held):/.test(account);
