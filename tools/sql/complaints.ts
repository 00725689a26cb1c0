import { COMPOSED } from './composed.ts';
import { type Asked, type Site, siteName } from './texts.ts';

/* What is wrong with statements, besides what PostgreSQL has against them. */

/** Nobody says by hand what a list says. */
export const byHandComplaints = (asked: readonly Asked[]): readonly string[] =>
  asked
    .filter(({ texts, isTypedByHand }) => texts && isTypedByHand)
    .map(site => `${siteName(site)} says by hand what comes back, which npm run sql knows: leave it out`);

/** What is put together at run time is rehearsed, or listed as what cannot be. */
export function composedComplaints(
  asked: readonly Asked[],
  rehearsed: ReadonlySet<string>,
  composed: Readonly<Record<string, number>> = COMPOSED,
): readonly string[] {
  const left = Map.groupBy(
    asked.filter(one => !one.texts && !rehearsed.has(siteName(one))),
    ({ path }) => path,
  );
  const paths = [...new Set([...left.keys(), ...Object.keys(composed)])];
  return paths.flatMap(path => {
    const [found, known] = [left.get(path) ?? [], composed[path] ?? 0];
    if (found.length === known) return [];
    const where = found.map(siteName).join(', ') || path;
    return [
      `${where}: ${found.length} statements are put together at run time and not rehearsed; tools/sql/composed.ts lists ${known}`,
    ];
  });
}

/** Why PostgreSQL does not take a statement, and which it is. */
export const refusedComplaint = (site: Site, text: string, error: unknown): string =>
  `${siteName(site)} is refused: ${error instanceof Error ? error.message : String(error)}, in: ${beginningOf(text)}`;

const beginningOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100);
