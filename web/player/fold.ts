import { whenIdle } from './whenIdle.ts';

/* What lies far under the first screen of a phone (lobby/tiles.css) waits until the page has had its first words of the house. */

/** The page has those by then, and nobody has scrolled. */
const PATIENCE_MS = 1_000;
const MOVES = ['scroll', 'wheel', 'touchstart', 'keydown', 'focusin'] as const;

/** From the first move of whoever looks at it, or when there is nothing else to do, all of it is there. */
export function unfoldLater(page: HTMLElement): void {
  page.dataset['folded'] = '';
  const unfold = (): void => {
    delete page.dataset['folded'];
    for (const move of MOVES) removeEventListener(move, unfold, true);
  };
  for (const move of MOVES) addEventListener(move, unfold, { capture: true, passive: true });
  setTimeout(() => whenIdle(unfold), PATIENCE_MS);
}
