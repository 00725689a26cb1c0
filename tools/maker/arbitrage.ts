import { decimal } from '@maidan/core/odds';
import type { Bot } from './bot.ts';
import type { Offered, Seat } from './seat.ts';

/*
 * Bets where two markets of a match do not agree. It takes a sure gain wherever there is one: a price longer here than
 * it can be laid there, all runners together for less than they pay, a Yes below a No. Where there is none, it backs or
 * lays what is furthest from what the other markets say about the same thing.
 */
export function arbitrage(): Bot {
  return {
    look(seat) {
      const offers = seat.plans().flatMap(plan => seat.offers(plan));
      for (const same of sameQuestions(offers).values()) {
        const sure = sureOf(same);
        for (const offer of sure ?? dearest(same)) seat.take(offer);
      }
      for (const market of Map.groupBy(offers, ({ plan }) => plan.id).values()) {
        if (isSure(market)) takeAll(seat, market);
      }
      for (const offer of middles(offers)) seat.take(offer);
    },
  };
}

/** Offers that are about the same runner of the same question, in two markets at least. */
function sameQuestions(offers: readonly Offered[]): ReadonlyMap<string, readonly Offered[]> {
  const groups = Map.groupBy(offers, questionOf);
  groups.delete('');
  for (const [key, list] of groups) if (new Set(list.map(({ plan }) => plan.id)).size < 2) groups.delete(key);
  return groups;
}

/** Scores and lines that say the same in other words. */
const SYNONYMS: Readonly<Record<string, string>> = {
  'correctScore|0 - 0': 'overUnder:0.5|Under 0.5 Goals',
};

function questionOf({ plan, runner }: Offered): string {
  const synonym = SYNONYMS[`${plan.id}|${runner}`];
  if (synonym !== undefined) return synonym;
  if (plan.id.startsWith('overUnder')) return `${plan.id}|${runner}`;
  const isWinner = (plan.kind === 'exchange' || plan.kind === 'bookmaker') && !plan.id.includes(':');
  return isWinner && plan.id !== 'toss' ? `${plan.runners?.join()}|${plan.winners ?? 1}|${runner}` : '';
}

/** A back that is longer than a lay. */
function sureOf(same: readonly Offered[]): readonly Offered[] | undefined {
  const [back] = same.filter(({ side }) => side === 'back').toSorted((a, b) => b.odds - a.odds);
  const [lay] = same.filter(({ side }) => side === 'lay').toSorted((a, b) => a.odds - b.odds);
  return back && lay && back.odds > lay.odds ? [back, lay] : undefined;
}

/** The one that is best by the middle of what all of them say, as long as it costs next to nothing. */
const MOST_COST = 0.01;

function dearest(same: readonly Offered[]): readonly Offered[] {
  const chances = same.map(({ odds }) => 1 / decimal(odds));
  const middle = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  const costOf = ({ side, odds }: Offered): number => (side === 'back' ? 1 : -1) * (1 / decimal(odds) - middle);
  const [best] = same.toSorted((a, b) => costOf(a) - costOf(b));
  return best && costOf(best) < MOST_COST ? [best] : [];
}

/** All runners can be backed for less than one of them pays, or laid for more. */
function isSure(market: readonly Offered[]): boolean {
  const [{ plan }] = market as [Offered, ...Offered[]]; // a group has somebody in it
  const isOneOfAll = (plan.winners ?? 1) === 1 && plan.runners !== undefined && plan.kind !== 'fancy1';
  if (!isOneOfAll) return false;
  const [backs, lays] = (['back', 'lay'] as const).map(side => market.filter(offer => offer.side === side));
  const all = (offers: readonly Offered[] = []): number | undefined =>
    offers.length === plan.runners?.length ? offers.reduce((sum, { odds }) => sum + 1 / decimal(odds), 0) : undefined;
  return (all(backs) ?? 1) < 1 || (all(lays) ?? 1) > 1;
}

function takeAll(seat: Seat, market: readonly Offered[]): void {
  const backs = market.filter(({ side }) => side === 'back');
  const isBacked = backs.reduce((sum, { odds }) => sum + 1 / decimal(odds), 0) < 1;
  for (const offer of market) if ((offer.side === 'back') === isBacked) seat.take(offer);
}

/** A Yes and a No on the same runs, with a gap between them in which both win and no total at which both lose. */
function middles(offers: readonly Offered[]): readonly Offered[] {
  const lines = offers.filter(({ plan }) => plan.kind === 'session' || plan.kind === 'line');
  const spans = Map.groupBy(lines, ({ plan }) => plan.id.replace(/^\w+/, ''));
  return [...spans.values()].flatMap(span => {
    const [yes] = span.filter(({ side }) => side === 'back').toSorted((a, b) => a.line - b.line);
    const [no] = span.filter(({ side }) => side === 'lay').toSorted((a, b) => b.line - a.line);
    return yes && no && yes.plan.id !== no.plan.id && no.line > yes.line ? [yes, no] : [];
  });
}
