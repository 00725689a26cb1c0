import type { OrderId, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { Removal } from '../positions/nonRunner.ts';
import type { BookEvent, Limits, MarketStatus, Order, OrderState } from '../market.ts';

/** A player's orders: taken back first, then made smaller, then placed, in this order. */
export interface OrdersCommand {
  readonly type: 'orders';
  readonly user: UserId;
  /** Those that are no longer open are passed over, unless something is placed instead of them. */
  readonly cancel: readonly OrderId[] | 'all';
  readonly reduce: readonly { readonly order: OrderId; readonly by: Money }[];
  readonly place: readonly Order[];
  /** Every order is filled whole, or none is placed: a cash-out. The least stake does not count then. */
  readonly isAllOrNone: boolean;
  /** Of a cash-out: how much of the position it closes, in hundredths, and what that must come to at the least. */
  readonly worth?: { readonly percent: number; readonly value: Money };
  /** An order as the player saw it; refused if a part of it was met meanwhile. */
  readonly seen?: { readonly order: OrderId; readonly left: Money };
  /** Of the market the player saw; refused if it is another by now. */
  readonly version?: number;
}

/**
 * A runner is removed: orders and bets on it are void, lays on the others are taken back, and bets that were struck on
 * them are reduced. It may leave somebody with more at risk than before.
 */
export interface RemoveCommand extends Removal {
  readonly type: 'remove';
}

/** Orders that their player cannot take back one by one: the account is blocked, or the player has stopped. */
export type TakenBecause = 'account-blocked' | 'play-stopped';

/** What can be done in a market. It goes into the journal as it is: the same ones in the same order make the same market. */
export type TradeCommand =
  | OrdersCommand
  /** Their time is over, if nothing else is said. */
  | { readonly type: 'lapse'; readonly orders: readonly OrderId[]; readonly because?: TakenBecause }
  | { readonly type: 'status'; readonly status: MarketStatus }
  /** Orders that are not kept lapse. */
  | { readonly type: 'turnInPlay'; readonly betDelayMs: number }
  | RemoveCommand
  | { readonly type: 'limits'; readonly limits: Limits };

export type TradeRefusal =
  | 'market-suspended'
  | 'market-closed'
  | 'market-changed'
  | 'unknown-runner'
  | 'price-off-ladder'
  | 'stake-too-small'
  | 'stake-too-large'
  | 'order-not-open'
  | 'order-changed'
  | 'price-changed'
  | 'not-filled';

/** What a command did, for who keeps the books. */
export interface Outcome {
  readonly events: readonly BookEvent[];
  /** As they are now, in the order they were first touched. */
  readonly orders: readonly OrderState[];
  readonly held: ReadonlyMap<UserId, { readonly before: Money; readonly after: Money }>;
  /** Who has orders where somebody left, or was met: they may stand further ahead now. */
  readonly moved: ReadonlySet<UserId>;
}
