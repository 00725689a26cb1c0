import type { House } from '@maidan/server/app';
import { sampleReceipt } from '@maidan/server/wallet/sampleReceipt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, colleague, house, register, signIn, visit } from '../kit.ts';
import { PICTURE } from '../money/screens.ts';
import { deposit, moneyOf, newReference, withdrawal } from './requests.ts';
import { answer, officeAt, press, requestOn, toast, WIDTHS } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

describe.each(WIDTHS)('Payments at %i px', width => {
  test('[S041] approving a deposit credits the wallet, and the player sees it at once', async () => {
    const player = await register(it);
    const theirs = await visit(it, { width });
    await signIn(theirs, player);
    await theirs.getByRole('banner').getByText('10,000.00').waitFor();
    const page = await officeAt(it, '/payments', { width });
    await page.getByText('Nothing here').or(page.getByRole('table')).first().waitFor();
    const id = await deposit(it, player, 2_500);
    await page.getByRole('link', { name: id }).click(); // it came into the queue by itself
    const request = requestOn(page, id);
    await press(request, 'Claim');
    await axe(page);
    expect(await moneyOf(it, player)).toEqual({ balance: 10_000, held: 0 });
    await press(request, 'Approve');
    await toast(page, `${id} approved`).waitFor();
    await request.getByText('Credited').waitFor();
    await theirs.getByRole('banner').getByText('12,500.00').waitFor();
  });

  test('[R42] from the threshold on two people approve, and the first is not the second', async () => {
    const player = await register(it);
    const id = await deposit(it, player, 25_000);
    const meera = await colleague(it, 'payments');
    const first = requestOn(await officeAt(it, `/payments/${id}`, { width, as: meera }), id);
    await first.getByText('A second person must approve amounts from 20,000.00.').waitFor();
    await press(first, 'Claim');
    await press(first, 'Approve');
    await first.getByText(`First check: ${meera.name}`).waitFor();
    await first.getByText('You made the first check.').waitFor();
    await press(first, 'Claim');
    expect(await first.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
    expect((await moneyOf(it, player)).balance).toBe(10_000);
    await press(first, 'Release');

    const page = await officeAt(it, `/payments/${id}`, { width });
    const second = requestOn(page, id);
    await second.getByText(`First check: ${meera.name}`).waitFor();
    await press(second, 'Claim');
    await press(second, 'Approve');
    await second.getByText('Credited').waitFor();
    expect((await moneyOf(it, player)).balance).toBe(35_000);
    await first.getByText('Credited').waitFor(); // the first person's screen follows
    await axe(page);
  });

  test('a transaction number and a picture used before are told, with links, and take a reason', async () => {
    const [reference, picture] = [newReference(), PICTURE.buffer];
    const earlier = await deposit(it, await register(it), 700, { reference, picture });
    const player = await register(it);
    const id = await deposit(it, player, 700, { reference, picture });
    const page = await officeAt(it, `/payments/${id}`, { width });
    const request = requestOn(page, id);
    await request.getByText('The transaction number was sent before.').waitFor();
    await request.getByText('The same picture was sent before.').waitFor();
    expect(await request.getByRole('link', { name: earlier }).count()).toBe(2);
    await expect.poll(() => request.locator('.office-two-pictures img').count()).toBe(2);
    await axe(page);
    await press(request, 'Claim');
    await press(request, 'Approve');
    await press(page.getByRole('dialog'), 'Approve');
    await page.getByRole('dialog').getByText('Please give a reason.').waitFor();
    expect((await moneyOf(it, player)).balance).toBe(10_000);
    await answer(page, 'Why it is right to approve', 'Both checked with the bank', 'Approve');
    await request.getByText('Credited').waitFor();
    await page.getByText('Approved: Both checked with the bank').waitFor();
    expect((await moneyOf(it, player)).balance).toBe(10_700);
    await request.getByRole('link', { name: earlier }).first().click();
    await requestOn(page, earlier).getByText('The transaction number was already credited.').waitFor();
  });

  test('a withdrawal is approved, sent with a reference and confirmed', async () => {
    const player = await register(it);
    const id = await withdrawal(it, player, 1_500);
    const page = await officeAt(it, `/payments/${id}`, { width });
    const request = requestOn(page, id);
    await request.getByText('This payee was never paid before.').waitFor();
    expect(await request.getByLabel('UPI ID', { exact: true }).inputValue()).toBe('asha@sample');
    expect(await request.getByLabel('Amount', { exact: true }).inputValue()).toBe('1500.00');
    await press(request, 'Claim');
    await press(request, 'Approve');
    await request.getByText('To be sent').waitFor();
    await press(request, 'Mark as sent');
    await axe(page);
    await answer(page, 'Payout reference', `PAY-7781-${width}`, 'Mark as sent');
    await request.getByText(`PAY-7781-${width}`).waitFor();
    expect(await moneyOf(it, player)).toEqual({ balance: 8_500, held: 1_500 });
    await press(request, 'It arrived');
    await request.getByText('Paid', { exact: true }).waitFor();
    expect(await moneyOf(it, player)).toEqual({ balance: 8_500, held: 0 });
  });

  test('[R42] a payout that came back is refunded by two people, with the reason', async () => {
    const player = await register(it);
    const id = await withdrawal(it, player, 900);
    const page = await officeAt(it, `/payments/${id}`, { width });
    const request = requestOn(page, id);
    await press(request, 'Claim');
    await press(request, 'Approve');
    await press(request, 'Mark as sent');
    await answer(page, 'Payout reference', `PAY-7782-${width}`, 'Mark as sent');
    await press(request, 'Refund');
    await press(page.getByRole('dialog'), 'The bank sent it back');
    await press(page.getByRole('dialog'), 'Refund');
    await request.getByText('waits for a second person').first().waitFor();
    expect(await request.getByRole('button', { name: 'It arrived' }).isDisabled()).toBe(true);
    expect(await moneyOf(it, player)).toEqual({ balance: 9_100, held: 900 });
    const second = await officeAt(it, '/proposals', { width });
    await press(second, 'Approve');
    await toast(second, 'Approved').waitFor();
    await request.getByText('Refunded', { exact: true }).waitFor();
    await request.getByText('The bank sent it back').waitFor();
    expect(await moneyOf(it, player)).toEqual({ balance: 10_000, held: 0 });
  });
});

test('[R42] a double click approves once', async () => {
  const player = await register(it);
  const id = await deposit(it, player, 300);
  const page = await officeAt(it, `/payments/${id}`);
  const request = requestOn(page, id);
  await press(request, 'Claim');
  const sent: string[] = [];
  page.on('request', asked => {
    if (asked.url().endsWith('/approve')) sent.push(asked.headers()['idempotency-key'] ?? '');
  });
  await request.getByRole('button', { name: 'Approve' }).dblclick();
  await request.getByText('Credited').waitFor();
  expect(sent).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect((await moneyOf(it, player)).balance).toBe(10_300);
});

test('[R3] a try that did not arrive is repeated under the same key', async () => {
  const player = await register(it);
  const id = await deposit(it, player, 300);
  const page = await officeAt(it, `/payments/${id}`, { expected: [/ERR_FAILED/] });
  const request = requestOn(page, id);
  await press(request, 'Claim');
  const keys: string[] = [];
  await page.route('**/approve', route => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await press(request, 'Approve');
  await toast(page, 'The server cannot be reached. Check your connection and try again.').waitFor();
  await press(request, 'Approve');
  await request.getByText('Credited').waitFor();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect((await moneyOf(it, player)).balance).toBe(10_300);
});

test('when the answer to an approval is lost, the screen shows what is true', async () => {
  const player = await register(it);
  const id = await deposit(it, player, 300);
  const page = await officeAt(it, `/payments/${id}`, { expected: [/ERR_FAILED/] });
  const request = requestOn(page, id);
  await press(request, 'Claim');
  await page.route('**/approve', async route => {
    await route.fetch(); // the server has it
    return route.abort();
  });
  await press(request, 'Approve');
  await toast(page, 'The server cannot be reached. Check your connection and try again.').waitFor();
  await request.getByText('Credited').waitFor();
  expect((await moneyOf(it, player)).balance).toBe(10_300);
});

test.each([
  [1280, 600],
  [1440, 700],
  [390, 640],
])(
  '[R40] at %i by %i px what can be pressed is in sight, with the same picture twice side by side',
  async (width, height) => {
    const [asha, ravi] = [await register(it), await register(it)];
    const receipt = await sampleReceipt('light', String(width), `4126${width}`);
    const first = await deposit(it, asha, 300, { picture: receipt });
    const id = await deposit(it, ravi, 300, { picture: receipt });
    const page = await officeAt(it, `/payments/${id}`, { width });
    await page.setViewportSize({ width, height });
    const request = requestOn(page, id);
    await press(request, 'Claim');
    await request.getByRole('button', { name: 'Approve' }).waitFor();
    await request.getByText(`${first} of ${asha.username}, sent before`).waitFor();
    await request.getByText('Picture used before', { exact: true }).waitFor();
    const pictures = request.locator('.office-two-pictures img');
    await expect.poll(() => pictures.count()).toBe(2);
    const boxes = await pictures.evaluateAll(all =>
      all.map(each => each.closest('figure')!.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes[1]!.top).toBe(boxes[0]!.top);
    expect(boxes[1]!.left).toBeGreaterThanOrEqual(boxes[0]!.right);
    expect(new Set(await pictures.evaluateAll(all => all.map(each => each.getAttribute('alt')))).size).toBe(2);
    await page.evaluate(() => window.scrollTo(0, 0));
    const bottoms = await request
      .locator('.office-decision .btn')
      .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(3);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
    await axe(page);
    await page.goto(`/admin/payments/${first}?state=all`);
    await requestOn(page, first).getByText('was sent again later').waitFor();
  },
);
