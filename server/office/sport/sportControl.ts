import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { DEFAULTS, SETTINGS } from '@maidan/contract/settings';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Offer, Quote, RowKind } from '@maidan/exchange/rows/houseRow';
import { rowRunners, rowSpan } from '@maidan/exchange/rows/rowPricing';
import { isGift, isWritable, type PricedRow, returnsOf } from '@maidan/exchange/rows/rowReturns';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { MarketRow } from '../../exchange/rows.ts';
import { marketOf } from '../../exchange/store.ts';
import { entryBy } from '../entry.ts';
import { changeEvent, changeMarket, stopEvent, stopMarket, type Stopping } from './sportChanges.ts';
import { putStop, stopOneSport } from '../tables/wholeStops.ts';

/* What the operator does to matches and markets alone: stop them, limits, margins, prices. */

type Done = Promise<Result<Record<never, never>, ErrorCode>>;

export function stopSport(deps: Deps, caller: Staff, { on, ...told }: Input<'stopSport'>): Done {
  if (!told.isStopped && told.reason === '') return Promise.resolve(refuse('reason-needed'));
  if (on.type === 'all') return stopAll(deps, caller, told);
  if (on.type === 'sport') return stopOneSport(deps, caller, on.code, told);
  return on.type === 'event' ? stopEvent(deps, caller, on.id, told) : stopMarket(deps, caller, on.id, told);
}

/** Kept with the settings: it is one of them, only quicker to reach. */
async function stopAll(
  { writer, settings, stops, sport, node }: Deps,
  caller: Staff,
  { isStopped, reason, isExplaining }: Stopping,
): Done {
  const done = await writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['settings', 'sport']],
    decide: decision => {
      const row = decision.row('settings', 'sport');
      const value = row ? SETTINGS.sport.parse(row.value) : DEFAULTS.sport;
      const isLate = isExplaining && value.betting !== 'stopped';
      const betting = isStopped && !isLate ? 'stopped' : 'open';
      decision.put('settings', { section: 'sport', value: { ...value, betting }, version: (row?.version ?? 0) + 1 });
      if (!isLate) putStop(decision, 'sport:all', isStopped, reason);
      const told = { before: { betting: value.betting }, after: { betting }, reason };
      decision.audit(
        entryBy(caller, isLate ? 'sport.explain' : isStopped ? 'sport.stop' : 'sport.resume', 'sport:all', told),
      );
      decision.announce('site', {});
      return ok({});
    },
  });
  if (!done.ok) return done;
  await Promise.all([settings.load(), stops.load()]).catch(() => {}); // read a moment later then: the change counts
  await (isExplaining ? sport.operator.followStop() : sport.operator.followSettings());
  await node?.stopped();
  return done;
}

export function setMargin(deps: Deps, caller: Staff, { on, margin, reason }: Input<'setMargin'>): Done {
  if (on.type === 'market')
    return changeMarket(deps, caller, on.id, row => ok({ ...row, margin }), { action: 'market.margin', reason });
  const column = on.of === 'books' ? 'book_margin' : 'row_margin';
  return changeEvent(deps, caller, on.id, row => ({ ...row, [column]: margin }), { action: 'event.margin', reason });
}

export const setPicture = (deps: Deps, caller: Staff, { id, streamUrl, reason }: Input<'setPicture'>): Done =>
  changeEvent(deps, caller, id, row => ({ ...row, stream_url: streamUrl }), { action: 'event.picture', reason });

/** Refused where a price would be a gift as the match stands; should it become one later, it is locked meanwhile. */
export async function setPrices(
  deps: Deps,
  caller: Staff,
  { market: id, quotes: asked, reason }: Input<'setPrices'>,
): Promise<Result<Reply<'setPrices'>, ErrorCode>> {
  const row = await marketOf(deps.db, id);
  if (!row) return refuse('unknown-market');
  const quotes = asked && cleaned(asked);
  const priced = pricesOf(deps, row, quotes);
  const change = (now: MarketRow): Result<MarketRow, ErrorCode> => (priced.ok ? ok({ ...now, quotes }) : priced);
  const done = await changeMarket(deps, caller, id, change, { action: 'market.prices', reason });
  if (!done.ok) return done;
  return ok({ returns: priced.ok ? priced.value : [] });
}

type Returns = Reply<'setPrices'>['returns'];

function pricesOf(
  { sport }: Deps,
  row: MarketRow,
  quotes: Readonly<Record<string, Quote>> | null,
): Result<Returns, ErrorCode> {
  if (row.kind === 'exchange') return refuse('price-off-convention');
  if (!quotes) return ok([]);
  const desk = sport.desk(row.event_id);
  const priced = desk?.houseRow(row.id) ?? rowOf(row, row.kind);
  const fault = faultOf(priced, quotes);
  if (fault) return refuse(fault);
  const truth = desk?.truthOf(row);
  if (!truth) return refuse('market-suspended'); // nobody can say what these prices are worth
  const returns = returnsOf(priced, quotes, truth);
  if (returns.some(isGift)) return refuse('price-too-generous');
  return ok(returns.map(each => ({ ...each, returns: Math.round(each.returns * 10_000) })));
}

const rowOf = ({ plan }: MarketRow, kind: RowKind): PricedRow => ({
  kind,
  runners: rowRunners(plan),
  span: rowSpan(plan, false),
});

function faultOf(row: PricedRow, quotes: Readonly<Record<string, Quote>>): ErrorCode | undefined {
  if (Object.keys(quotes).some(runner => !row.runners.includes(runner))) return 'unknown-runner';
  const fits = Object.values(quotes).every(
    ({ back, lay }) => (!back || isWritable(row, 'back', back)) && (!lay || isWritable(row, 'lay', lay)),
  );
  return fits ? undefined : 'price-off-convention';
}

type Asked = NonNullable<Input<'setPrices'>['quotes']>;

/** What is left out is not there, rather than there as nothing. */
const cleaned = (asked: Asked): Record<string, Quote> =>
  Object.fromEntries(
    Object.entries(asked).map(([runner, { back, lay }]) => [
      runner,
      { ...(back && { back: offerOf(back) }), ...(lay && { lay: offerOf(lay) }) },
    ]),
  );

const offerOf = ({ odds, line }: NonNullable<Asked[string]['back']>): Offer => ({
  odds,
  ...(line !== undefined && { line }),
});
