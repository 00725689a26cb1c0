import type { House } from '@maidan/server/app';
import { axe } from '../kit.ts';
import { officeAt, press } from '../office/screens.ts';

/** Who passes mails on reads the link in the back office. */
export async function linkFor(house: House, email: string, kind: string, width = 1440): Promise<string> {
  const office = await officeAt(house, `/mails?search=${encodeURIComponent(email)}`, { width });
  await office.getByText('No mails are sent from here').waitFor();
  await axe(office);
  const row = office.getByRole('row').filter({ hasText: kind }).first();
  await row.getByRole('button', { name: 'Read' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Called us, knew the last deposit');
  await press(dialog, 'Read');
  const link = office.getByRole('textbox', { name: 'Link' });
  await link.waitFor();
  await axe(office);
  const address = await link.inputValue();
  await office.close();
  return address;
}
