import type { Money } from '@maidan/core/money';
import type { Game, Table } from '@maidan/games/kit/game';
import type { Quotes } from '@maidan/games/kit/quote';
import type { RefObject } from 'react';
import type { Betting } from './useBetting.ts';
import type { SlipState } from './useSlip.ts';

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
  readonly stakeField: RefObject<HTMLInputElement | null>;
  readonly onSubmit: () => void;
}
