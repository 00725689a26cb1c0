import { sentenceOf } from '@maidan/contract/errors';
import { ask as call, form, PASSWORD } from '@maidan/server/accounts/testHouse';
import type { House } from '@maidan/server/app';
import { openCase } from '@maidan/server/cases/testCase';
import { openReview } from '@maidan/server/protection/testReview';
import { speak } from '@maidan/words/speak';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atEveryWidth } from '../frame/pages.ts';
import { axe, colleague, house, resize, widths } from '../kit.ts';
import { answer, asksWhy, officeAt, overflow, press, tabTo } from './screens.ts';

/* Accounts that are held: because they look like those of players who have stopped, or because a colleague holds them. */

const say = speak('en');

let it: House;
beforeAll(async () => {
  it = await house({ config: { tables: [], sports: [] } });
});
afterAll(() => it.close());

let nth = 0;
const key = (): string => `of-reviews-${(nth += 1)}`.padEnd(24, '-');

/** A player with a number and, if it is said, a browser of their own. */
async function player(name: string, device?: string): Promise<{ readonly token: string }> {
  const details = { ...form(name), phone_number: `+91 5${String((nth += 1)).padStart(9, '0')}` };
  await call(it, 'register', details, { key: key() });
  return signedIn(name, device);
}

async function signedIn(name: string, device?: string): Promise<{ readonly token: string }> {
  const cookie = device === undefined ? {} : { headers: { cookie: `device=${device.padEnd(24, '-')}` } };
  const { data } = await call(it, 'login', { email: `${name}@example.com`, password: PASSWORD }, cookie);
  return { token: String(data['token']) };
}

const stop = (who: { readonly token: string }) =>
  call(it, 'stopPlay', { kind: 'exclusion', months: null, isSure: true }, { ...who, key: key() });

const payOut = (who: { readonly token: string }, upi: string) => {
  const input = { withdraw_amount: 100, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: upi };
  return call(it, 'withdrawal', input, { ...who, key: key() });
};

const deposit = async (who: { readonly token: string }) =>
  (
    await call(
      it,
      'deposit',
      { depositAmount: '500', paymentMethod: 'UPI', transactionNumber: `UTR${String((nth += 1)).padStart(9, '0')}` },
      who,
    )
  ).code;

/** A colleague of compliance closes a case by holding the account. */
async function heldByStaff(name: string): Promise<void> {
  const id = await openCase(it, name);
  const { id: staff } = await colleague(it, 'compliance');
  const office = await it.deps.staffSessions.open({ id: staff }, { address: '127.0.0.1', device: 'a test' });
  for (const [step, input] of [
    ['takeCase', { id }],
    ['closeCase', { id, outcome: 'held', reason: 'Chips go to a friend' }],
  ] as const) {
    const { code } = await call(it, step, input, { office: office!, key: key() });
    expect([step, code]).toEqual([step, undefined]);
  }
}

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name }).first();

test('[R30] every kind is listed by what was found and never by what it is, at every width', async () => {
  await openReview(it, 'rani');
  const paid = await player('usha');
  await payOut(paid, 'one.payee@sample');
  await stop(paid);
  await payOut(await player('usha-again'), 'one.payee@sample');
  await stop(await player('vani', 'one-browser'));
  await player('vani-again');
  await signedIn('vani-again', 'one-browser');
  await heldByStaff('wasim');

  const page = await officeAt(it, '/reviews', { as: await colleague(it, 'support') });
  await rowOf(page, 'wasim').waitFor();
  for (const [name, found, kind, same] of [
    ['rani-again', 'registration', 'phone', 'rani'],
    ['usha-again', 'payee', 'upi', 'usha'],
    ['vani-again', 'signIn', 'device', 'vani'],
  ] as const) {
    const row = rowOf(page, name);
    await row.getByText(say('officeMail.reviewFound', { found })).waitFor();
    await row
      .getByText(`${say('officeMail.reviewKind', { kind })}:`)
      .filter({ visible: true })
      .waitFor();
    expect(await row.getByRole('link', { name: same, exact: true }).getAttribute('href')).toMatch(/\/players\/\d+$/);
    await row.getByText('Waits', { exact: true }).waitFor();
  }
  const staff = rowOf(page, 'wasim');
  await staff.getByText('by a colleague').waitFor();
  expect(await staff.getByText(/case|Chips/i).count()).toBe(0);
  expect(await page.getByText('one.payee@sample').count()).toBe(0);
  await atEveryWidth(
    page,
    async () => {
      expect(await overflow(page)).toBe(0);
      await axe(page);
    },
    widths,
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page);
});

