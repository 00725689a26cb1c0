import type { Millis, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';

/** Play money that a player asked for; `id` is player, day and which of the day. */
export interface TopUpRow {
  readonly id: string;
  readonly user_id: UserId;
  readonly amount: Money;
  readonly at: Millis;
}
