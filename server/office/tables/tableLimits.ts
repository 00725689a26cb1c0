import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Game } from '@maidan/games/kit/game';
import { canonical } from '../../writer/audit.ts';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { TableRow } from '../../casino/rows.ts';
import { AS_DECLARED } from '../../casino/tableSettings.ts';
import type { ProposalRow } from '../../writer/rows.ts';
import type { Effect } from '../proposals/effect.ts';
import { difference, entryBy } from '../entry.ts';
import { isRaise, type LimitChange, type Stakes } from '../limits.ts';
import { propose } from '../proposals/propose.ts';

/* What one bet at a table may be, market by market, and the second person's approval of more. */

type ByMarket = TableRow['limits'];
type Market = Game['markets'][number];

/** Of a table that nobody has changed yet. */
export function tableIn(decision: Decision, code: string): TableRow {
  const { status, streamUrl: stream_url, locked, limits } = AS_DECLARED;
  return decision.row('table', code) ?? { code, status, stream_url, locked, limits, changed_at: decision.now };
}

export function writeTable(decision: Decision, caller: Staff, next: TableRow, reason: string): void {
  const before = tableIn(decision, next.code);
  decision.put('table', next);
  decision.audit(entryBy(caller, 'table.change', `table:${next.code}`, { ...difference(before, next), reason }));
  decision.announce('table', { code: next.code });
}

/** An operator's limits count for all of a market; the game's own may be special for some of its rows. Each once. */
const usualOf = ({ limits, selections }: Market): Stakes[] => {
  const all = [limits, ...selections.flatMap(selection => selection.limits ?? [])];
  return [...new Map(all.map(each => [canonical(each), each])).values()];
};

/** Whether anything could be bet more on than now and than the game itself has it. */
export const raisesLimits = ({ markets }: Game, now: ByMarket, next: ByMarket): boolean =>
  markets.some(market =>
    usualOf(market).some(usual => isRaise(next[market.id] ?? usual, now[market.id] ?? usual, usual)),
  );

export function proposeTableLimits(
  decision: Decision,
  caller: Staff,
  { code, markets }: Game,
  after: ByMarket,
  reason: string,
): Result<{ id: string }, ErrorCode> {
  const { limits: before } = tableIn(decision, code);
  const limits = markets.flatMap(market =>
    usualOf(market).map((usual, nth): LimitChange => ({
      name: market.name,
      ...(nth > 0 && { isOfLess: true }),
      before: before[market.id] ?? usual,
      after: after[market.id] ?? usual,
    })),
  );
  return propose(decision, caller, 'tableLimits', code, { before, after, limits: limits.filter(isChange) }, reason);
}

const isChange = ({ before, after }: LimitChange): boolean => canonical(before) !== canonical(after);

/** Unless the limits are others meanwhile. */
export const tableLimitsEffect = ({ subject: code, detail: { before, after } }: ProposalRow): Effect => ({
  accounts: [],
  rows: [['table', code]],
  happen: (decision, caller, { reason }) => {
    const now = tableIn(decision, code);
    if (canonical(now.limits) !== canonical(before)) return refuse('limits-changed');
    writeTable(decision, caller, { ...now, limits: after as ByMarket, changed_at: decision.now }, reason);
    return ok(undefined);
  },
});
