import type { Millis } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';

/** Without it a spreadsheet takes the file for something other than UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as RFC 4180 wants them: commas, CRLF, quotes doubled inside quotes. */
export const csvOf = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvLines(rows);

/** More of them, after a beginning. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A spreadsheet runs what begins like a formula; after an apostrophe it is only text. */
export const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** Rupees as a spreadsheet counts with them: '-1250.50'. */
export function decimal(amount: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const INDIA_MS = 19_800_000;

/** '2026-03-07 22:14:01', as clocks in India show it. */
export const indianTime = (at: Millis): string => new Date(at + INDIA_MS).toISOString().slice(0, 19).replace('T', ' ');
