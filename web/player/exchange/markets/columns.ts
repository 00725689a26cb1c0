import type { Side } from '@maidan/core/odds';
import type { RowKind } from '@maidan/exchange/rows/houseRow';

/** What can be tapped in a row of each kind, from the left. */
export interface Column {
  readonly runner: string;
  readonly side: Side;
  readonly name: string;
}

const NO_YES: readonly Column[] = [
  { runner: 'runs', side: 'lay', name: 'No' },
  { runner: 'runs', side: 'back', name: 'Yes' },
];

export const COLUMNS: Readonly<Record<Exclude<RowKind, 'bookmaker' | 'lastDigit'>, readonly Column[]>> = {
  session: NO_YES,
  overByOver: NO_YES,
  ballByBall: NO_YES,
  line: NO_YES,
  meter: NO_YES,
  fancy1: [
    { runner: 'yes', side: 'back', name: 'Back' },
    { runner: 'yes', side: 'lay', name: 'Lay' },
  ],
  oddEven: [
    { runner: 'odd', side: 'back', name: 'Odd' },
    { runner: 'even', side: 'back', name: 'Even' },
  ],
  khado: [{ runner: 'runs', side: 'back', name: 'Back' }],
};
