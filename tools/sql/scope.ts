import { UNKNOWN, type Value } from './value.ts';

/* What names mean inside a statement. */

export type Columns = ReadonlyMap<string, Value>;

/** Something in a FROM clause, by the name it has there. */
export interface Relation {
  readonly name: string;
  readonly columns: Columns;
}

export interface Scope {
  /** Tables and views of the schema, and what WITH has named. */
  readonly named: ReadonlyMap<string, Columns>;
  readonly relations: readonly Relation[];
  /** Written out, what the WHERE clause leaves no nulls of. */
  readonly certain: ReadonlySet<string>;
  readonly isGrouped: boolean;
  readonly outer?: Scope;
}

export const within = (outer: Scope): Scope => ({
  ...{ named: outer.named, relations: [], certain: new Set<string>(), isGrouped: false, outer },
});

/** The value of `column`, or of `relation.column`. */
export function columnIn(scope: Scope, path: readonly string[]): Value {
  const [column, relation] = path.toReversed();
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const among = at.relations.filter(({ name }) => relation === undefined || name === relation);
    const found = among.map(({ columns }) => columns.get(column ?? '')).find(value => value !== undefined);
    if (found) return found;
    if (relation !== undefined && among.length > 0) return UNKNOWN;
  }
  return UNKNOWN;
}
