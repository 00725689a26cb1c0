import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/* What somebody without a mouse does, who sees where they are. */

/** More controls than any page has: by then the focus goes round in circles. */
const ENOUGH = 150;

/** Presses Tab until the focus is on the control of that name, as someone without a mouse does. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  for (let presses = 0; presses < ENOUGH; presses += 1) {
    if (isThere(await page.evaluate(focused))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${name}; it is at ${await page.evaluate(focused)}`);
}

/** In the page: what the focused control is called on the screen. */
export function focused(): string {
  const at = document.activeElement;
  const isField =
    at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement;
  const own = at?.getAttribute('aria-label');
  if (!own && isField && at.labels?.[0]) return at.labels[0].textContent.trim();
  return (own ?? at?.textContent ?? '').trim();
}

export async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.insertText(text);
}

export async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Goes to the control of that name, sees that it has the focus, and presses it. */
export async function pressSeen(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  expect([name, await page.evaluate(isFocusSeen)]).toEqual([name, true]);
  await page.keyboard.press(key);
}

export async function hasFocus(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate(each => each === document.activeElement)).toBe(true);
}

/** In the page: the focus has a line around it, or something that it stands in has. */
function isFocusSeen(): boolean {
  let at: Element | null = document.activeElement;
  for (let up = 0; at && up < 3; up += 1, at = at.parentElement) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    if ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || (up === 0 && boxShadow !== 'none')) return true;
  }
  return false;
}
