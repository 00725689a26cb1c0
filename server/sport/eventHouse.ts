import type { EventView } from '@maidan/contract/event';
import type { MarketId, Millis } from '@maidan/core/ids';
import type { MakerStyle } from '@maidan/exchange/trading/maker';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import type { Trading } from '@maidan/exchange/trading/trading';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import type { Telling } from '../stream/liveChannel.ts';
import type { StopId } from '../stops.ts';
import type { Decided } from './decided.ts';
import type { Played } from './liveEvent.ts';

/** What a desk asks of the house (its port): a desk, and who works for it, do not know who answers. */
export interface EventHouse {
  readonly telling: Telling;
  /** Writes down markets that open, and takes up their books. */
  openMarkets(event: EventRow, plans: readonly MarketPlan[]): Promise<readonly MarketRow[]>;
  trading(id: MarketId): Trading | undefined;
  /** Whoever waits for this row waited for nothing. */
  refuseWaiting(id: MarketId): void;
  suspend(id: MarketId): Promise<void>;
  /** Open again, in play by now or not. */
  reopen(id: MarketId): Promise<void>;
  turnInPlay(id: MarketId): Promise<void>;
  /** It is being played. */
  began(event: string): Promise<void>;
  /** The operator stopped this sport, or all. */
  isStopped(sport: string): boolean;
  /** What players are told of a stop: of the first of these of which anything is said. */
  wordsOf(...ids: readonly StopId[]): string;
  /** Why it cannot, if it cannot. */
  quote(trading: Trading, chances: readonly number[], style: MakerStyle): Promise<string | undefined>;
  /** By the clock that matches are played by. */
  now(): Millis;
  /** A market was stopped because nobody can vouch for its prices. */
  report(fault: string): void;
  takeBackQuotes(trading: Trading): Promise<void>;
  removeRunners(event: Played, market: MarketRow, plan: MarketPlan): Promise<void>;
  /** Nobody can bet on them any more. */
  settle(event: Played, decided: readonly Decided[]): Promise<void>;
  changed(view: EventView): void;
}
