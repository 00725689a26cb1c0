import type { MarketKind } from '../sports/sport.ts';
import type { RowBet } from './houseRow.ts';

/** What a bet on a row is on, as a code with its figures: a page has its own words for it. */
export type Pick =
  | { readonly is: 'over' | 'under'; readonly line: number }
  | { readonly is: 'window'; readonly from: number; readonly to: number }
  | { readonly is: 'yes' | 'no' | 'odd' | 'even' }
  | { readonly is: 'runner'; readonly runner: string };

type Picked = Omit<RowBet, 'odds' | 'stake' | 'profit'>;

export function pickOf(kind: MarketKind, { runner, side, line, span }: Picked): Pick {
  switch (kind) {
    case 'session':
    case 'overByOver':
    case 'ballByBall':
    case 'line':
    case 'meter':
      return { is: side === 'back' ? 'over' : 'under', line };
    case 'khado':
      return { is: 'window', from: line, to: line + span - 1 };
    case 'fancy1':
      return { is: side === 'back' ? 'yes' : 'no' };
    case 'oddEven':
      return { is: runner === 'odd' ? 'odd' : 'even' };
    default:
      return { is: 'runner', runner };
  }
}
