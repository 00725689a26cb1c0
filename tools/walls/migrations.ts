import type { Migration } from '@maidan/server/db/checksum';

/* What a migration may not do to a release that still works on the database while it is applied. */

const TAKES_AWAY: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bdrop\s+(table|view|materialized\s+view|column|type)\b/, 'drops a table, a view, a column or a type'],
  [/\brename\b/, 'renames something'],
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/, 'refuses rows without a value that may have been without it'],
  [
    /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?(?!constraint\b)\w+\s(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(default|generated)\b)/,
    'adds a column that the release before does not fill',
  ],
];

/** A migration says by itself why the release before can live with what looks as if it could not. */
const SAYS_WHY = /^-- Beside the release before: \S/m;

export function takenAway({ name, sql }: Migration): string[] {
  if (SAYS_WHY.test(sql)) return [];
  const said = sql.replaceAll(/--.*$/gm, '').toLowerCase();
  return TAKES_AWAY.filter(([pattern]) => pattern.test(said)).map(
    ([, what]) => `${name} ${what}: the release before works beside it. Add first, take away a release later`,
  );
}
