import { lineSeal } from './answerSeals.ts';
import type { Changes, Was } from './decision.ts';
import type { Client } from '../db/db.ts';
import { ADDING, CHANGING, inTurn, isDerived, type Kind, listsOf, type Rows, WRITING } from './rows.ts';
import type { Pieces } from '../work/pieces.ts';

/* The rows that a group changed, as the statements that write them. */

export interface RowOfKind {
  readonly kind: Kind;
  readonly row: Rows[Kind];
}

interface WrittenRow extends RowOfKind {
  readonly was: Was;
}

/** What was changed as it is written. */
export function* writtenOf({ rows }: Changes): Pieces<Map<string, WrittenRow>> {
  const written = new Map<string, WrittenRow>();
  for (const [name, { kind, row, was, isWritten }] of rows) {
    if (isWritten && !isDerived(kind)) written.set(name, { kind, row: inTurn(kind, row), was });
    if (written.size % ROWS_AT_A_TIME === 0) yield;
  }
  return written;
}

const ROWS_AT_A_TIME = 250;

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly string[];
}

const WAYS = new Map<Was, readonly [verb: string, texts: Readonly<Record<Kind, string>>]>([
  ['new', ['add', ADDING]],
  ['there', ['change', CHANGING]],
  ['unknown', ['write', WRITING]],
]);

/** Kind by kind, because rows refer to those of kinds that were written before: first what is new, last what may be there. */
export function* writingOf(client: Client, written: ReadonlyMap<string, WrittenRow>): Pieces<Statement[]> {
  const statements: Statement[] = [];
  for (const [kind, rows] of Map.groupBy(written.values(), row => row.kind)) {
    for (const [was, [verb, texts]] of WAYS) {
      const these = rows.filter(row => row.was === was).map(({ row }) => sealedRow(client, kind, row));
      if (these.length === 0) continue;
      statements.push({ name: `writer-${verb}-${kind}`, text: texts[kind], values: yield* listsOf(kind, these) });
    }
  }
  return statements;
}

/** A line of a journal carries its seal. */
const sealedRow = (client: Client, kind: Kind, row: Rows[Kind]): never =>
  (kind === 'journal' ? { ...row, seal: lineSeal(client, row as Rows['journal']) } : row) as never; // of this kind
