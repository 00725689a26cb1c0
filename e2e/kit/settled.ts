import type { FromClient, FromServer } from '@maidan/contract/stream';
import type { Page, Request, WebSocket } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Answers with what waits until everything has come that comes without being asked for, and is drawn: files, answers, and
 * the first word on every topic. To be called before the page is opened.
 */
export function settledOn(page: Page): () => Promise<void> {
  const requests = new Set<Request>();
  const lines = new Map<WebSocket, () => readonly string[]>();
  page.on('request', request => {
    requests.add(request);
    // What a page that is left asked for nobody will hear, and that its line was hung up is not always told.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) lines.clear();
  });
  page.on('requestfinished', request => requests.delete(request));
  page.on('requestfailed', request => requests.delete(request));
  page.on('websocket', line => {
    lines.set(line, unheard(line));
    line.on('close', () => lines.delete(line));
  });
  const awaited = (): readonly string[] => [
    ...[...requests].map(request => request.url()),
    ...[...lines.values()].flatMap(topics => topics()),
  ];
  return async () => {
    await page.waitForLoadState('load');
    do {
      await expect.poll(awaited).toEqual([]);
      await page.evaluate(drawn); // what came may lead to asking for more
    } while (awaited().length > 0);
  };
}

/** The topics it was asked for and has not told of yet; or itself, as long as nobody could ask. */
function unheard(line: WebSocket): () => readonly string[] {
  const topics = new Set<string>([line.url()]);
  line.on('framesent', ({ payload }) => {
    topics.delete(line.url());
    const asked = JSON.parse(String(payload)) as FromClient;
    if (asked.type === 'subscribe') topics.add(asked.topic);
    if (asked.type === 'unsubscribe') topics.delete(asked.topic);
  });
  line.on('framereceived', ({ payload }) => topics.delete((JSON.parse(String(payload)) as FromServer).topic));
  return () => [...topics];
}

/** In the page: two frames were drawn, and then it had nothing to do. */
const drawn = (): Promise<unknown> =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))));
