import type { Money } from '@maidan/core/money';
import { csvOf, harmless, indianTime } from '../csv.ts';
import type { StatementLine } from './statementStore.ts';

const HEAD = ['Date', 'Sr. no.', 'Credit', 'Debit', 'Points', 'Remarks'];

/** The statement for a spreadsheet. */
export const statementCsv = (lines: readonly StatementLine[]): string =>
  csvOf([
    HEAD,
    ...lines.map(line => [
      indianTime(line.at),
      String(line.number),
      decimal(line.credit),
      decimal(line.debit),
      decimal(line.points),
      harmless(line.remark),
    ]),
  ]);

function decimal(amount: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
