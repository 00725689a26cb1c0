import { csvOf, decimal, harmless, indianTime } from '../http/csv.ts';
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
      harmless([line.remark, line.how].filter(Boolean).join('. ')),
    ]),
  ]);
