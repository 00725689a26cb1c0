import { createHash } from 'node:crypto';

/** Of a migration's text. A checkout may end its lines in another way: that changes nothing. */
export const checksumOf = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** What is in the database was made by these texts and by no others. A sentence about each that is another one now. */
export const changedSince = (
  applied: ReadonlyMap<string, string | null>,
  shipped: readonly Migration[],
): readonly string[] =>
  shipped
    .filter(({ name, sql }) => (applied.get(name) ?? checksumOf(sql)) !== checksumOf(sql))
    .map(
      ({ name }) =>
        `migration ${name} was changed after it was applied to this database: what it made is not what it says`,
    );
