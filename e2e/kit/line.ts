import { STREAM_PATH } from '@maidan/contract/stream';
import type { Page, WebSocketRoute } from 'playwright-core';

/** The line of a page to the house, which a test can cut and mend. */
export interface Line {
  cut(): Promise<void>;
  /** It is back: five seconds of the page's own clock go by, and not a moment more. */
  mend(): Promise<void>;
}

const RETURN_MS = 5_000;
/** What goes by on the page's clock while the line is cut: every try fails and the pauses between them grow. */
const AWAY_MS = 60_000;

/** To be called before the page is opened. Answers that are on their way when the line is cut are for the test to lose. */
export async function lineOf(page: Page): Promise<Line> {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  await page.clock.install();
  await page.routeWebSocket(`**${STREAM_PATH}`, socket => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    sockets.add(socket);
    server.onClose(() => void socket.close());
    return undefined;
  });
  return {
    cut: async () => {
      isCut = true;
      await page.context().setOffline(true);
      await Promise.all([...sockets].map(socket => socket.close()));
      sockets.clear();
    },
    mend: async () => {
      await page.clock.pauseAt(await page.evaluate(away => Date.now() + away, AWAY_MS));
      isCut = false;
      await page.context().setOffline(false);
      await page.clock.runFor(RETURN_MS);
    },
  };
}

/** Toasts are fetched with the first one, and ahead of it by the service worker, which tests do without: here is the first. */
export async function firstToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share this site' }).click();
  await page.locator('.toast').first().waitFor();
}
