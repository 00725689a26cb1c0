import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import { canonical } from '../../writer/audit.ts';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { MarketRow } from '../../exchange/rows.ts';
import { marketOf } from '../../exchange/store.ts';
import type { ProposalRow } from '../../writer/rows.ts';
import { isDecided } from '../../sport/decided.ts';
import { limitsOf } from '../../sport/marketRows.ts';
import { type Effect, NO_EFFECT } from '../proposals/effect.ts';
import { difference, entryBy } from '../entry.ts';
import { isRaise, type Stakes } from '../limits.ts';
import { aboutOf, propose } from '../proposals/propose.ts';
import { changeMarket } from './sportChanges.ts';
import { waitingFor } from '../proposals/waiting.ts';

/* What one bet on a market may be. Of a book it is a part of its journal; of a row it is kept with it. */

type LimitsReply = Promise<Result<Reply<'setMarketLimits'>, ErrorCode>>;

const inRow = ({ min_stake: min, max_stake: max }: MarketRow): Stakes => ({ min, max });

const usualOf = ({ kind, name }: MarketRow): Stakes => limitsOf(kind, name);

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** At once; or, where it is more than is usual and counts now, as a proposal. */
export async function setMarketLimits(
  deps: Deps,
  caller: Staff,
  { market: id, min, max, reason }: Input<'setMarketLimits'>,
): LimitsReply {
  const row = await marketOf(deps.db, id);
  if (!row) return refuse('unknown-market');
  const next: Stakes = { min, max };
  if (isRaise(next, limitsNow(deps, row), usualOf(row))) return proposed(deps, caller, row, next, reason);
  const done = await (deps.sport.engine.trading(row.id) ? onBook : onRow)(deps, caller, row, next, reason);
  return done.ok ? ok({ proposal: null, ...done.value }) : done; // asked again, it is as it was answered
}

const limitsNow = ({ sport }: Deps, row: MarketRow): Stakes =>
  sport.engine.trading(row.id)?.market.limits ?? inRow(row);

function proposed(
  { writer, ...deps }: Deps,
  caller: Staff,
  row: MarketRow,
  after: Stakes,
  reason: string,
): LimitsReply {
  const { id, name } = row;
  return writer.do<Reply<'setMarketLimits'>>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['market', id], ...aboutOf({ kind: 'marketLimits', subject: id, detail: {} }).map(waitingFor)],
    numbers: ['proposal'],
    decide: decision => {
      const now = decision.row('market', id) ?? row;
      if (isDecided(now)) return refuse('market-closed');
      const before = limitsNow({ writer, ...deps }, now);
      const detail = { before: { ...before }, after: { ...after }, limits: [{ name, before, after }] };
      const made = propose(decision, caller, 'marketLimits', id, detail, reason);
      return made.ok ? ok({ proposal: made.value.id }) : made;
    },
  });
}

const onRow = (deps: Deps, caller: Staff, { id, kind }: MarketRow, next: Stakes, reason: string) =>
  changeMarket(
    deps,
    caller,
    id,
    now => {
      if (kind === 'exchange') return refuse('market-closed'); // a book that is over
      if (isRaise(next, inRow(now), usualOf(now))) return refuse('limits-changed');
      return ok({ ...now, min_stake: next.min, max_stake: next.max });
    },
    { action: 'market.limits', reason },
  );

async function onBook(deps: Deps, caller: Staff, row: MarketRow, limits: Stakes, reason: string) {
  const { key, fingerprint } = caller;
  const done = await deps.sport.engine.govern(
    row.id,
    { key, fingerprint },
    { type: 'limits', limits },
    (decision, { limits: before }) => {
      if (isRaise(limits, before, usualOf(row))) return refuse('limits-changed');
      decision.audit(entryBy(caller, 'market.limits', `market:${row.id}`, { before, after: limits, reason }));
      return ok(undefined);
    },
  );
  if (done.ok) await followed(deps, row);
  return done;
}

/** The maker has to keep to them as well. */
const followed = ({ sport }: Deps, row: MarketRow, changed: readonly MarketRow[] = []): Promise<void> =>
  sport.operator.changed(row.event_id, {}, changed);

/** Unless the limits are others meanwhile, or the market is over. */
export async function marketLimitsEffect(deps: Deps, { subject, detail }: ProposalRow): Promise<Effect> {
  const row = await marketOf(deps.db, subject);
  const [before, after] = [detail.limits?.[0]?.before, detail.limits?.[0]?.after];
  if (!row || !before || !after) return NO_EFFECT;
  return row.kind === 'exchange' ? bookEffect(deps, row, before, after) : rowEffect(deps, row, before, after);
}

function rowEffect(deps: Deps, row: MarketRow, before: Stakes, after: Stakes): Effect {
  let next: MarketRow | undefined;
  return {
    accounts: [],
    rows: [['market', row.id]],
    happen: (decision, caller, { reason }) => {
      const now = decision.row('market', row.id);
      if (!now || isDecided(now)) return refuse('market-closed');
      if (!isSame(inRow(now), before)) return refuse('limits-changed');
      next = { ...now, min_stake: after.min, max_stake: after.max };
      decision.put('market', next);
      decision.audit(entryBy(caller, 'market.limits', `market:${row.id}`, { ...difference(now, next), reason }));
      return ok(undefined);
    },
    done: () => followed(deps, row, next ? [next] : []),
  };
}

/** A line of the journal and the approval, decided as one. */
function bookEffect(deps: Deps, row: MarketRow, before: Stakes, after: Stakes): Effect {
  const { engine } = deps.sport;
  return {
    accounts: [],
    rows: [],
    through: async command => {
      if (!engine.trading(row.id)) return refuse('market-closed');
      const done = await engine.govern(row.id, command, { type: 'limits', limits: after }, (decision, { limits }) =>
        isSame(limits, before) ? command.decide(decision) : refuse('limits-changed'),
      );
      return done.ok ? ok({}) : done;
    },
    happen: (decision, caller, { reason }) => {
      decision.audit(entryBy(caller, 'market.limits', `market:${row.id}`, { before, after, reason }));
      return ok(undefined);
    },
    done: () => followed(deps, row),
  };
}
