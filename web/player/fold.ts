import { whenIdle } from './whenIdle.ts';

/* What lies far under the first screen of a phone (lobby/tiles.css) waits until the page has had its first words of the house. */

/** The page has those by then, and nobody has scrolled. */
const PATIENCE_MS = 1_000;
const MOVES = ['scroll', 'wheel', 'touchstart', 'keydown', 'focusin'] as const;
/** Laid out at once it would keep a phone from answering. */
const FOLDS = 4;

/** From the first move of whoever looks at it, all of it is there; otherwise fold by fold when there is nothing else to do. */
export function unfoldLater(page: HTMLElement): void {
  page.dataset['folded'] = String(FOLDS);
  const unfold = (): void => {
    delete page.dataset['folded'];
    for (const move of MOVES) removeEventListener(move, unfold, true);
  };
  const unfoldOne = (): void => {
    const left = Number(page.dataset['folded'] ?? 0) - 1;
    if (left <= 0) return unfold();
    page.dataset['folded'] = String(left);
    whenIdle(unfoldOne);
  };
  for (const move of MOVES) addEventListener(move, unfold, { capture: true, passive: true });
  setTimeout(() => whenIdle(unfoldOne), PATIENCE_MS);
}
