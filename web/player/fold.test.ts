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

test('a page that nobody moves unfolds by itself, fold by fold', () => {
  const idle: (() => void)[] = [];
  Object.assign(browser, { requestIdleCallback: idle });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  unfoldLater(page);
  vi.runAllTimers();
  const seen: (string | undefined)[] = [page.dataset['folded']];
  for (let act = idle.shift(); act; act = idle.shift()) {
    act();
    seen.push(page.dataset['folded']);
  }
  expect(seen).toEqual(['4', '3', '2', '1', undefined]);
});

test('what somebody has unfolded stays so', () => {
  unfoldLater(page);
  browser.dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
  expect(isFolded()).toBe(false);
});
