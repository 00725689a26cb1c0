import type { Page } from 'playwright-core';

/**
 * From here on the page hears of no next round before the test lets it: what it shows at the end of one can be looked at. Answers
 * with what lets it hear.
 */
export async function holdResults(page: Page, code: string): Promise<() => void> {
  let isHeld = false;
  let waiting: (() => void)[] = [];
  await page.routeWebSocket(/\/api\/stream$/, socket => {
    socket.connectToServer().onMessage(message => {
      const isOfTable = String(message).includes(`"round:${code}"`);
      isHeld ||= isOfTable && String(message).includes('"announced"');
      if (isHeld && isOfTable) waiting.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return () => {
    isHeld = false;
    for (const send of waiting) send();
    waiting = [];
  };
}
