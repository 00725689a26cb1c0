import type { Money } from '@maidan/core/money';
import type { Game, Table } from '@maidan/games/kit/game';
import type { Quotes } from '@maidan/games/kit/quote';
import type { Slip } from '@maidan/games/kit/bet';
import type { RefObject } from 'react';
import type { Betting } from './useBetting.ts';
import type { SlipState } from './useSlip.ts';

/** When the betting that is open ends, by the server's clock; nothing while none is. */
export interface Closing {
  readonly at: number | undefined;
  readonly now: () => number;
}

/** What the bet panel and its inside, which comes later, are drawn from. */
export interface BetSlipProps {
  readonly game: Game;
  readonly dealt: Table;
  readonly slip: SlipState;
  readonly betting: Betting;
  readonly quotes: Quotes;
  readonly seen: Quotes;
  /** Held for open bets, as it is and as it would be. */
  readonly exposure: { readonly before: Money; readonly after: Money } | undefined;
  /** The player's open bets on this round. */
  readonly mine: readonly Slip[];
  readonly closing: Closing;
  /** The betting window that is open, or was last. */
  readonly window: string;
  readonly stakeField: RefObject<HTMLInputElement | null>;
  /** Of several tables on a page: which one, and which round of it. */
  readonly of?: string | undefined;
  readonly onSubmit: () => void;
}
