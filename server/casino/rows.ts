import type { BetId, Millis, RoundId, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import type { Bet } from '@maidan/games/kit/bet';
import type { Limits } from '@maidan/games/kit/game';
import type { Deal } from '@maidan/games/kit/play';
import type { EntropyOrigins } from '@maidan/games/kit/fair/record';
import type { FaultCode, VoidedBy } from '@maidan/games/kit/roundFaults';
import type { Face } from '@maidan/games/kit/shoe';
import type { Shape } from '../writer/rowShape.ts';

/* The casino's rows that commands decide upon. */

export interface RoundRow {
  readonly id: RoundId;
  readonly game: string;
  readonly chain: string;
  readonly nth: number;
  readonly commitment: string;
  readonly seed: string;
  readonly gone: readonly Face[];
  readonly state: 'new' | 'open' | 'closed' | 'dealing' | 'settled' | 'void';
  readonly steps: number;
  readonly dealt: readonly Deal[];
  readonly paid: readonly string[];
  readonly beacons: readonly string[];
  /** When each window that was opened closes. */
  readonly closes: readonly Millis[];
  /** The last announcement at the table before this round; none of rounds that were not announced yet. */
  readonly previous: string | null;
  readonly announcements: readonly string[];
  /** What the leaves of its bets are salted with. */
  readonly salt: string;
  readonly entropy: readonly string[];
  readonly origins: EntropyOrigins;
  readonly bet_roots: readonly string[];
  /** When each of them was put on record; none of rounds that were announced before it was written down. */
  readonly bet_roots_at: readonly Millis[] | null;
  readonly result_code: string | null;
  readonly result_facts: readonly string[] | null;
  readonly fault: FaultCode | null;
  readonly voided_by: VoidedBy | null;
  readonly at: Millis;
  readonly ended_at: Millis | null;
}

/** A bet that was taken, with what its row has besides. */
export interface PlacedBet extends Bet {
  readonly game: string;
  readonly label: string;
  readonly at: Millis;
}

/** Its bets are those of the player on the round that are open: whoever changes them changes their rows as well. */
export interface TabRow {
  readonly id: string;
  readonly round_id: RoundId;
  readonly user_id: UserId;
  readonly bets: readonly PlacedBet[];
  readonly held: Money;
}

/** The bets that were open when a window closed, as the leaves of a tree. */
export interface BetTreeRow {
  readonly id: string;
  readonly round_id: RoundId;
  readonly nth: number;
  readonly leaves: readonly string[];
}

export interface BetRow {
  readonly id: BetId;
  readonly user_id: UserId;
  readonly round_id: RoundId;
  readonly game: string;
  readonly selection: string;
  readonly label: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly line: number;
  readonly stake: Money;
  readonly state: 'open' | 'undone' | 'settled' | 'void';
  readonly profit: Money | null;
  readonly at: Millis;
  readonly settled_at: Millis | null;
}

export interface TableRow {
  readonly code: string;
  readonly status: 'on' | 'draining' | 'off';
  readonly stream_url: string;
  readonly locked: readonly string[];
  readonly limits: Readonly<Record<string, Limits>>;
  readonly changed_at: Millis;
}

export interface CasinoRows {
  round: RoundRow;
  tab: TabRow;
  bet: BetRow;
  betTree: BetTreeRow;
  table: TableRow;
}

export const CASINO_SHAPES: { readonly [K in keyof CasinoRows]: Shape<CasinoRows[K]> } = {
  round: {
    table: 'rounds',
    key: 'id',
    columns: [
      'id',
      'game',
      'chain',
      'nth',
      'commitment',
      'seed',
      'gone',
      'state',
      'steps',
      'dealt',
      'paid',
      'beacons',
      'closes',
      'previous',
      'announcements',
      'salt',
      'entropy',
      'origins',
      'bet_roots',
      'bet_roots_at',
      'result_code',
      'result_facts',
      'fault',
      'voided_by',
      'at',
      'ended_at',
    ],
  },
  tab: {
    table: 'tabs',
    view: { name: 'open_tabs', columns: ['bets'] },
    key: 'id',
    columns: ['id', 'round_id', 'user_id', 'held'],
  },
  bet: {
    table: 'bets',
    key: 'id',
    columns: [
      'id',
      'user_id',
      'round_id',
      'game',
      'selection',
      'label',
      'side',
      'odds',
      'line',
      'stake',
      'state',
      'profit',
      'at',
      'settled_at',
    ],
  },
  betTree: { table: 'bet_trees', key: 'id', columns: ['id', 'round_id', 'nth', 'leaves'] },
  table: {
    table: 'casino_tables',
    key: 'code',
    columns: ['code', 'status', 'stream_url', 'locked', 'limits', 'changed_at'],
  },
};
