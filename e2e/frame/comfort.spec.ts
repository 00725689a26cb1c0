import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atEveryWidth, playerAt, toastOf, toastsStay } from './pages.ts';
import { ask, axe, house, visit } from '../kit.ts';
import { deskOf } from '../money/desk.ts';
import { guestAt, openDialog } from '../money/screens.ts';

let it: House;
beforeAll(async () => {
  it = await house({ config: { tables: [], sports: [] } });
});
afterAll(() => it.close());

/** Steps through the history after it has answered: a page that is left while it answers is an error. */
const go = (page: Page, ...steps: readonly number[]) =>
  page.evaluate(all => void setTimeout(() => all.forEach(by => history.go(by))), steps);

describe('sessions', () => {
  test('a session that is ended elsewhere says so, and who signs in again is back where they were', async () => {
    const { page, player } = await playerAt(it, '/rules');
    const elsewhere = await ask(it, 'login', { email: player.email, password: player.password });
    const bearer = { authorization: `Bearer ${elsewhere.token}` };
    const { sessions } = await ask(it, 'security', {}, bearer);
    for (const { id, current } of sessions) {
      if (current) continue;
      const path = `${it.url}/api/user/sessions/${id}/revoke`;
      const headers = { ...bearer, 'content-type': 'application/json' };
      expect((await fetch(path, { method: 'POST', headers, body: '{}' })).status).toBe(200);
    }
    await page.waitForURL(url => url.pathname === '/');
    await page.getByText(/^You were signed out from elsewhere: .* Please log in again\.$/).waitFor();
    await axe(page);
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password').fill(player.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/rules');
  });

  test('`/` leads who is signed in home', async () => {
    const { page } = await playerAt(it, '/rules');
    await page.goto('/');
    await page.waitForURL('**/home');
    await expect.poll(() => page.getByRole('heading', { name: 'Login' }).count()).toBe(0);
  });
});

describe('Back', () => {
  test('closes a dialog and stays on the page; the next Back leaves it', async () => {
    const { page } = await guestAt(it, '/rules');
    await page.getByRole('link', { name: 'Download Apk' }).first().click();
    await page.waitForURL('**/install');
    await page.goto('/wallet');
    for (const name of ['Deposit', 'Withdraw'] as const) {
      const dialog = await openDialog(page, name);
      await go(page, -1);
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/wallet');
    }
    const dialog = await openDialog(page, 'Deposit');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('**/install');
    await page.goForward();
    await page.waitForURL('**/wallet');
    await openDialog(page, 'Deposit');
  });

  test('leaves nothing that Forward would lead to, and a page that was left from a dialog is one step away', async () => {
    const { page } = await guestAt(it, '/rules');
    await page.goto('/wallet');
    const dialog = await openDialog(page, 'Deposit');
    await go(page, -1);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => history.state.part)).toBe('upper');
    expect(await page.goForward()).toBeNull();
    await go(page, -1);
    await page.waitForURL('**/rules');
    await go(page, 1);
    await page.waitForURL('**/wallet');
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await page.waitForURL('**/rules');
    await go(page, -1);
    await page.waitForURL('**/wallet');
    await go(page, -1);
    await page.waitForURL('**/rules');
  });

  test('twice at once over a dialog leaves a page that Back leads to again', async () => {
    const { page } = await guestAt(it, '/rules');
    await page.goto('/wallet');
    const dialog = await openDialog(page, 'Deposit');
    await go(page, -1, -1);
    await dialog.waitFor({ state: 'detached' });
    if (!page.url().endsWith('/wallet')) await page.goto('/wallet');
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await page.waitForURL('**/rules');
    await go(page, -1);
    await page.waitForURL('**/wallet');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('Wallet'); // the address is ahead of the screen
  });

  test('closes the menu of a phone', async () => {
    const { page } = await guestAt(it, '/rules', { width: 390 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await go(page, -1);
    await menu.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/rules');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Download Apk' }).click();
    await page.waitForURL('**/install');
    await go(page, -1);
    await page.waitForURL('**/rules');
  });
});

