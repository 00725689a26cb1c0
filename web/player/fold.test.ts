import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unfoldLater } from './fold.ts';

let browser: EventTarget;
let page: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  page = { dataset: {} } as HTMLElement;
  vi.stubGlobal('window', browser);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const isFolded = (): boolean => 'folded' in page.dataset;

test.each(['scroll', 'wheel', 'touchstart', 'keydown', 'focusin'])('the first %s unfolds the page', move => {
  unfoldLater(page);
  expect(isFolded()).toBe(true);
  browser.dispatchEvent(new Event(move));
  expect(isFolded()).toBe(false);
});

test('a page that nobody moves unfolds by itself', () => {
  unfoldLater(page);
  vi.runAllTimers();
  expect(isFolded()).toBe(false);
});
