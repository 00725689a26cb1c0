import type { Side } from '@maidan/core/odds';
import type { RowKind } from '@maidan/exchange/rows/houseRow';
import { say } from '@maidan/words/say';

/** What can be tapped in a row of each kind, from the left. */
export interface Column {
  readonly runner: string;
  readonly side: Side;
  readonly name: string;
}

const NO_YES: readonly Column[] = [
  { runner: 'runs', side: 'lay', name: say('sport.no') },
  { runner: 'runs', side: 'back', name: say('sport.yes') },
];

export const COLUMNS: Readonly<Record<Exclude<RowKind, 'bookmaker' | 'lastDigit'>, readonly Column[]>> = {
  session: NO_YES,
  overByOver: NO_YES,
  ballByBall: NO_YES,
  line: NO_YES,
  meter: NO_YES,
  fancy1: [
    { runner: 'yes', side: 'back', name: say('sport.back') },
    { runner: 'yes', side: 'lay', name: say('sport.lay') },
  ],
  oddEven: [
    { runner: 'odd', side: 'back', name: say('sport.odd') },
    { runner: 'even', side: 'back', name: say('sport.even') },
  ],
  khado: [{ runner: 'runs', side: 'back', name: say('sport.back') }],
};
