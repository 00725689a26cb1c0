import type { Language } from '@maidan/contract/language';
import { createServer, type InlineConfig, type Rolldown } from 'vite';
import { wordsBuild } from './wordsBuild.ts';

/** Pages of those who are not signed in. All others are drawn for who is. */
const DOORS = new Set(['/', '/registeration']);

type DrawAll = typeof import('./player/firstSight.tsx').drawAll;

/**
 * What the app draws first at each of these paths, as HTML. A browser shows it while the app itself is on its way, and the
 * app then draws the same over it: nothing of it is anybody's own.
 */
export async function firstSights(
  paths: readonly string[],
  bundle: Rolldown.OutputBundle,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const place = { pathname: '/', search: '', hash: '', href: 'http://build/', origin: 'http://build' };
  const leave = enterBrowser({
    location: place,
    history: { state: null },
    localStorage: { getItem: (name: string) => (name === 'token' && !DOORS.has(place.pathname) ? 'anybody' : null) },
    sessionStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
  });
  const source = await createServer({ ...SOURCE, plugins: [wordsBuild(language)] });
  try {
    place.pathname = '/home';
    const { drawAll } = (await source.ssrLoadModule('/player/firstSight.tsx')) as { drawAll: DrawAll };
    const drawn = await drawAll(paths, path => (place.pathname = path));
    return new Map([...drawn].map(([path, html]) => [path, withFiles(html, bundle)]));
  } finally {
    await source.close();
    leave();
  }
}

/** The app's own modules, as they are needed; nobody is served. */
const SOURCE: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  oxc: { jsx: { runtime: 'automatic', development: false } },
};

/** The least of a browser that drawing asks for. Answers how to take it back. */
function enterBrowser(parts: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(parts).map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, was] of before) {
      if (was) Object.defineProperty(globalThis, name, was);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

/** Files by the names the build gave them. */
function withFiles(html: string, bundle: Rolldown.OutputBundle): string {
  let named = html;
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset') continue;
    for (const original of file.originalFileNames) named = named.replaceAll(`"/${original}`, `"/${file.fileName}`);
  }
  return named;
}
