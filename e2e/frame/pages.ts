import type { House } from '@maidan/server/app';
import type { Locator, Page } from 'playwright-core';
import { register, resize, signIn, visit } from '../kit.ts';
import type { Player } from '../kit/people.ts';
import type { Visit } from '../kit/visit.ts';

/** A desk and a phone. */
export const WIDTHS = [1440, 390] as const;

export const tokenOn = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

export const toastOf = (page: Page, text: string): Locator =>
  page.locator('.toast').filter({ has: page.getByText(text, { exact: true }) });

/** A new player at a path of the shell. */
export async function playerAt(
  house: House,
  path: string,
  options: Visit = {},
): Promise<{ page: Page; player: Player }> {
  const player = await register(house);
  const page = await visit(house, options);
  await signIn(page, player, path);
  await screenOf(page);
  return { page, player };
}

/** The code of the slip does not come before the test lets it: answers with what lets it come. */
export async function slipHeldBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(SlipInside|slip)-[\w-]+\.js$/, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A look at the open page at every width, a desk first: what is shown is not opened again for it. */
export async function atEveryWidth(
  page: Page,
  look: (width: number) => Promise<void>,
  every: readonly number[] = WIDTHS,
): Promise<void> {
  for (const width of every) {
    await resize(page, width);
    await look(width);
  }
}

/** Waits until the screen itself is there, not only the frame around it. */
export const screenOf = (page: Page): Promise<void> =>
  page.locator('main h1:not([aria-busy="true"] h1, [inert] h1)').waitFor({ state: 'attached' });

/** Stops the page's own clock, far enough ahead that everything it waited for until now has happened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

export const userMenuOf = (page: Page, username: string): Locator => page.getByRole('button', { name: username });

/** From here on toasts stay until somebody closes them, however long one looks. */
export const toastsStay = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.toast [role=progressbar] { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** The animation whose end closes a toast: how long it takes, and whether it is running. */
export const timerOf = (toast: Locator) => ({
  duration: () => bar(toast).evaluate(element => element.getAnimations()[0]?.effect?.getTiming().duration),
  state: () => bar(toast).evaluate(element => element.getAnimations()[0]?.playState),
  /** It goes on so slowly that it does not end while somebody looks. */
  slow: () => bar(toast).evaluate(element => element.getAnimations()[0]!.updatePlaybackRate(0.01)),
  finish: () => bar(toast).evaluate(element => element.getAnimations()[0]?.finish()),
});

const bar = (toast: Locator): Locator => toast.getByRole('progressbar', { includeHidden: true });
