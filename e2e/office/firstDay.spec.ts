import type { House } from '@maidan/server/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, colleague, house } from '../kit.ts';
import { answer, officeAt, press, toast, WIDTHS } from './screens.ts';

/* The first day of a house: its owner lets the first colleague in, and says that they count as a second person at once. */

describe.each(WIDTHS)('on the first day, at %i px', width => {
  let it: House;
  beforeAll(async () => {
    it = await house();
  });
  afterAll(() => it.close());

  test('[R42] the first colleague counts at once when the owner says so, once, on the record', async () => {
    const owner = await colleague(it);
    const page = await officeAt(it, '/staff', { width, as: owner });
    for (const name of ['Farida', 'Gopal']) {
      await press(page, 'Add colleague');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('Email').fill(`${name.toLowerCase()}@maidan.example`);
      await dialog.getByLabel('Role').selectOption({ label: 'Payments' });
      await press(dialog, 'Add');
      await press(page.getByRole('dialog', { name: `Password of ${name}` }), 'Done');
    }
    const rowOf = (name: string) => page.getByRole('row', { name });
    await rowOf('Gopal').getByText(`Let in by ${owner.name}. The two count as two people from`).waitFor();
    expect(await page.getByRole('button', { name: 'Count at once' }).count()).toBe(1);
    await rowOf('Farida').getByRole('button', { name: 'Count at once' }).click();
    await axe(page);
    await answer(page, 'Reason', 'She sits at the other desk', 'Count at once');
    await toast(page, 'Farida counts as a second person').waitFor();
    await rowOf('Farida').getByText(`Counts as a second person at once: ${owner.name} said so on`).waitFor();
    expect(await page.getByRole('button', { name: 'Count at once' }).count()).toBe(0);
    const { rows } = await it.deps.db.query(`select actor, reason from audit where action = 'staff.count'`);
    expect(rows).toEqual([{ actor: `staff:${owner.id}`, reason: 'She sits at the other desk' }]);
    await axe(page);
  });
});
