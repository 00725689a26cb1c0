import type { House } from '@maidan/server/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, colleague, house, register, signIn, visit } from '../kit.ts';
import { bearer, deposit, moneyOf } from './requests.ts';
import { answer, officeAt, press, toast, WIDTHS } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

const idOf = async (username: string): Promise<string> => {
  const { rows } = await it.deps.db.query<{ id: string }>('select id from users where username = $1', [username]);
  return rows[0]?.id ?? '';
};

describe.each(WIDTHS)('Players at %i px', width => {
  test('are found by name and email, and filtered by status', async () => {
    const asha = await register(it);
    const ravi = await register(it);
    const page = await officeAt(it, '/players', { width });
    await page.getByRole('link', { name: ravi.username }).waitFor();
    await page.getByLabel('Search').fill(asha.email);
    await page.getByRole('link', { name: ravi.username }).waitFor({ state: 'hidden' });
    await axe(page);
    await press(page, 'Blocked');
    await page.getByText('Nobody found').waitFor();
    await press(page, 'Active');
    await page.getByRole('link', { name: asha.username }).click();
    await page.getByRole('heading', { name: asha.username }).waitFor();
    await expect.poll(() => page.getByText(asha.email).count()).toBe(1);
  });

  test('have a page with wallet, ledger, requests and sessions', async () => {
    const player = await register(it);
    const request = await deposit(it, player, 450);
    const page = await officeAt(it, `/players/${await idOf(player.username)}`, { width });
    await page.getByText('10,000.00').first().waitFor();
    await axe(page);
    await page.getByRole('link', { name: 'Ledger' }).click();
    await page.getByText('Opening credit').waitFor();
    await page.getByText('+10,000.00').waitFor();
    await axe(page);
    await page.getByRole('link', { name: 'Requests' }).click();
    await page.getByRole('link', { name: request }).waitFor();
    await axe(page);
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByText('127.0.0.1').first().waitFor();
    await axe(page);
    expect(await page.getByRole('button', { name: 'End', exact: true }).count()).toBe(1);
  });

  test('[R35] blocking ends every session at once and needs a reason; unblocking lets the player in', async () => {
    const player = await register(it);
    const theirs = await visit(it, { width });
    await signIn(theirs, player, '/wallet');
    await theirs.getByRole('banner').getByText('10,000.00').waitFor();
    const page = await officeAt(it, `/players/${await idOf(player.username)}`, { width });
    await press(page, 'Block');
    await press(page.getByRole('dialog'), 'Block');
    await page.getByRole('dialog').getByText('Please give a reason.').waitFor();
    await axe(page);
    await answer(page, 'Reason', 'Two people on one account', 'Block');
    await page.getByText('Blocked', { exact: true }).waitFor();
    const status = async () => (await fetch(`${it.url}/api/user/balance`, { headers: bearer(player) })).status;
    expect(await status()).toBe(401);
    await theirs.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await press(page, 'Unblock');
    await answer(page, 'Reason', 'It was their sister', 'Unblock');
    await page.getByText('Active', { exact: true }).waitFor();
  });

  test('one session can be ended alone', async () => {
    const player = await register(it);
    const page = await officeAt(it, `/players/${await idOf(player.username)}/sessions`, { width });
    await press(page, 'End');
    await answer(page, 'Reason', 'A phone was lost', 'End the session');
    await page.getByText('Ended', { exact: true }).waitFor();
    expect((await fetch(`${it.url}/api/user/balance`, { headers: bearer(player) })).status).toBe(401);
  });

  test('[R42] an adjustment is proposed by one person and made by another', async () => {
    const player = await register(it);
    const meera = await colleague(it, 'payments');
    const maker = await officeAt(it, `/players/${await idOf(player.username)}`, { width, as: meera });
    await press(maker, 'Adjust balance');
    const dialog = maker.getByRole('dialog');
    await press(dialog, 'Propose');
    await dialog.getByText('Please give a reason.').waitFor();
    await dialog.getByText('Take from the balance').click();
    await dialog.getByLabel('Amount').fill('2.5k');
    await dialog.getByLabel('Reason').fill('Credited twice by mistake');
    await axe(maker);
    await press(dialog, 'Propose');
    await toast(maker, 'Proposed').waitFor();
    const words = `Debit 2,500.00 from ${player.username}`;
    await maker.goto('/admin/proposals');
    const own = maker.getByRole('row', { name: words });
    await own.getByRole('button', { name: 'Withdraw' }).waitFor();
    expect(await own.getByRole('button', { name: 'Approve' }).count()).toBe(0);

    const checker = await officeAt(it, '/proposals', { width });
    await checker.getByRole('row', { name: words }).getByRole('button', { name: 'Approve' }).dblclick();
    await toast(checker, 'Approved').waitFor();
    expect(await moneyOf(it, player)).toEqual({ balance: 7_500, held: 0 });
    await checker.getByRole('row', { name: words }).waitFor({ state: 'hidden' });
    await press(checker, 'All');
    await checker.getByRole('row', { name: words }).getByText('Approved').waitFor();
    await axe(checker);
  });
});

