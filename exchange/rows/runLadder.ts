import type { Money } from '@maidan/core/money';
import type { RowBet } from './houseRow.ts';
import { profitsAt, type RunKind, turnsOf } from './runs.ts';

/** Totals at which a player's bets on a row make the same. */
export interface Rung {
  /** '≤39', '40–43', '44', '≥48', or 'Any' where it never changes. */
  readonly label: string;
  readonly from: number;
  /** The last total; undefined when there is no last one. */
  readonly to: number | undefined;
  readonly profit: Money;
}

/** The book of a row, run by run: what opens when its name is clicked. */
export function ladderOf(kind: RunKind, bets: readonly RowBet[]): Rung[] {
  const turns = turnsOf(kind, bets);
  const totals = kind === 'meter' ? upTo(turns.at(-1)!) : turns;
  const found = totals.map(from => ({ from, profit: profitsAt(kind, bets, from) }));
  const changes = found.filter(({ profit }, i) => profit !== found[i - 1]?.profit);
  return changes.map(({ from, profit }, i) => {
    const next = changes[i + 1]?.from;
    const to = next === undefined ? undefined : next - 1;
    return { label: labelOf(from, to), from, to, profit };
  });
}

/** Of a meter every run makes another amount. */
const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, total) => total);

function labelOf(from: number, to: number | undefined): string {
  if (to === undefined) return from === 0 ? 'Any' : `≥${from}`;
  if (from === to) return String(from);
  return from === 0 ? `≤${to}` : `${from}–${to}`;
}
