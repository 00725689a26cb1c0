import { decimal } from '@maidan/core/odds';
import { type Game, labelOf, type Outcome, type Selection, selectionsOf, type Sid, type Table } from '../game.ts';
import { type Dealing, tableOf } from '../play.ts';
import { quotes } from '../price.ts';
import { resultWritten } from '../written.ts';
import type { Offer } from '../quote.ts';

/** A finished round and what became of a back bet on each selection. */
export interface Played {
  readonly code: string;
  readonly text: string;
  readonly selections: readonly PlayedSelection[];
}

interface PlayedSelection {
  readonly id: string;
  readonly sid: Sid;
  readonly label: string;
  readonly outcome: 'win' | 'lose' | 'void' | 'half' | 'dead heat' | 'pays';
  /** What comes back on one unit, stake included, at the first price offered; null when it was never offered. */
  readonly pays: number | null;
  /** Yes/No bets: the number to reach. */
  readonly line?: number;
}

export function playedOut(game: Game, dealing: Dealing): Played {
  const table = tableOf(game, dealing);
  const result = game.result(table);
  const offers = firstOffers(game, dealing);
  return {
    code: result.code,
    text: resultWritten(result),
    selections: selectionsOf(game).map(selection => became(selection, table, offers.get(selection.id))),
  };
}

function became(selection: Selection<Table>, table: Table, offer: Offer | undefined): PlayedSelection {
  const outcome = selection.outcome(table, offer?.line ?? 0);
  return {
    id: selection.id,
    sid: selection.sid,
    label: labelOf(selection, table),
    outcome: nameOf(outcome),
    pays: offer ? paidOn(outcome, decimal(offer.odds)) : null,
    ...(offer?.line !== undefined && { line: offer.line }),
  };
}

function nameOf(outcome: Outcome): PlayedSelection['outcome'] {
  if (typeof outcome === 'string') return outcome;
  if ('deadHeat' in outcome) return 'dead heat';
  return decimal(outcome.pays) === 0.5 ? 'half' : 'pays';
}

function paidOn(outcome: Outcome, odds: number): number {
  if (outcome === 'win') return odds;
  if (outcome === 'lose') return 0;
  if (outcome === 'void') return 1;
  return 'pays' in outcome ? decimal(outcome.pays) : odds / outcome.deadHeat;
}

/** The price each selection had in the first window it could be backed in. */
function firstOffers(game: Game, { gone, dealt }: Dealing): Map<string, Offer> {
  const first = new Map<string, Offer>();
  for (const deals of windowsOf(game, { gone, dealt })) {
    for (const [id, { back }] of Object.entries(quotes(game, { gone, dealt: dealt.slice(0, deals) }))) {
      if (back && !first.has(id)) first.set(id, back);
    }
  }
  return first;
}

/** How many faces were out at each betting window. */
function windowsOf(game: Game, dealing: Dealing): number[] {
  const table = tableOf(game, { gone: dealing.gone, dealt: [] }) as Record<string, unknown[]>;
  const windows: number[] = [];
  let deals = 0;
  for (const step of game.script(table as Table)) {
    if (step.do === 'bets') windows.push(deals);
    else table[step.to]!.push(dealing.dealt[deals++]!.face);
  }
  return windows;
}
