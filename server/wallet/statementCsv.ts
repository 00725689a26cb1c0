import type { Millis } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { StatementLine } from './statementStore.ts';

/** Without it a spreadsheet takes the file for something other than UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const HEAD = ['Date', 'Sr. no.', 'Credit', 'Debit', 'Points', 'Remarks'];

/** The statement as RFC 4180 wants it: commas, CRLF, quotes doubled inside quotes. */
export function csvOf(lines: readonly StatementLine[]): string {
  const rows = lines.map(line => [
    indianTime(line.at),
    String(line.number),
    decimal(line.credit),
    decimal(line.debit),
    decimal(line.points),
    harmless(line.remark),
  ]);
  return BYTE_ORDER_MARK + [HEAD, ...rows].map(row => `${row.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A spreadsheet runs what begins like a formula; after an apostrophe it is only text. */
const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

function decimal(amount: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const INDIA_MS = 19_800_000;

/** '2026-03-07 22:14:01', as clocks in India show it. */
const indianTime = (at: Millis): string => new Date(at + INDIA_MS).toISOString().slice(0, 19).replace('T', ' ');
