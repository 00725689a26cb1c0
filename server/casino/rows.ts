import type { Millis } from '@maidan/core/ids';
import type { Bet } from '@maidan/games/kit/bet';
import type { Tables } from '../db/statements.ts';
import type { Shape } from '../writer/rowShape.ts';

/* The casino's rows that commands decide upon. */

/**
 * `closes`: when each window that was opened closes. `previous`: the last announcement at the table before this round; none of
 * rounds that were not announced yet. `salt`: what the leaves of its bets are salted with. `bet_roots_at`: when each of the roots
 * was put on record; none of rounds that were announced before it was written down.
 */
export type RoundRow = Omit<Tables['rounds'], 'counted'>;

/** A bet that was taken, with what its row has besides. */
export interface PlacedBet extends Bet {
  readonly game: string;
  readonly at: Millis;
}

declare module '../db/columns.ts' {
  interface DomainTypes {
    'open_tabs.bets': readonly PlacedBet[];
  }
}

/** Its bets are those of the player on the round that are open: whoever changes them changes their rows as well. */
export type TabRow = Tables['open_tabs'];

/** The bets that were open when a window closed, as the leaves of a tree. */
export type BetTreeRow = Tables['bet_trees'];

export type BetRow = Omit<Tables['bets'], 'number' | 'step'>;

export type TableRow = Tables['casino_tables'];

export interface CasinoRows {
  round: RoundRow;
  tab: TabRow;
  bet: BetRow;
  betTree: BetTreeRow;
  table: TableRow;
}

export const CASINO_SHAPES: { readonly [K in keyof CasinoRows]: Shape<CasinoRows[K]> } = {
  round: { table: 'rounds', key: 'id', apart: { counted: 'see fairnessStore.ts' } },
  tab: {
    table: 'tabs',
    view: { name: 'open_tabs', columns: ['bets'] },
    key: 'id',
    apart: {},
    isKept: ({ bets }) => bets.length > 0,
  },
  bet: { table: 'bets', key: 'id', apart: { number: 'the database counts', step: 'the database knows the round' } },
  betTree: { table: 'bet_trees', key: 'id', apart: {} },
  table: { table: 'casino_tables', key: 'code', apart: {} },
};
