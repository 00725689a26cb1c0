import type { QueryResult, QueryResultRow } from 'pg';
import type { Misnamed, Statements } from './statements.ts';

/* What asking the database takes and answers, by the statement: see docs/decisions/0052-statements-are-checked.md. */

type Known = keyof Statements & NoneOf<Misnamed>;
/** The compiler names what is one of them: here, a column of columns.ts that the schema does not have. */
type NoneOf<_None extends never> = unknown;

type Parameters<S> = S extends Known ? Readonly<Statements[S]['parameters']> : readonly unknown[];
/** Tests ask what nobody listed. Everything else is listed: npm run check sees to it. */
type ResultOf<S> = S extends Known ? QueryResult<Statements[S]['row']> : QueryResult;
type Values<S> = S extends Known
  ? Parameters<S> extends readonly []
    ? []
    : [values: Parameters<S>]
  : [values?: readonly unknown[]];

interface Prepared<S, V> {
  readonly name?: string;
  readonly text: S;
  readonly values: V;
}

export interface Query {
  /** A statement that was put together while the house runs: what comes back is said by hand. */
  <R extends QueryResultRow = never>(
    sql: [R] extends [never] ? never : string,
    values?: readonly unknown[],
  ): Promise<QueryResult<R>>;
  <R extends QueryResultRow = never>(
    prepared: [R] extends [never] ? never : Prepared<string, readonly unknown[]>,
  ): Promise<QueryResult<R>>;
  <const S extends string>(prepared: Prepared<S, Parameters<S>>): Promise<ResultOf<S>>;
  <const S extends string>(sql: S, ...values: Values<S>): Promise<ResultOf<S>>;
}