test.each(widths)(
  '[R30] [R42] two people clear one by keyboard at %i px: one of them alone is refused',
  async width => {
    const name = `asha${width}`;
    await openReview(it, name);
    const again = await signedIn(`${name}-again`);
    expect(await deposit(again)).toBe('account-in-review');
    const first = await colleague(it, 'support');
    const page = await officeAt(it, '/reviews', { as: first, width });
    const row = rowOf(page, `${name}-again`);
    const clear = async (reason: string): Promise<void> => {
      await tabTo(page, row.getByRole('button', { name: 'Somebody else' }));
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText(say('officeMail.clearMeans')).waitFor();
      await asksWhy(page);
      await page.keyboard.insertText(reason);
      await page.keyboard.press('Enter');
    };
    await clear('Their sister');
    await row.getByText(`${first.name} says it is somebody else. A second person decides.`).waitFor();
    await clear('And once more');
    await page.getByText(sentenceOf('second-person-needed')).first().waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await deposit(again)).toBe('account-in-review');

    const second = await officeAt(it, '/reviews', { as: await colleague(it, 'compliance'), width, theme: 'dark' });
    await press(rowOf(second, `${name}-again`), 'Somebody else');
    await axe(second, 'dialog');
    await answer(second, 'Reason', 'Two numbers of one house', 'Somebody else');
    await rowOf(second, `${name}-again`).locator('.bdg').getByText('Somebody else', { exact: true }).waitFor();
    expect(await rowOf(second, `${name}-again`).getByRole('button').count()).toBe(0);
    expect(await overflow(second)).toBe(0);
    expect(await deposit(again)).toBeUndefined();
  },
);

test('[R29] [R30] the same person: the stop counts for this account too; whom a colleague holds is only let go', async () => {
  await openReview(it, 'mira');
  await heldByStaff('nila');
  const page = await officeAt(it, '/reviews', { as: await colleague(it, 'compliance'), width: 768 });
  await press(rowOf(page, 'mira-again'), 'Same person');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('officeMail.confirmMeans')).waitFor();
  await press(dialog, 'Same person');
  await dialog.getByText('Please give a reason.').waitFor();
  await axe(page, 'dialog');
  await answer(page, 'Reason', 'The same face', 'Same person');
  await rowOf(page, 'mira-again').getByText('The same person').waitFor();
  expect(await deposit(await signedIn('mira-again'))).toBe('play-stopped');

  await resize(page, 390);
  expect(await rowOf(page, 'nila').getByRole('button').allInnerTexts()).toEqual(['Let it go']);
  await press(rowOf(page, 'nila'), 'Let it go');
  await answer(page, 'Reason', 'The bank explained it', 'Let it go');
  await rowOf(page, 'nila')
    .getByText(/ would let it go\. A second person decides\.$/)
    .waitFor();
  await axe(page);
});

test('[R41] who may read reviews and decide nothing finds no button', async () => {
  await openReview(it, 'tara');
  const page = await officeAt(it, '/reviews', { as: await colleague(it, 'auditor') });
  await rowOf(page, 'tara-again').waitFor();
  expect(await rowOf(page, 'tara-again').getByRole('button').count()).toBe(0);
});
