import type { House } from '@maidan/server/app';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { staffPage } from '../kit.ts';
import type { Colleague } from '../kit/staff.ts';
import type { Visit } from '../kit/visit.ts';

/** The office is proven at a desk and on a phone. */
export const WIDTHS = [1440, 390] as const;

/** That colleague, or a new owner, looking at a path of the office. */
export async function officeAt(
  house: House,
  path: string,
  options: Visit & { readonly as?: Colleague } = {},
): Promise<Page> {
  const page = await staffPage(house, options);
  await page.goto(`/admin${path}`);
  return page;
}

/** The panel of one request. */
export const requestOn = (page: Page, id: string): Locator => page.getByRole('region', { name: `Request ${id}` });

export const press = (within: Locator | Page, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

/** Fills the one line a dialog asks for, and sends it. */
export async function answer(page: Page, label: string, words: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label).fill(words);
  await press(dialog, action);
  await dialog.waitFor({ state: 'hidden' });
}

export const toast = (page: Page, text: string): Locator =>
  page.locator('.toast').filter({ has: page.getByText(text, { exact: true }) });

/** More controls than any page has: by then the focus goes round in circles. */
const ENOUGH = 150;

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < ENOUGH; presses += 1) {
    if (await target.evaluate(each => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

/** A dialog that asks for a reason puts the keyboard there when it opens: until it has, what is typed goes elsewhere. */
export async function asksWhy(page: Page): Promise<Locator> {
  const field = page.getByRole('dialog').getByLabel('Reason');
  await expect.poll(() => field.evaluate(each => each === document.activeElement)).toBe(true);
  return field;
}

/** The page is as wide as the screen: only tables and tabs scroll sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
