import type { EventView, MyOrdersView } from '@maidan/contract/event';
import type { Choice } from './choice.ts';
import type { Written } from './standing.ts';

/** All that the markets of a match are drawn from. */
export interface Trade {
  readonly view: EventView;
  /** The player's own. */
  readonly mine: MyOrdersView;
  readonly chosen: Choice | undefined;
  /** The bet that is being written, once it has a stake. */
  readonly written: Written | undefined;
  /** The line is down: these prices are old. */
  readonly isStale: boolean;
  /** The same function for the life of the page, so that cells need not be drawn again. */
  readonly onPick: (choice: Choice, byKeyboard: boolean) => void;
  /** Shows the depth and the chart of a runner. */
  readonly onWatch: (market: string, runner: string) => void;
}
