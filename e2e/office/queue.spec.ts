import type { House } from '@maidan/server/app';
import { sampleReceipt } from '@maidan/server/wallet/sampleReceipt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, colleague, house, register } from '../kit.ts';
import { deposit, moneyOf, newReference, withdrawal } from './requests.ts';
import { answer, officeAt, press, requestOn, WIDTHS } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

test('an empty queue says so, and a queue that does not load offers another try', async () => {
  const page = await officeAt(it, '/payments', { expected: [/status of 503/] });
  await page.getByText('Nothing here').waitFor();
  await page.route('**/api/office/payments?*', route => route.fulfill({ status: 503, json: BUSY }));
  await page.reload();
  await page.getByText('The queue could not be loaded').waitFor();
  await axe(page);
  await page.unroute('**/api/office/payments?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing here').waitFor();
  expect(await page.getByText('could not be loaded').count()).toBe(0);
});

const BUSY = { success: false, code: 'busy', error: 'We are busy.', message: 'We are busy.' };

describe.each(WIDTHS)('The queue at %i px', width => {
  test('filters by type, owner, state and words', async () => {
    const player = await register(it);
    const reference = newReference();
    const paidIn = await deposit(it, player, 450, { reference });
    const paidOut = await withdrawal(it, player, 200);
    const page = await officeAt(it, '/payments', { width });
    const shows = async (...ids: readonly string[]) => {
      for (const id of [paidIn, paidOut]) {
        await page.getByRole('link', { name: id }).waitFor({ state: ids.includes(id) ? 'visible' : 'hidden' });
      }
    };
    await shows(paidIn, paidOut);
    await press(page, 'Deposits');
    await shows(paidIn);
    await press(page, 'Withdrawals');
    await shows(paidOut);
    await press(page, 'Mine');
    await shows();
    await press(page, 'All');
    await page.getByLabel('State').selectOption({ label: 'Finished' });
    await shows();
    await page.getByLabel('State').selectOption({ label: 'Every state' });
    await shows(paidIn, paidOut);
    await page.getByLabel('Search').fill(reference);
    await shows(paidIn);
    expect(new URL(page.url()).searchParams.get('search')).toBe(reference);
    await page.reload();
    await shows(paidIn);
    await axe(page);
  });

  test('a request that a colleague works on is theirs until it is released', async () => {
    const id = await deposit(it, await register(it), 450);
    const meera = await colleague(it, 'payments');
    const farah = await colleague(it, 'payments');
    const hers = requestOn(await officeAt(it, `/payments/${id}`, { width, as: meera }), id);
    const other = requestOn(await officeAt(it, `/payments/${id}`, { width, as: farah }), id);
    const owner = requestOn(await officeAt(it, `/payments/${id}`, { width }), id);
    await other.getByRole('button', { name: 'Claim' }).waitFor();
    await press(hers, 'Claim');
    await other.getByText(`${meera.name} is working on this request.`).waitFor();
    expect(await other.getByRole('button', { name: /Claim|Approve|Release/ }).count()).toBe(0);
    await press(owner, 'Release');
    await other.getByRole('button', { name: 'Claim' }).waitFor();
    await hers.getByRole('button', { name: 'Claim' }).waitFor();
  });

  test('the picture can be zoomed and turned', async () => {
    const id = await deposit(it, await register(it), 450, {
      picture: await sampleReceipt('paper', '450', `4126${width}`),
    });
    const page = await officeAt(it, `/payments/${id}`, { width });
    const picture = requestOn(page, id).getByRole('img', { name: `Payment picture of ${id}` });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const before = await picture.boundingBox();
    await press(page, 'Zoom in');
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe((before?.width ?? 0) * 1.5);
    await press(page, 'Zoom out');
    await press(page, 'Turn');
    await expect
      .poll(() => picture.evaluate(image => getComputedStyle(image).transform))
      .toMatch(/^matrix\((-?0|6\.1)/);
    expect(await page.getByRole('button', { name: 'Zoom out' }).isDisabled()).toBe(true);
    const { rows } = await it.deps.db.query("select from audit where action = 'deposit.screenshot' and subject = $1", [
      `deposit:${id}`,
    ]);
    expect(rows.length).toBe(1);
  });
});

test('J and K move, C claims, A approves, R rejects, and typing is left alone', async () => {
  const player = await register(it);
  const [first, second] = [await deposit(it, player, 111), await deposit(it, player, 222)];
  const page = await officeAt(it, `/payments?search=${player.username}`);
  await page.getByRole('link', { name: second }).waitFor();
  await page.keyboard.press('j');
  await requestOn(page, first).waitFor();
  await page.keyboard.press('j');
  await requestOn(page, second).waitFor();
  await page.keyboard.press('k');
  const request = requestOn(page, first);
  await request.getByRole('button', { name: 'Claim' }).waitFor();
  await page.keyboard.press('a');
  await page.getByText('Claim the request first.').waitFor();
  await page.keyboard.press('c');
  await request.getByRole('button', { name: 'Approve' }).waitFor();
  await page.keyboard.press('r');
  await page.getByRole('dialog', { name: `Reject ${first}` }).waitFor();
  await page.keyboard.type('a caj'); // letters of the reason, not commands
  await answer(page, 'Reason, shown to the player', 'No such payment', 'Reject');
  await request.getByText('Rejected', { exact: true }).waitFor();
  await page.keyboard.press('j'); // the next one moved up
  await requestOn(page, second).getByRole('button', { name: 'Claim' }).waitFor();
  await page.keyboard.press('c');
  await requestOn(page, second).getByRole('button', { name: 'Approve' }).waitFor();
  await page.keyboard.press('a');
  await requestOn(page, second).getByText('Credited').waitFor();
  expect((await moneyOf(it, player)).balance).toBe(10_222);
});

test('the keys can be switched off', async () => {
  const id = await deposit(it, await register(it), 333);
  const page = await officeAt(it, `/payments/${id}`);
  const request = requestOn(page, id);
  await request.getByRole('button', { name: 'Claim' }).waitFor();
  await page.getByLabel('Keys on').uncheck();
  await page.keyboard.press('Tab');
  await page.keyboard.press('c');
  await page.getByLabel('Keys on').check();
  expect(await request.getByRole('button', { name: 'Claim' }).count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('c');
  await request.getByRole('button', { name: 'Release' }).waitFor();
});
