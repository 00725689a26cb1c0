import { DEFAULTS } from '@maidan/contract/settings';
import type { House } from '@maidan/server/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, house } from '../kit.ts';
import { submit } from './depositForm.ts';
import { scan } from './scan.ts';
import { besideField, choose, guestAt, openDialog, PICTURE, toast, WIDTHS } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

const BANK_TEXT =
  'Bank: Sample Bank of Maidan\nName: Maidan Play Pvt Ltd\nAccount: 000012345678\nIFSC: SMPL0000123\nAmount: INR 25000.00';
const { TRC20 } = DEFAULTS.usdt;

describe.each(WIDTHS)('Deposit at %i px', width => {
  test('[S030] asks for currency, method and amount, and warns of other currencies', async () => {
    const { page } = await guestAt(it, '/wallet', { width });
    const dialog = await openDialog(page, 'Deposit');
    const radios = async (label: string) => {
      const group = dialog.getByRole('radiogroup', { name: label });
      await group.waitFor(); // the own limits are asked for first
      return group.locator('label').allInnerTexts();
    };
    expect(await radios('Deposit Currency')).toEqual(['INR', 'USDT']);
    expect(await radios('Payment method')).toEqual(['BANK', 'UPI']);
    expect(await dialog.getByLabel('Amount').getAttribute('inputmode')).toBe('decimal');
    await dialog.getByText('Do not deposit any currency other than INR', { exact: true }).waitFor();
    await choose(dialog, 'Deposit Currency', 'USDT');
    await dialog.getByText('Do not deposit any currency other than USDT', { exact: true }).waitFor();
    expect(await dialog.getByRole('radiogroup', { name: 'Payment method' }).count()).toBe(0);
    await axe(page);
  });

  test('[S031] BANK shows a code and four read-only details, all but the bank name with a copy button', async () => {
    const { page } = await guestAt(it, '/wallet', { width });
    const dialog = await openDialog(page, 'Deposit');
    await dialog.getByLabel('Amount').fill('25000');
    await choose(dialog, 'Payment method', 'BANK');
    const shown = {
      'Bank name': 'Sample Bank of Maidan',
      'Account holder name': 'Maidan Play Pvt Ltd',
      'Account number': '000012345678',
      'IFSC code': 'SMPL0000123',
    };
    for (const [label, value] of Object.entries(shown)) {
      const field = dialog.getByRole('textbox', { name: label });
      expect({ label, value: await field.inputValue(), editable: await field.isEditable() }).toEqual({
        label,
        value,
        editable: false,
      });
    }
    expect(await dialog.getByRole('button', { name: /^Copy/ }).allInnerTexts()).toEqual([
      expect.stringContaining('Account holder name'),
      expect.stringContaining('Account number'),
      expect.stringContaining('IFSC code'),
    ]);
    await dialog.getByText('Scan to pay ₹25,000.00', { exact: true }).waitFor();
    expect(await scan(dialog.getByRole('img'))).toBe(BANK_TEXT);
    await axe(page);
    await dialog.getByRole('button', { name: 'Submit' }).scrollIntoViewIfNeeded();
    await dialog.getByRole('button', { name: 'Close' }).click(); // however tall it is, its top can be reached
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('[S032] UPI shows a payment code and the UPI ID with a copy button', async () => {
    const { page } = await guestAt(it, '/wallet', { width });
    const dialog = await openDialog(page, 'Deposit');
    await dialog.getByLabel('Amount').fill('25000');
    await choose(dialog, 'Payment method', 'UPI');
    expect(await dialog.getByRole('textbox', { name: 'UPI ID' }).inputValue()).toBe('maidan.play@sample');
    await dialog.getByRole('button', { name: 'Copy UPI ID' }).waitFor();
    expect(await scan(dialog.getByRole('img'))).toBe(
      'upi://pay?pa=maidan.play@sample&pn=Maidan%20Play&am=25000.00&cu=INR',
    );
  });

  test('[S033] the proof of payment appears with the method: UTR, a picture that can be removed, Submit', async () => {
    const { page } = await guestAt(it, '/wallet', { width });
    const dialog = await openDialog(page, 'Deposit');
    expect(await dialog.getByRole('button', { name: 'Submit' }).count()).toBe(0);
    await choose(dialog, 'Payment method', 'BANK');
    await dialog.getByLabel('Transaction/UTR Number').waitFor();
    await dialog.getByRole('button', { name: 'Submit' }).waitFor();
    const picture = dialog.getByLabel('Payment screenshot');
    expect(await picture.getAttribute('accept')).toBe('image/*');
    await picture.setInputFiles(PICTURE);
    await dialog.getByText('payment-0703.png', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Remove payment-0703.png' }).click();
    await dialog.getByText('Choose a picture').waitFor();
    await picture.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect
      .poll(() => besideField(picture))
      .toBe('The picture could not be read. Please send a JPEG, PNG or WebP image.');
    await picture.setInputFiles({ ...PICTURE, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect
      .poll(() => besideField(picture))
      .toBe('The picture is too large. At most 5 MB and 40 megapixels are taken.');
  });

  test('[S034] USDT asks for the network, then shows its address as a code and to copy, worth so much in INR', async () => {
    const { page } = await guestAt(it, '/wallet', { width });
    const dialog = await openDialog(page, 'Deposit');
    await choose(dialog, 'Deposit Currency', 'USDT');
    const networks = dialog.getByRole('radiogroup', { name: 'Choose Network' });
    await expect.poll(() => networks.locator('label').allInnerTexts()).toEqual(['BEP20', 'TRC20', 'ERC20']);
    await dialog.getByText(/^Min: [\d.,]+ Max: [\d.,]+ USDT$/).waitFor(); // in the currency of the field
    await dialog.getByLabel('Amount').fill('100.5');
    await choose(dialog, 'Choose Network', 'TRC20');
    expect(await dialog.getByRole('button', { name: 'Submit' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Proceed with Payment' }).click();
    expect(await dialog.getByRole('textbox', { name: 'Wallet address' }).inputValue()).toBe(TRC20);
    await dialog.getByRole('button', { name: 'Copy Wallet address' }).waitFor();
    expect(await scan(dialog.getByRole('img'))).toBe(TRC20);
    expect(await dialog.getByText('₹8,894.25').count()).toBeGreaterThan(0);
    await axe(page);
    await submit(dialog);
    const hash = dialog.getByLabel('Transaction hash');
    await expect.poll(() => besideField(hash)).toBe('Transaction hash is required');
    await hash.fill(`${String(width).padStart(8, 'a')}${'b7'.repeat(28)}`);
    await submit(dialog);
    await toast(page, 'Deposit request submitted successfully!').waitFor();
  });

  test("[S035] copying shows 'Copied!' for 2 s", async () => {
    const { page } = await guestAt(it, '/wallet', { width });
    await page.clock.install();
    const dialog = await openDialog(page, 'Deposit');
    await choose(dialog, 'Payment method', 'BANK');
    await dialog.getByRole('textbox', { name: 'IFSC code' }).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog.getByRole('button', { name: 'Copy IFSC code' }).click();
    const note = dialog.getByText('Copied!', { exact: true });
    await note.waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SMPL0000123');
    await page.clock.runFor(1_999);
    expect(await note.count()).toBe(1);
    await page.clock.runFor(1);
    await note.waitFor({ state: 'detached' });
  });
});