test('[R42] a proposal appears on the screens of colleagues by itself, is counted, and goes when it is decided', async () => {
  const player = await register(it);
  const checker = await officeAt(it, '/proposals', { as: await colleague(it, 'auditor') });
  const menu = checker.getByRole('navigation', { name: 'Office', exact: true });
  await menu.getByRole('link', { name: 'Proposals', exact: true }).waitFor();
  await checker.getByText('Nothing waits').waitFor();

  const maker = await officeAt(it, `/players/${await idOf(player.username)}`);
  await press(maker, 'Adjust balance');
  await maker.getByRole('dialog').getByLabel('Amount').fill('33');
  await maker.getByRole('dialog').getByLabel('Reason').fill('Goodwill');
  await press(maker.getByRole('dialog'), 'Propose');
  const row = checker.getByRole('row', { name: `Credit 33.00 to ${player.username}` });
  await row.waitFor();
  await menu.getByRole('link', { name: 'Proposals 1 waiting' }).waitFor();

  await maker.goto('/admin/proposals');
  await press(maker, 'Withdraw');
  await answer(maker, 'Reason', 'A slip of the hand', 'Withdraw');
  await row.waitFor({ state: 'hidden' });
  await menu.getByRole('link', { name: 'Proposals', exact: true }).waitFor();
  await expect.poll(() => checker.getByText('Nothing waits').count()).toBe(1);
});

test('a proposal can be withdrawn by its maker, and rejected by a colleague', async () => {
  const player = await register(it);
  const meera = await colleague(it, 'payments');
  const maker = await officeAt(it, `/players/${await idOf(player.username)}`, { as: meera });
  for (const amount of ['11', '22']) {
    await press(maker, 'Adjust balance');
    await maker.getByRole('dialog').getByLabel('Amount').fill(amount);
    await maker.getByRole('dialog').getByLabel('Reason').fill('Goodwill');
    await press(maker.getByRole('dialog'), 'Propose');
    await maker.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  const row = (amount: string) => ({ name: `Credit ${amount} to ${player.username}` });
  await maker.goto('/admin/proposals');
  await maker.getByRole('row', row('11.00')).getByRole('button', { name: 'Withdraw' }).click();
  await answer(maker, 'Reason', 'A slip of the hand', 'Withdraw');
  await maker.getByRole('row', row('11.00')).waitFor({ state: 'hidden' });
  const checker = await officeAt(it, '/proposals');
  await checker.getByRole('row', row('22.00')).getByRole('button', { name: 'Reject' }).click();
  await answer(checker, 'Reason', 'Not for this', 'Reject');
  await checker.getByRole('row', row('22.00')).waitFor({ state: 'hidden' });
  expect(await moneyOf(it, player)).toEqual({ balance: 10_000, held: 0 });
});
