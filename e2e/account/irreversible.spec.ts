import type { House } from '@maidan/server/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { house } from '../kit.ts';
import { choose, guestAt, openDialog } from '../money/screens.ts';
import { withdrawal } from '../office/requests.ts';
import { officeAt } from '../office/screens.ts';
import { lookOver } from './looks.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

/** What could take a withdrawal back. */
const SECOND_THOUGHTS = /cancel|take.*back|call.*back|undo|revers|withdrawal.*stop|stop.*withdrawal/i;

test.each([1440, 390])(
  '[R32] who withdraws is told that it is final, and finds nothing that takes it back, at %i px',
  async width => {
    const { page, player } = await guestAt(it, '/wallet', { width });
    const dialog = await openDialog(page, 'Withdraw');
    await dialog.getByText('10,000.00 INR').waitFor();
    for (const method of ['BANK', 'UPI']) {
      await choose(dialog, 'Payment method', method);
      const words = dialog.getByText('A request cannot be called back.', { exact: false });
      await words.waitFor();
      const isBefore = await words.evaluate(
        (told, button) => Boolean(told.compareDocumentPosition(button!) & Node.DOCUMENT_POSITION_FOLLOWING),
        await dialog.getByRole('button', { name: 'Submit', exact: true }).elementHandle(),
      );
      expect(isBefore).toBe(true); // read before it is sent
    }
    await lookOver(page, width);
    await page.keyboard.press('Escape');

    const id = await withdrawal(it, player, 1_500);
    await page.reload();
    await page.getByRole('main').getByText(id, { exact: false }).first().waitFor();
    const controls = page.getByRole('main').locator('button, a');
    const names = await controls.evaluateAll(all =>
      all.map(each => each.getAttribute('aria-label') ?? each.textContent),
    );
    expect(names.filter(name => SECOND_THOUGHTS.test(name))).toEqual([]);

    const office = await officeAt(it, '/payments?type=withdrawal', { width });
    await office.getByRole('link', { name: id }).waitFor();
    await office.getByText('A player cannot take a withdrawal back.', { exact: false }).waitFor();
    await lookOver(office, width);
    await office.goto('/admin/payments?type=deposit');
    await office.getByText('Nothing here').waitFor();
    expect(await office.getByText('A player cannot take a withdrawal back.', { exact: false }).count()).toBe(0);
  },
);