describe('the top bar', () => {
  test('no toast covers Balance and Exp, at any width', async () => {
    const { page } = await guestAt(it, '/wallet');
    await page.locator('.bal').getByText('10,000.00').waitFor();
    const dialog = await openDialog(page, 'Withdraw');
    await dialog.getByText('10,000.00 INR').waitFor();
    await toastsStay(page);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const toast = toastOf(page, 'Error: Please provide all bank details');
    const look = async (width: number): Promise<void> => {
      const [{ y }, figures] = [(await toast.boundingBox())!, (await page.locator('.bal').boundingBox())!];
      expect(y, `at ${width} px`).toBeGreaterThanOrEqual(figures.y + figures.height);
    };
    await atEveryWidth(page, look, [1440, 700, 390]);
  });

  test('[S020] an open search leaves it whole, also where there is little room', async () => {
    const { page } = await playerAt(it, '/rules', { width: 943 });
    const parts = () =>
      page
        .locator('.top-in > .home, .top-in .bal, .top-in .account, .find > button')
        .evaluateAll(all => all.map(part => part.getBoundingClientRect()).map(({ x, y, width: w }) => [x, y, w]));
    await page.locator('.bal').getByText('10,000.00').waitFor();
    await page.locator('.top-in .account').nth(1).waitFor(); // the bell comes when the page stands
    const look = async (width: number): Promise<void> => {
      const before = await parts();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('searchbox').fill('a');
      expect(await parts(), `at ${width} px`).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const field = (await page.getByRole('searchbox').boundingBox())!;
      expect([field.x >= 0, field.x + field.width <= width]).toEqual([true, true]);
      await axe(page);
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').waitFor({ state: 'detached' });
    };
    await atEveryWidth(page, look, [943, 768, 600]);
  });

  test('[S020] the search finds sports and pages too', async () => {
    const { page } = await playerAt(it, '/rules');
    for (const [text, path] of [
      ['kaba', '/home?sport=kabaddi'],
      ['account st', '/casino/statement'],
    ] as const) {
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill(text);
      await page.getByRole('heading', { name: 'Sports and pages' }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${path}`);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main'); // the screen has come
    }
    expect(await page.getByRole('searchbox', { name: /^Search games/ }).count()).toBe(0); // it closes behind itself
  });
});

describe('play money', () => {
  test.each([1440, 390])(
    'at %i px both dialogs say that no real money is sent, and a top-up is there instead',
    async width => {
      const { page, player } = await guestAt(it, '/wallet', { width });
      const bearer = { authorization: `Bearer ${player.token}` };
      const form = { withdraw_amount: 9_500, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@okbank' };
      for (const [name, words] of [
        ['Deposit', /Do not send real money/],
        ['Withdraw', /No real money is paid out/],
      ] as const) {
        const dialog = await openDialog(page, name);
        const notice = dialog.getByRole('region', { name: 'Play money' });
        await notice.getByText(words).waitFor();
        await expect.poll(() => notice.getByRole('button').isDisabled()).toBe(true); // there is enough
        await axe(page);
        await dialog.getByRole('button', { name: 'Close' }).click();
      }
      const [{ id }, desk] = [await ask(it, 'withdrawal', form, bearer), await deskOf(it)];
      const dialog = await openDialog(page, 'Deposit');
      const topUp = dialog.getByRole('button', { name: 'Top up ₹10,000.00 of play money' });
      await expect.poll(() => page.locator('.bal').innerText()).toContain(' 500.00');
      expect(await topUp.isDisabled()).toBe(true); // what is on its way out is still there
      await desk.approve(id);
      await desk.send(id, `UTR4071882${width}`);
      await desk.confirm(id);
      await topUp.click();
      await toastOf(page, 'Topped up!').waitFor();
      await expect.poll(() => page.locator('.bal').innerText()).toContain('10,500.00');
    },
  );

  test('a house of real money says nothing of it', async () => {
    const { page } = await guestAt(it, '/wallet');
    await page.route('**/api/site', async route => {
      const json = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { ...json, data: { ...json.data, mode: 'real', licence: 'No. 1' } } });
    });
    await page.reload();
    const dialog = await openDialog(page, 'Deposit');
    await dialog.getByLabel('Amount').waitFor();
    expect(await dialog.getByText(/play money/i).count()).toBe(0);
  });

  test('a demo account is offered nothing that it cannot do', async () => {
    const page = await visit(it);
    await page.goto('/');
    await page.getByRole('button', { name: 'Login with Demo ID' }).click();
    await page.waitForURL('**/home');
    await page.goto('/security');
    await page.getByText('A demo account has no password').waitFor();
    expect(await page.locator('input[type=password]').count()).toBe(0);
    expect(await page.getByText('Two-step sign-in').count()).toBe(0);
    await axe(page);
    await page.goto('/wallet');
    await page.getByRole('link', { name: 'Register to deposit and withdraw' }).waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Deposit|Withdraw)$/ })
        .count(),
    ).toBe(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Top up/ })
      .waitFor();
    await axe(page);
  });
});

test('the door claims nothing that is not so', async () => {
  const page = await visit(it);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  expect(await page.locator('.auth-points').innerText()).not.toMatch(/\d/);
});
