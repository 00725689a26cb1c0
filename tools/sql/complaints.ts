import { COMPOSED } from './composed.ts';
import type { Asked } from './texts.ts';

/** What is wrong with statements before PostgreSQL is asked: nobody says by hand what a list says. */
export function complaintsAbout(
  asked: readonly Asked[],
  composed: Readonly<Record<string, number>> = COMPOSED,
): readonly string[] {
  const byHand = asked.filter(({ texts, isTypedByHand }) => texts && isTypedByHand);
  const unlisted = Map.groupBy(
    asked.filter(({ texts }) => !texts),
    ({ path }) => path,
  );
  const paths = [...new Set([...unlisted.keys(), ...Object.keys(composed)])];
  return [
    ...byHand.map(
      ({ path, line }) => `${path}:${line} says by hand what comes back, which npm run sql knows: leave it out`,
    ),
    ...paths.flatMap(path => {
      const [found, known] = [unlisted.get(path) ?? [], composed[path] ?? 0];
      if (found.length === known) return [];
      const where = found.map(({ line }) => `${path}:${line}`).join(', ') || path;
      return [
        `${where}: ${found.length} statements are put together at run time, and tools/sql/composed.ts lists ${known}`,
      ];
    }),
  ];
}
