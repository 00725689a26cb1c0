import type { FileReply } from '@maidan/contract/call';
import type { Input, Reply } from '@maidan/contract/api';
import type { Language } from '@maidan/contract/language';
import type { UserId } from '@maidan/core/ids';
import { dayIn } from '../calendar.ts';
import type { Queryable } from '../db/db.ts';
import { statementCsv } from './statementCsv.ts';
import { sayIn } from '../words.ts';
import { type StatementFilter, statementOf } from './statementStore.ts';
import { pageOf } from './store.ts';

/** One page of the Account Statement. */
export async function statementPage(
  db: Queryable,
  user: UserId,
  input: Input<'statement'>,
  language: Language = 'en',
): Promise<Reply<'statement'>> {
  const { page, size } = input;
  const { lines, total, balance, exposure } = await statementOf(db, user, filterOf(input, language), { page, size });
  return { ...pageOf([...lines], total, page, size), balance, exposure };
}

/** All of it, for a spreadsheet. */
export async function statementFile(
  db: Queryable,
  user: UserId,
  input: Input<'statementCsv'>,
  language: Language = 'en',
): Promise<FileReply> {
  const { lines } = await statementOf(db, user, filterOf(input, language));
  return {
    name: 'statement.csv',
    type: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(statementCsv(lines, sayIn(language))),
  };
}

/** Days are India's, wherever the player and the server are. Both ends count. */
function filterOf({ from, to, report, search, order }: Input<'statementCsv'>, language: Language): StatementFilter {
  return {
    from: from === undefined ? null : dayIn(from).from,
    until: to === undefined ? null : dayIn(to).until,
    report: report ?? null,
    search,
    order,
    language,
  };
}
