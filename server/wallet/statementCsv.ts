import { csvOf, decimal, harmless, indianTime } from '../http/csv.ts';
import type { Say } from '@maidan/words/speak';
import type { StatementLine } from './statementStore.ts';

const headIn = (say: Say): readonly string[] => [
  say('account.date'),
  say('account.number'),
  say('account.credit'),
  say('account.debit'),
  say('account.points'),
  say('account.remarks'),
];

/** The statement for a spreadsheet. */
export const statementCsv = (lines: readonly StatementLine[], say: Say): string =>
  csvOf([
    headIn(say),
    ...lines.map(line => [
      indianTime(line.at),
      String(line.number),
      decimal(line.credit),
      decimal(line.debit),
      decimal(line.points),
      harmless([line.remark, line.how].filter(Boolean).join('. ')),
    ]),
  ]);
