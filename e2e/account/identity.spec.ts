import type { House } from '@maidan/server/app';
import { sampleReceipt } from '@maidan/server/wallet/sampleReceipt';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userMenuOf } from '../frame/pages.ts';
import { ask, axe, colleague, house, register, signIn, visit, widths } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { officeAt, press } from '../office/screens.ts';

/* Where money is real: a player says who they are, and compliance looks at it. */

let it: House;
let picture: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  it = await house();
  const real = { mode: 'real', licence: 'L-1', jurisdiction: 'Goa', countries: ['India'] };
  await it.deps.db.query(`insert into settings (section, value, version) values ('money', $1, 1)`, [
    JSON.stringify(real),
  ]);
  await it.deps.settings.load();
  const buffer = Buffer.from(await sampleReceipt('light', '500', 'DOCUMENT'));
  picture = { name: 'document.png', mimeType: 'image/png', buffer };
});
afterAll(() => it.close());

const stateOn = (page: Page) => page.locator('.identity-state');

async function fill(page: Page, number: string): Promise<void> {
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Date of birth').fill('1990-02-01');
  await page.getByLabel('Document', { exact: true }).selectOption('pan');
  await page.getByLabel('Number of the document').fill(number);
  await page.getByLabel('Picture of the front').setInputFiles(picture);
  await page.getByLabel('Picture of yourself with the document').setInputFiles(picture);
  await press(page, 'Send');
}

describe.each(widths)('Identity at %i px', width => {
  test('[R44] is sent from the deposit dialog on, looked at by compliance, and told', async () => {
    const player = await register(it);
    const page = await visit(it, { width });
    await signIn(page, player, '/wallet');
    await page.getByRole('main').getByRole('button', { name: 'Deposit' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Identity' }).click();
    await page.getByRole('heading', { name: 'Identity', level: 1 }).waitFor();
    await stateOn(page).getByText('Not sent yet').waitFor();
    await page.getByText(/at least 18 years old/).waitFor();
    await press(page, 'Send');
    await expect.poll(() => page.getByText('This field is required').count()).toBe(5);
    await axe(page);
    await fill(page, `ABCDE${width}F`);
    await stateOn(page).getByText('Being looked at').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0);
    await axe(page);

    const officer = await officeAt(it, '/identity', { as: await colleague(it, 'compliance'), width });
    await officer.getByRole('button', { name: `Look: ${player.username}` }).click();
    const dialog = officer.getByRole('dialog');
    await dialog.getByRole('img', { name: 'Front of Asha Rao' }).waitFor();
    await axe(officer);
    await press(dialog, 'Verify');
    await dialog.getByLabel('Reason').fill('It is her');
    await press(dialog, 'Verify');
    await dialog.waitFor({ state: 'hidden' });
    await officer.getByRole('row').filter({ hasText: player.username }).getByText('Verified').waitFor();

    await page.reload();
    await stateOn(page).getByText('Verified').waitFor();
    await userMenuOf(page, player.username).click();
    await page.locator('#user-menu').getByRole('link', { name: 'Identity' }).waitFor(); // where money is real
    await page.keyboard.press('Escape');
    await page.locator('.identity-used b').getByText('₹0.00 of ₹10,00,000.00').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('[R44] who is refused reads why, in Hindi too, and sends it again', async () => {
  const hindi = speak('hi');
  const player = await register(it);
  const page = await visit(it, { width: 390 });
  await signIn(page, player, '/identity');
  await fill(page, 'АBCDE1234F'); // the first letter is Cyrillic
  await page.locator('form').getByText('in Latin letters and digits').waitFor();
  await axe(page);
  await fill(page, 'REFUSED12');
  await stateOn(page).getByText('Being looked at').waitFor();
  const officer = await officeAt(it, '/identity', { as: await colleague(it, 'compliance') });
  await officer.getByRole('button', { name: `Look: ${player.username}` }).click();
  const dialog = officer.getByRole('dialog');
  await press(dialog, 'Refuse');
  await press(dialog, 'The pictures cannot be read.');
  await press(dialog, 'Refuse');
  await dialog.waitFor({ state: 'hidden' });

  const inHindi = await visit(it, { width: 390, locale: 'hi-IN', theme: 'dark' });
  await signIn(inHindi, player, '/identity');
  await inHindi.getByRole('heading', { name: hindi('identity.title'), level: 1 }).waitFor();
  await inHindi.getByText(hindi('identity.reason', { reason: 'The pictures cannot be read.' })).waitFor();
  await inHindi.getByRole('button', { name: hindi('identity.submit'), exact: true }).waitFor();
  expect(await leftOver(inHindi.locator('main'), ['The pictures cannot be read.'])).toEqual([]);
  await axe(inHindi);
});

test('[R29] [R44] who has stopped can still say who they are, which withdrawing takes', async () => {
  const player = await register(it);
  const headers = { authorization: `Bearer ${player.token}` };
  await ask(it, 'stopPlay', { kind: 'timeOut', days: 7, isSure: true }, headers);
  const page = await visit(it, { width: 390 });
  await signIn(page, player, '/home');
  await page.waitForURL('**/stopped');
  await page.getByRole('heading', { name: 'You are taking a break', level: 1 }).waitFor(); // the address is ahead of it
  await userMenuOf(page, player.username).click();
  await page.locator('#user-menu').getByRole('link', { name: 'Identity' }).click();
  await page.getByRole('heading', { name: 'Identity', level: 1 }).waitFor();
  await fill(page, 'STOPPED123');
  await stateOn(page).getByText('Being looked at').waitFor();
  expect(new URL(page.url()).pathname).toBe('/identity');
  await axe(page);
});
