import type { MyBet } from '@maidan/contract/table';
import type { Money } from '@maidan/core/money';
import type { MouseEvent, RefObject } from 'react';
import type { Closing } from '../slip/betSlipProps.ts';
import type { Betting } from '../slip/useBetting.ts';
import type { SlipState } from '../slip/useSlip.ts';
import type { Choice, Offers } from '../table/offers.ts';
import type { LiveTable, MyBets } from '../useTable.ts';

/** What a player has before them at a table: made by useDesk.ts. */
export interface Desk {
  readonly live: LiveTable;
  readonly bets: MyBets;
  readonly offers: Offers;
  /** The player's open bets on this round. */
  readonly open: readonly MyBet[];
  /** The betting window that is open, or was last: what belongs to one never reaches into another. */
  readonly window: string;
  readonly closing: Closing;
  /** Who lays chips gets the taps on cells; while nobody does they go to the slip. */
  readonly layBy: (lay: ((choice: Choice) => void) | null) => void;
  /** Who knows what is on its way doubles it with what stands: told as React's state is, by a function that answers it. */
  readonly doubleBy: (double: () => (() => void) | undefined) => void;
  readonly slip: SlipState;
  readonly betting: Betting;
  readonly exposure: { readonly before: Money; readonly after: Money } | undefined;
  readonly stakeField: RefObject<HTMLInputElement | null>;
  readonly isSlipHidden: boolean;
  readonly tableTap: { readonly onClick?: (event: MouseEvent) => void };
  submit(): void;
  /** Bets placed since this moment, when the window opened, can still be taken back. Absent while none can. */
  readonly undoFrom: number | undefined;
  undo(bets: readonly MyBet[]): void;
  readonly repeat: (() => Promise<void>) | undefined;
  readonly double: (() => void) | undefined;
}
