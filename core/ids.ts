import type { Brand } from './brand.ts';

export type UserId = Brand<string, 'UserId'>;
export type StaffId = Brand<string, 'StaffId'>;
export type DepositId = Brand<string, 'DepositId'>; // 'D-1042', as the player reads it
export type WithdrawalId = Brand<string, 'WithdrawalId'>; // 'W-1042'
export type RoundId = Brand<string, 'RoundId'>;
export type BetId = Brand<string, 'BetId'>;
export type MarketId = Brand<string, 'MarketId'>;
export type OrderId = Brand<string, 'OrderId'>;
export type TransferId = Brand<string, 'TransferId'>;

/** Milliseconds since the epoch. Passed in, never read from the system clock by rules. */
export type Millis = Brand<number, 'Millis'>;

export const after = (now: Millis, ms: number): Millis => (now + ms) as Millis;
