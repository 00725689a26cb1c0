import { entryOf } from '@maidan/games/index';
import { sayLabel } from '@maidan/words/games/labels';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import type { Fairness } from './useFairness.ts';

type Table = Fairness['tables'][number];
/** What bets of one kind, or of one game, came to. */
export type Came = Pick<Table, 'bets' | 'staked' | 'returned' | 'expected' | 'low' | 'high' | 'isOutside'>;

export interface LiveLine extends Came {
  readonly id: string;
  readonly name: string;
}

/** 'at the edge' is outside the band and still nothing to worry about: among many bets, chance puts some there. */
export type LiveState = 'inside' | 'at the edge' | 'outside';

export function stateOf({ returned, low, high, isOutside }: Came): LiveState {
  if (isOutside) return 'outside';
  return returned < low || returned > high ? 'at the edge' : 'inside';
}

const figure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const share = (amount: number, staked: number): string => `${figure.format((amount / staked) * 100)} %`;

export const liveOf = ({ returned, staked }: Came): string => share(returned, staked);
export const expectedOf = ({ expected, staked }: Came): string => share(expected, staked);
/** '94.10 to 103.90 %' */
export const bandOf = ({ low, high, staked }: Came): string =>
  say('fair.bandIs', { low: share(low, staked).slice(0, -2), high: share(high, staked) });

/** Where things are on a bar from 0 to 100, with the band in its middle three fifths. */
export interface Bar {
  readonly low: number;
  readonly high: number;
  readonly expected: number;
  readonly live: number;
}

const BAND = { low: 20, high: 80 };

/** Every line has a scale of its own: what counts is where in its band it lies. What lies far out stays on the bar. */
export function barOf({ returned, expected, low, high }: Came): Bar {
  const place = (amount: number): number => {
    const at = BAND.low + ((amount - low) / (high - low)) * (BAND.high - BAND.low);
    return Math.min(98, Math.max(2, at));
  };
  return { ...BAND, expected: place(expected), live: place(returned) };
}

/** Games that have had bets; what somebody should look at comes first. */
export const gameLines = (tables: readonly Table[]): readonly LiveLine[] =>
  worthALook(
    tables.map(table => ({ ...table, id: table.game, name: sayGame(entryOf(table.game)?.name ?? table.game) })),
  );

/** Every kind of bet of one game that was placed. */
export const kindLines = (table: Table | undefined): readonly LiveLine[] =>
  worthALook(
    (table?.kinds ?? []).map(kind => ({
      ...kind,
      id: `${kind.id} ${kind.side}`,
      name: kind.side === 'lay' ? say('fair.layBet', { bet: sayLabel(kind.label) }) : sayLabel(kind.label),
    })),
  );

const worthALook = (lines: readonly LiveLine[]): readonly LiveLine[] =>
  lines
    .filter(({ bets, staked }) => bets > 0 && staked > 0)
    .toSorted((a, b) => Number(b.isOutside) - Number(a.isOutside) || b.bets - a.bets);

/** 'All 54 games are inside their bands.' */
export function summaryOf(tables: readonly Table[]): string {
  const lines = gameLines(tables);
  if (lines.length === 0) return say('fair.noBetYet');
  const out = lines.filter(({ isOutside }) => isOutside).length;
  if (out > 0) return say('fair.someOutside', { out, all: lines.length });
  return lines.length === 1 ? say('fair.oneInside') : say('fair.allInside', { all: lines.length });
}
