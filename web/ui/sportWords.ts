import type { Side } from '@maidan/core/odds';
import { CONVENTIONS } from '@maidan/exchange/rows/conventions';
import type { RowKind } from '@maidan/exchange/rows/houseRow';
import type { MarketKind } from '@maidan/exchange/sports/sport';

/* What players and the back office both call the rows of the house. */

/** What each kind of row is called on the page. A bookmaker has a name of its own. */
export const SECTION_TITLES = {
  bookmaker: 'Bookmaker',
  session: 'Normal',
  overByOver: 'Over By Over',
  ballByBall: 'Ball By Ball',
  line: 'Line',
  fancy1: 'Fancy',
  oddEven: 'Oddeven',
  khado: 'khado',
  meter: 'meter',
  lastDigit: 'Last Digit',
} as const satisfies Readonly<Record<RowKind, string>>;

/** Yes and No where a number of runs is to be reached. */
export function sideName(kind: MarketKind, side: Side): string {
  if (CONVENTIONS[kind] === 'LINE' && kind !== 'khado') return side === 'back' ? 'Yes' : 'No';
  return side === 'back' ? 'Back' : 'Lay';
}
