import { type Removal, removalsIn } from '@maidan/exchange/positions/nonRunner';
import { rowRunners } from '@maidan/exchange/rows/rowPricing';
import type { Answer, MarketKind, MarketPlan } from '@maidan/exchange/sports/sport';
import type { MarketRow } from './rows.ts';

/*
 * What a payment of sport is for, as its transfer keeps it: names of people and places, codes and figures. The statement
 * makes words of it, in the language of whoever reads it.
 */

export interface SportRef {
  /** Its code. */
  readonly sport: string;
  readonly event: string;
  /** Within the event: 'matchOdds', 'session:1:6'. */
  readonly market: string;
  readonly kind: MarketKind;
  /** As the page prints it: 'MATCH_ODDS', '6 over run KK'. */
  readonly name: string;
  readonly result: SportResult;
  /** Who did not run, in a market where that reduces the others' prices, or else their winnings. Kept under this name. */
  readonly withdrawn?: readonly Removal[];
  readonly places?: number;
  readonly someVoid?: true;
  /** What was paid before is taken back; what was lent is paid back. */
  readonly turn?: 'again' | 'back';
}

/** Runners by their names; those of a row that names none by their codes: 'yes', 'odd', '7'. */
export type SportResult =
  | { readonly type: 'won'; readonly winners: readonly string[] }
  | { readonly type: 'runs'; readonly total: number }
  | { readonly type: 'void' }
  /** Nothing yet: the house lent something because this runner was removed. */
  | { readonly type: 'lent'; readonly runner: string };

interface Named {
  readonly sport: string;
  readonly event: string;
  readonly market: Pick<MarketRow, 'name' | 'plan'>;
}

export const lentRef = (named: Named, runner: string): SportRef => refOf(named, { type: 'lent', runner });

const refOf = ({ sport, event, market: { name, plan } }: Named, result: SportResult): SportRef => ({
  ...{ sport, event, market: plan.id, kind: plan.kind, name, result },
});

export const settledRef = (named: Named, answer: Answer, removals: readonly Removal[] = []): SportRef => ({
  ...refOf(named, resultOf(named.market.plan, answer)),
  ...(removals.length > 0 && {
    withdrawn: removals.map(({ runner, reduction }) => ({ runner, reduction })),
    places: named.market.plan.winners ?? 1,
  }),
});

/** Also of a market whose transfers keep the words of an earlier release: what was removed is in its plan. */
export const plannedRef = (named: Named, answer: Answer): SportRef =>
  settledRef(named, answer, removalsIn(named.market.plan));

export function resultOf(plan: MarketPlan, answer: Answer): Exclude<SportResult, { type: 'lent' }> {
  if (answer.type === 'void') return { type: 'void' };
  if (answer.type === 'runs') return { type: 'runs', total: answer.total };
  const runners = plan.runners ?? rowRunners(plan);
  return { type: 'won', winners: winnersOf(plan, answer.winners).map(place => runners[place] ?? '?') };
}

/** A yes-or-no row has one runner here: whoever answers it with two means that it did not win. */
export const winnersOf = ({ kind }: Pick<MarketPlan, 'kind'>, winners: readonly number[]): readonly number[] =>
  kind === 'fancy1' ? winners.filter(place => place === 0) : winners;

export const written = (ref: SportRef): string => JSON.stringify(ref);

/** Undefined for the words of an earlier release, which began with the name of the sport. */
export const refIn = (text: string): SportRef | undefined =>
  text.startsWith('{') ? (JSON.parse(text) as SportRef) : undefined; // written by this file alone
