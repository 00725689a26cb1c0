import type { FileReply } from '@maidan/contract/call';
import type { Input, Reply } from '@maidan/contract/api';
import { after, type Millis, type UserId } from '@maidan/core/ids';
import type { Queryable } from '../db.ts';
import { csvOf } from './statementCsv.ts';
import { type StatementFilter, statementOf } from './statementStore.ts';
import { pageOf } from './store.ts';

/** One page of the Account Statement. */
export async function statementPage(
  db: Queryable,
  user: UserId,
  input: Input<'statement'>,
): Promise<Reply<'statement'>> {
  const { page, size } = input;
  const { lines, total, balance, exposure } = await statementOf(db, user, filterOf(input), { page, size });
  return { ...pageOf([...lines], total, page, size), balance, exposure };
}

/** All of it, for a spreadsheet. */
export async function statementFile(db: Queryable, user: UserId, input: Input<'statementCsv'>): Promise<FileReply> {
  const { lines } = await statementOf(db, user, filterOf(input));
  return { name: 'statement.csv', type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(csvOf(lines)) };
}

const DAY_MS = 86_400_000;

/** Days are India's, wherever the player and the server are. Both ends count. */
function filterOf({ from, to, report, search, order }: Input<'statementCsv'>): StatementFilter {
  return {
    from: from === undefined ? null : midnight(from),
    until: to === undefined ? null : after(midnight(to), DAY_MS),
    report: report ?? null,
    search,
    order,
  };
}

// A calendar day becomes a moment here and nowhere else.
const midnight = (day: string): Millis => Date.parse(`${day}T00:00:00+05:30`) as Millis;
