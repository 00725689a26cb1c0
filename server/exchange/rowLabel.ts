import type { HouseRow, RowSlip } from '@maidan/exchange/rows/houseRow';

/** What a bet on a row is called: 'Yes 41', 'Odd', 'Kaveri Kings', '160–163'. */
export function rowLabel({ kind, span }: Pick<HouseRow, 'kind' | 'span'>, { runner, side, line }: RowSlip): string {
  switch (kind) {
    case 'session':
    case 'overByOver':
    case 'ballByBall':
    case 'line':
    case 'meter':
      return `${side === 'back' ? 'Yes' : 'No'} ${line}`;
    case 'khado':
      return `${line}–${line + span - 1}`;
    case 'fancy1':
      return side === 'back' ? 'Yes' : 'No';
    case 'oddEven':
      return runner === 'odd' ? 'Odd' : 'Even';
    case 'bookmaker':
    case 'lastDigit':
      return runner;
  }
}
