import type { Side } from '@maidan/core/odds';
import { CONVENTIONS } from '@maidan/exchange/rows/conventions';
import type { RowKind } from '@maidan/exchange/rows/houseRow';
import type { MarketKind } from '@maidan/exchange/sports/sport';
import { say } from '@maidan/words/say';

/* What players and the back office both call the rows of the house. */

/** What each kind of row is called on the page. A bookmaker has a name of its own. */
export const SECTION_TITLES = {
  bookmaker: say('sport.bookmaker'),
  session: say('sport.normal'),
  overByOver: say('sport.overByOver'),
  ballByBall: say('sport.ballByBall'),
  line: say('sport.line'),
  fancy1: say('sport.fancy'),
  oddEven: say('sport.oddEven'),
  khado: say('sport.khado'),
  meter: say('sport.meter'),
  lastDigit: say('sport.lastDigit'),
} as const satisfies Readonly<Record<RowKind, string>>;

/** Yes and No where a number of runs is to be reached. */
export function sideName(kind: MarketKind, side: Side): string {
  if (isYesOrNo(kind)) return side === 'back' ? say('sport.yes') : say('sport.no');
  return side === 'back' ? say('sport.back') : say('sport.lay');
}

export const isYesOrNo = (kind: MarketKind): boolean => CONVENTIONS[kind] === 'LINE' && kind !== 'khado';
