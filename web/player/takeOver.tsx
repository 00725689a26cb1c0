import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from '../ui/reactDom.ts';
import { unfoldLater } from './fold.ts';
import { LEFT_OUT } from './leftOut.ts';
import { beginTaking, TakenOver } from './taken.ts';

/** No fault of the app may leave a page that cannot be used. */
const PATIENCE_MS = 3_000;

/**
 * What the build has drawn becomes the app's (hydration), or is drawn over where it is not what the app would draw. Made
 * ready in slices, the frame before its screen, whose code may still be on its way: what somebody does meanwhile is not held up.
 */
export function takeOver(page: HTMLElement, app: ReactNode): void {
  setTimeout(
    beginTaking(() => makeUsable(page)),
    PATIENCE_MS,
  );
  startTransition(() => {
    if (isAsDrawn(page)) {
      for (const form of page.querySelectorAll('form')) form.reset(); // some browsers put back what was typed before
      hydrateRoot(page, app, { onRecoverableError: drawnAnew });
    } else {
      createRoot(page).render(
        <>
          {app}
          <TakenOver />
        </>,
      );
    }
  });
}

/** What the address asks for besides, or somebody else than it was drawn for, is not what was drawn. */
const isAsDrawn = (page: HTMLElement): boolean =>
  page.firstChild !== null &&
  location.search + location.hash === '' &&
  !('elsewhere' in document.documentElement.dataset);

/** Something was not as it was drawn, and has been drawn as it is. e2e/frame/takeOver.spec.ts holds that nothing is. */
function drawnAnew(error: unknown): void {
  const { digest } = error as { digest?: string };
  if (digest !== LEFT_OUT) document.documentElement.dataset['drawnAnew'] = String(error);
}

function makeUsable(page: HTMLElement): void {
  if ('first' in page.dataset) unfoldLater(page);
  delete page.dataset['first'];
  page.removeAttribute('inert');
  for (const field of page.querySelectorAll('[data-picture]')) {
    field.removeAttribute('readonly');
    field.removeAttribute('data-picture');
  }
  delete document.documentElement.dataset['elsewhere'];
  delete document.documentElement.dataset['table'];
}
