import { after, type BetId, type Millis, type RoundId, type UserId } from '@maidan/core/ids';
import { add, type Money, negate, scale, sum, ZERO } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Game, Market, Outcome, Selection, Table } from './game.ts';
import type { Round } from './round.ts';

/** What the player sent: the price they saw is part of it, so they never get a worse one. */
export interface Slip {
  readonly selection: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly line: number;
  readonly stake: Money;
}

export interface Bet extends Slip {
  readonly id: BetId;
  readonly user: UserId;
  readonly round: RoundId;
}

export type BetRefusal =
  'bets-closed' | 'unknown-selection' | 'price-locked' | 'price-changed' | 'stake-too-small' | 'stake-too-large';

/** What is still under way when a window closes must have left the player before. */
export const LAST_CALL_MS = 2_000;

/** Whether the table takes this bet. Whether the player can afford it is the wallet's business. */
export function accept(
  game: Game,
  round: Round,
  slip: Slip,
  mine: readonly Slip[],
  now: Millis,
): Result<Slip, BetRefusal> {
  const found = findSelection(game, slip.selection);
  if (!found) return refuse('unknown-selection');
  if (round.phase !== 'open' || after(now, LAST_CALL_MS) > round.dueAt) return refuse('bets-closed');
  const offer = round.quotes[slip.selection]?.[slip.side];
  if (!offer) return refuse('price-locked');
  if (offer.odds !== slip.odds || (offer.line ?? 0) !== slip.line) return refuse('price-changed');
  const { min, max } = found.selection.limits ?? found.market.limits;
  const staked = sum(mine.filter(bet => bet.selection === slip.selection).map(bet => bet.stake));
  if (slip.stake < min) return refuse('stake-too-small');
  if (add(staked, slip.stake) > max) return refuse('stake-too-large');
  return ok(slip);
}

/** What the bet makes for the player once its market is decided: negative is a loss. */
export const profitOf = (game: Game, table: Table, bet: Slip): Money => profitFrom(bet, outcomeOf(game, table, bet));

export function outcomeOf(game: Game, table: Table, { selection, line }: Slip): Outcome {
  const found = findSelection(game, selection);
  if (!found) throw new Error(`${game.code} has no selection ${selection}`);
  return found.selection.outcome(table, line);
}

export const contains = (market: Market<Table>, bet: Pick<Slip, 'selection'>): boolean =>
  market.selections.some(({ id }) => id === bet.selection);

/** Rounded towards zero, once. The layer's figure is the backer's, with the other sign. */
export function profitFrom(bet: Slip, outcome: Outcome): Money {
  const backed = backProfit(bet, outcome);
  return bet.side === 'back' ? backed : negate(backed);
}

function backProfit({ stake, odds }: Slip, outcome: Outcome): Money {
  if (outcome === 'win') return scale(stake, odds - 1000, 1000);
  if (outcome === 'lose') return negate(stake);
  if (outcome === 'void') return ZERO;
  if ('pays' in outcome) return scale(stake, outcome.pays - 1000, 1000);
  return scale(stake, odds - 1000 * outcome.deadHeat, 1000 * outcome.deadHeat);
}

interface Found {
  readonly market: Market<Table>;
  readonly selection: Selection<Table>;
}

export const findSelection = (game: Game, id: string): Found | undefined => indexOf(game).get(id);

/** A lottery has a thousand selections and as many endings: they are looked up by name, not searched for. */
const indexes = new WeakMap<Game, ReadonlyMap<string, Found>>();

function indexOf(game: Game): ReadonlyMap<string, Found> {
  const known = indexes.get(game);
  if (known) return known;
  const entries = game.markets.flatMap(market =>
    market.selections.map((selection): [string, Found] => [selection.id, { market, selection }]),
  );
  const index = new Map(entries);
  indexes.set(game, index);
  return index;
}
