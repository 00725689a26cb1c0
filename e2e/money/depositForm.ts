import type { Locator } from 'playwright-core';
import { choose } from './screens.ts';

/** An INR deposit by UPI, ready to be sent. */
export async function fillUpi(dialog: Locator, utr: string): Promise<void> {
  await dialog.getByLabel('Amount').fill('2,500.50');
  await choose(dialog, 'Payment method', 'UPI');
  await dialog.getByLabel('Transaction/UTR Number').fill(utr);
}

export const submit = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: 'Submit', exact: true }).click();
