import type { Fixture, MarketPlan } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import { recordOf } from '../exchange/store.ts';
import type { MarketRow } from '../exchange/rows.ts';
import { canonical } from '../writer/audit.ts';
import { evidenceOf, type Fault, type Scope, SHOWN } from './fault.ts';
import { due, windowOf } from './ledger.ts';

/*
 * Markets of a match that is drawn here, beside those that the match has: an answer names runners by their place, so who
 * changes their order changes who is paid. A step looks at matches that ended, the nightly pass at those under way as well.
 */

/** Who plays a fixture, here or anywhere. */
export type SportOf = (fixture: Fixture) => SomeSport | undefined;

type Kept = Pick<MarketRow, 'id' | 'kind' | 'name' | 'plan'>;

export async function planFaults(scope: Scope, sportOf: SportOf): Promise<Fault[]> {
  const { rows: events } = await scope.db.query<{ id: string; fixture: Fixture }>(
    `select id, fixture from sport_events where commitment is not null and (
       state in ('over', 'void') and ${due('sport_events.id', 'changed_at', 'sport_events')}
       or state in ('upcoming', 'inPlay') and $2 >= 0) order by id`,
    windowOf(scope),
  );
  const faults: Fault[] = [];
  for (const { id, fixture } of events) {
    const sport = sportOf(fixture);
    const plans = sport ? plansIn(sport, fixture, await recordOf(scope.db, id)) : new Map<string, MarketPlan>();
    const { rows } = await scope.db.query('select id, kind, name, plan from markets where event_id = $1', [id]);
    const altered = rows.filter(market => !isOf(id, market, plans.get(market.plan.id)));
    faults.push(...altered.map(asFault));
  }
  return faults.slice(0, SHOWN);
}

/** Every market that the match ever had. A record that was changed may tell what no match can do. */
function plansIn(sport: SomeSport, fixture: Fixture, record: readonly unknown[]): ReadonlyMap<string, MarketPlan> {
  const plans = new Map<string, MarketPlan>();
  const note = (state: unknown): void => sport.marketsOf(state).forEach(plan => plans.set(plan.id, plan));
  try {
    let state = sport.begin(fixture);
    note(state);
    for (const event of record) note((state = sport.evolve(state, event)));
  } catch {
    return plans;
  }
  return plans;
}

const isOf = (event: string, { id, ...market }: Kept, plan: MarketPlan | undefined): boolean =>
  plan !== undefined && id === `${event}.${plan.id}` && isSamePlan(plan, market);

/** What a market is called and settled by is what the match has; who does not run is taken out of books only. */
export const isSamePlan = (plan: MarketPlan, { plan: kept, kind, name }: Omit<Kept, 'id'>): boolean =>
  textOf(plan, kept) === textOf(kept, kept) && plan.kind === kind && plan.name === name;

/** A market that is older than what names are made of has a name only. */
const textOf = (plan: MarketPlan, kept: MarketPlan): string =>
  canonical({ ...plan, made: kept.made && plan.made, removed: undefined });

const asFault = ({ id, kind, name, plan }: Kept): Fault => ({
  ...{ rule: 'market-altered', subject: `market:${id}:plan`, expected: 0, found: 0, market: id },
  evidence: evidenceOf([kind, name, plan]),
});
