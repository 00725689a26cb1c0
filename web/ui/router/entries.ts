/*
 * The entries of the browser's history, and what lies over a page. Back closes the topmost layer instead of leaving the
 * page, and nothing is left of it for Forward: a page over which a layer opens has two entries from then on, one under the
 * other, and stays on the upper one. From the lower one the way leads up again, if Back closed a layer there, or on.
 */

interface Entry {
  /** The same for both entries of a page. */
  readonly key?: string | undefined;
  /** What whoever led here left for this entry. */
  readonly state?: unknown;
  /** How many entries of ours lie before it: tells Back from Forward. */
  readonly step?: number;
  readonly part?: 'lower' | 'upper';
}

/** Of an entry that nobody here made: the one on arrival. */
export const FIRST = 'first';

export const entryNow = (): Entry => (history.state ?? {}) as Entry;

/** Where we were last, to know which way Back or Forward led. */
let last: Entry = {};

type Left = Pick<Entry, 'key' | 'state' | 'part'>;

/** Two Backs at once may end on the lower entry of a page. Who goes on from there leaves it as the only one. */
export function pushEntry(entry: Left, href?: string): void {
  const { part, ...here } = entryNow();
  if (part === 'lower' && !entry.part) history.replaceState(here, '');
  last = { ...entry, step: stepOf(entryNow()) + 1 };
  history.pushState(last, '', href);
}

export function replaceEntry(entry: Left, href?: string): void {
  last = { ...entry, step: stepOf(entryNow()) };
  history.replaceState(last, '', href);
}

const stepOf = ({ step = 0 }: Entry): number => step;
const keyOf = ({ key = FIRST }: Entry): string => key;

/** How the layers over the page are closed, the topmost last. */
const layers: (() => void)[] = [];

/** Something lies over the page, until what this returns is called. */
export function laidOver(close: () => void): () => void {
  doubled();
  layers.push(close);
  return () => layers.splice(layers.indexOf(close), 1);
}

/** The lower entry is no place to scroll to. */
function doubled(): void {
  const { key, state, part } = entryNow();
  if (part === 'upper') return;
  const entry = { key, state };
  history.scrollRestoration = 'manual';
  replaceEntry({ ...entry, part: 'lower' });
  pushEntry({ ...entry, part: 'upper' });
  history.scrollRestoration = 'auto';
}

/** Back or Forward led to another entry. */
export function wentOn(): void {
  const before = last;
  last = entryNow();
  if (last.part === 'lower') leaveLower(stepOf(last) < stepOf(before));
  else if (keyOf(last) !== keyOf(before)) layers.toReversed().forEach(close => close());
}

function leaveLower(isBack: boolean): void {
  const top = isBack ? layers.at(-1) : undefined;
  if (isBack && !top) return history.back();
  history.forward();
  return top?.();
}

/** On arrival from elsewhere, which may be at the lower entry of a page. */
export function arrived(): void {
  last = entryNow();
  if (last.part === 'lower') history.forward();
}
