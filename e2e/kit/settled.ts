import type { FromClient, FromServer } from '@maidan/contract/stream';
import type { Page, WebSocket } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Answers with what waits until everything has come that comes without being asked for, and is drawn: files, answers, and
 * the first word on every topic. To be called before the page is opened.
 */
export function settledOn(page: Page): () => Promise<void> {
  const underWay = new Map<object, () => readonly string[]>();
  page.on('request', request => underWay.set(request, () => [request.url()]));
  page.on('requestfinished', request => underWay.delete(request));
  page.on('requestfailed', request => underWay.delete(request));
  page.on('websocket', line => {
    underWay.set(line, unheard(line));
    line.on('close', () => underWay.delete(line));
  });
  const awaited = (): readonly string[] => [...underWay.values()].flatMap(each => each());
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
