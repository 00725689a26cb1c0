import type { LobbyView } from '@maidan/contract/table';
import { tileState } from './tileState.ts';

/** As many as stand in one line on a desk. */
export const PLACES = 6;

/** Who is shown a table has to come to it and choose: with less there is nothing left to do there. */
const LEAST_SECONDS = 4;

interface Moment {
  readonly tables: LobbyView['tables'];
  readonly now: number;
  /** Somebody's finger or focus is on this one: it stays, whatever it does. */
  readonly held: string | undefined;
}

/**
 * The tables that close next, as places on a line. One keeps its place while it takes bets, and then the next to close stands
 * there, so that nothing moves under a finger: forty tables that were put in order every second would.
 */
export function closingSoon(before: readonly string[], { tables, now, held }: Moment): readonly string[] {
  const secondsOf = (code: string): number => tileState(tables[code], now).seconds ?? 0;
  const stays = (code: string): boolean => code === held || secondsOf(code) > 0;
  const next = Object.keys(tables)
    .filter(code => secondsOf(code) >= LEAST_SECONDS && !before.includes(code))
    .toSorted((a, b) => tables[a]!.dueAt - tables[b]!.dueAt);
  const places = before.flatMap(code => (stays(code) ? code : (next.shift() ?? [])));
  return [...places, ...next].slice(0, PLACES);
}
