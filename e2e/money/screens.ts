import type { House } from '@maidan/server/app';
import type { Locator, Page } from 'playwright-core';
import { register, signIn, visit } from '../kit.ts';
import type { Player } from '../kit/people.ts';
import type { Visit } from '../kit/visit.ts';

/** Money screens are proven at a desk and on a phone. */
export const WIDTHS = [1440, 390] as const;

export interface Guest {
  readonly page: Page;
  readonly player: Player;
}

/** A new player, signed in and looking at that path. */
export async function guestAt(house: House, path: string, options: Visit = {}): Promise<Guest> {
  const player = await register(house);
  const page = await visit(house, options);
  await withoutServiceWorker(page);
  await signIn(page, player, path);
  return { page, player };
}

/** Requests that pass through a service worker are out of reach of `page.route`, by which these tests play the server. */
const withoutServiceWorker = (page: Page) =>
  page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.withResolvers<ServiceWorkerRegistration>().promise;
  });

/** Opens Deposit or Withdraw from the wallet page. */
export async function openDialog(page: Page, name: 'Deposit' | 'Withdraw'): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('heading', { name, exact: true }).waitFor();
  return dialog;
}

/** Ticks one of the words standing side by side under a label. */
export const choose = (dialog: Locator, label: string, word: string): Promise<void> =>
  dialog.getByRole('radiogroup', { name: label }).getByText(word, { exact: true }).click();

export const toast = (page: Page, text: string): Locator =>
  page.locator('.toast').filter({ has: page.getByText(text, { exact: true }) });

/** How often something is there, once it is there at all. */
export async function timesShown(something: Locator): Promise<number> {
  await something.first().waitFor();
  return something.count();
}

/** What stands beside a field: its error line. */
export async function besideField(field: Locator): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const errorId = ids.split(' ').find(id => id.endsWith('-error'));
  return errorId === undefined ? '' : field.page().locator(`[id="${errorId}"]`).innerText();
}

/** A picture as a browser would upload it. */
export const PICTURE = {
  name: 'payment-0703.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
