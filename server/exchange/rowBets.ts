import type { ErrorCode } from '@maidan/contract/errors';
import { accountsOf, holdFor } from '@maidan/core/ledger';
import type { MarketId, UserId } from '@maidan/core/ids';
import { paise, subtract, sum, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { ExposureLimits } from '@maidan/exchange/positions/exposureLimits';
import { accept, type HouseRow, offerOf, type RowSlip } from '@maidan/exchange/rows/houseRow';
import { closesRow, exposureOfRow } from '@maidan/exchange/rows/rowBook';
import type { Accepts } from '@maidan/contract/accepts';
import type { Decision } from '../writer/decision.ts';
import type { Player } from '../http/caller.ts';
import { betId } from '../casino/tab.ts';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { mayStake, watchOf } from '../protection/keptWithin.ts';
import type { Command } from '../writer/command.ts';
import { Hasty } from './desk.ts';
import { mayRisk } from './limits.ts';
import type { PlacedRowBet, RowTabRow, TakenRowBet } from './rows.ts';

/** Under which conditions a bet is taken: what the player accepts, and what the house allows. */
export interface Terms {
  readonly accepts: Accepts;
  limits(): ExposureLimits;
  /** Whether it comes too soon, and may be asked for again after the delay. */
  mustWait(): boolean;
  /** They are the way out of a position, found by the house. */
  readonly isWayOut?: boolean;
}

/** Bets with the house on a row, as it is when their turn comes: all of them, or none. */
export function placeRowBets(
  rowNow: () => HouseRow | undefined,
  market: MarketId,
  { key, fingerprint, user }: Pick<Player, 'key' | 'fingerprint' | 'user'>,
  wanted: readonly RowSlip[],
  { accepts, limits, mustWait, isWayOut = false }: Terms,
): Command<readonly TakenRowBet[]> {
  return {
    key,
    fingerprint,
    accounts: accountsOf(user),
    rows: [...watchOf(user), ['rowTab', tabId(market, user)]],
    decide: decision => {
      if (decision.row('user', user)?.status !== 'active') return refuse('account-blocked');
      const row = rowNow();
      if (!row) return refuse('market-closed');
      if (mustWait()) throw new Hasty(DELAY_MS.rowInPlay);
      const bets: PlacedRowBet[] = [];
      for (const [nth, slip] of wanted.entries()) {
        const accepted = accept(row, priced(row, slip, accepts));
        if (!accepted.ok) return accepted;
        bets.push({ ...accepted.value, id: betId(key, nth), at: decision.now });
      }
      return taken(decision, row, user, bets, { limits: limits(), isWayOut });
    },
  };
}

/** The slip at today's price, if the player said that another one will do. */
function priced(row: HouseRow, slip: RowSlip, accepts: Accepts): RowSlip {
  const offer = offerOf(row, slip);
  if (!offer || accepts === 'none') return slip;
  const { odds, line = 0 } = offer;
  const isChosen = row.kind === 'khado';
  const now = { ...slip, odds, line: isChosen ? slip.line : line };
  return accepts === 'any' || isBetter(slip, now) ? now : slip;
}

/** Longer for who backs and shorter for who lays; and a line that is easier to be right about. */
function isBetter(seen: RowSlip, now: RowSlip): boolean {
  const sign = seen.side === 'back' ? 1 : -1;
  return sign * (now.odds - seen.odds) >= 0 && sign * (seen.line - now.line) >= 0;
}

function taken(
  decision: Decision,
  row: HouseRow,
  user: UserId,
  placed: readonly PlacedRowBet[],
  { limits, isWayOut }: { readonly limits: ExposureLimits; readonly isWayOut: boolean },
): Result<readonly TakenRowBet[], ErrorCode> {
  const tab = rowTabIn(decision, row.id, user);
  const bets = [...tab.bets, ...placed];
  const held = exposureOfRow(row, bets);
  const within = mayRisk(decision, user, { before: tab.held, after: held }, limits);
  const more = subtract(held, tab.held);
  const count = () => ({
    stakes: sum(placed.map(({ stake }) => stake)),
    largest: paise(Math.max(0, ...placed.map(bet => exposureOfRow(row, [bet])))),
    bets: placed.length,
    more,
  });
  const isClosing = (): boolean => more <= 0 && (isWayOut || closesRow(row, tab.bets, placed));
  const own = mayStake(decision, user, count, { isClosing });
  if (!own.ok) return own;
  const posted = decision.post(holdFor(user, more, `row:${placed[0]?.id}`, row.id));
  if (!posted.ok) return posted;
  if (!within.ok) return within;
  decision.put('rowTab', { ...tab, bets, held });
  for (const { id, at, ...bet } of placed) {
    decision.put('rowBet', {
      id,
      market_id: row.id,
      user_id: user,
      bet,
      stake: bet.stake,
      state: 'open',
      profit: null,
      at,
      settled_at: null,
    });
  }
  decision.announce('orders', { users: [user] });
  return ok(placed.map(bet => ({ ...bet, market: row.id, user })));
}

export const tabId = (market: MarketId, user: UserId): string => `${market}:${user}`;

/** As it is now, also when an earlier command of the same group changed it. */
const rowTabIn = (decision: Decision, market: MarketId, user: UserId): RowTabRow =>
  decision.row('rowTab', tabId(market, user)) ?? {
    id: tabId(market, user),
    market_id: market,
    user_id: user,
    bets: [],
    held: ZERO,
  };
