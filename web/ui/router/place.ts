import { entryNow, FIRST, pushEntry, replaceEntry } from './entries.ts';

/** How one came to a place: back, forward and on arrival, by a link, or by one that leaves nothing to go back to. */
export type Way = 'POP' | 'PUSH' | 'REPLACE';

/** Where the player is, without the base under which all paths of a front end lie. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What whoever led here left for this entry of the history. */
  readonly state: unknown;
  readonly way: Way;
  /** Of the entry in the history. */
  readonly key: string;
}

export interface Manner {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

/** Where the browser is. */
export function placeNow(base: string, way: Way): Place {
  const { pathname, search, hash } = location;
  const { key = FIRST, state = null } = entryNow();
  return { pathname: pathname.slice(base.length) || '/', search, hash, state, way, key };
}

/**
 * The address of a path of this front end; `?a=b` is one on the page where one is. Two slashes at its beginning would name
 * another host, and are one.
 */
export function hrefOf(base: string, to: string): string {
  const path = to.replace(/^[/\\]{2,}/, '/');
  return base !== '' && path.startsWith('/') ? base + path.replace(/^\/(?=$|[?#])/, '') : path;
}

/** Goes there. A link to where one is already leaves no second entry. */
export function enter(base: string, to: string, { replace, state = null }: Manner): Place {
  const href = new URL(hrefOf(base, to), location.href).href.replace(/\?(?=$|#)/, '');
  const replaces = replace ?? href === location.href;
  const entry = { key: Math.random().toString(36).slice(2), state };
  if (replaces) replaceEntry(entry, href);
  else pushEntry(entry, href);
  return placeNow(base, replaces ? 'REPLACE' : 'PUSH');
}

/** Where Back or Forward led. The other entry of the same page is no other place. */
export function comeBack(base: string, before: Place): Place {
  const now = placeNow(base, 'POP');
  const isSame = (['key', 'pathname', 'search', 'hash'] as const).every(part => now[part] === before[part]);
  return isSame ? before : now;
}
