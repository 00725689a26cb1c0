/* Which file a module is built into. Left alone, the bundler makes a file for every set of screens that share something, and a
   table then needs forty of them; a browser fetches six at a time. */

/** What the bundler tells about a module. */
interface Known {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

export const LIBRARIES = /[\\/]node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/;

/** Where somebody arrives, and what is then read at once. The first that reaches a module has it. */
const ARRIVALS: readonly [file: string, entry: RegExp][] = [
  ['first', /\/web\/player\/main\.tsx$/],
  ['front', /\/web\/player\/screens\/(Home|CasinoLobby)\.tsx$/],
  ['table', /\/web\/player\/(screens\/CasinoGame|casino\/studio\/Studio)\.tsx$/],
  ['rules', /\/games\/\w+\.ts$/],
];

/** Modules that only one place needs stay with it. */
export function fileOf(id: string, known: Known): string | null {
  // What starts the player's app stays apart: the back office reads the same files, and would start it too.
  if (!/\.tsx?$/.test(id) || /\/web\/office\/|\/main\.tsx$/.test(id)) return null;
  const entries = entriesOf(id, known);
  for (const [file, entry] of ARRIVALS) {
    const reached = [...entries].filter(each => entry.test(each));
    if (reached.length > 0) return entries.size > 1 || file === 'first' ? file : null;
  }
  return null;
}

/** The modules that are loaded by themselves and need this one. */
function entriesOf(id: string, known: Known): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (each: string): void => {
    if (seen.has(each)) return;
    seen.add(each);
    const info = known.getModuleInfo(each);
    if (!info) return;
    if (info.dynamicImporters.length > 0 || info.importers.length === 0 || /\/main\.tsx$/.test(each)) found.add(each);
    for (const importer of info.importers) visit(importer);
  };
  visit(id);
  return found;
}
