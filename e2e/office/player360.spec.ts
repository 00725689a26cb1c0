import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, colleague, house, type Player, register } from '../kit.ts';
import { deposit } from './requests.ts';
import { answer, officeAt, overflow, press, toast } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

const idOf = async (username: string): Promise<string> => {
  const { rows } = await it.deps.db.query<{ id: string }>('select id from users where username = $1', [username]);
  return rows[0]?.id ?? '';
};

const open = (page: Page, tab: string): Promise<void> =>
  page.getByRole('navigation', { name: 'About this player' }).getByRole('link', { name: tab, exact: true }).click();

describe.each([1440, 768, 390])('a player’s page at %i px', width => {
  test('shows the money, the result, who it is, and every part of it', async () => {
    const player = await register(it);
    const request = await deposit(it, player, 450);
    const id = await idOf(player.username);
    const page = await officeAt(it, `/players/${id}`, { width });
    await page.getByRole('region', { name: 'Result of the player' }).getByText('Nothing was played yet').waitFor();
    await page.getByRole('region', { name: 'Open exposure' }).getByText('Nothing is open.').waitFor();
    await page.getByText('Not identified').waitFor();
    await axe(page);
    expect(await overflow(page)).toBe(0);
    await open(page, 'Bets');
    await page.getByText('No bets').waitFor();
    await axe(page);
    await open(page, 'Limits');
    await page.getByText('The player has set no limits.').waitFor();
    await axe(page);
    await open(page, 'Linked accounts');
    await page.getByText('Nobody is linked').or(page.getByRole('table')).first().waitFor();
    await axe(page);
    await open(page, 'Messages');
    await page.getByRole('button', { name: 'Questions' }).waitFor();
    await page.getByText('No messages').or(page.getByRole('table')).first().waitFor();
    await axe(page);
    await open(page, 'Timeline');
    const list = page.getByRole('list', { name: 'Timeline' });
    await list.getByText('Registered').waitFor();
    await list.getByRole('link', { name: `Deposit ${request} asked for` }).waitFor();
    await axe(page);
    expect(await overflow(page)).toBe(0);
    await press(page, 'Sign-ins');
    await list.getByText('Registered').waitFor({ state: 'hidden' });
  });

  test('takes tags and notes by keyboard, each with who and why, and players are found by a tag', async () => {
    const player: Player = await register(it);
    const page = await officeAt(it, `/players/${await idOf(player.username)}`, { width, theme: 'dark' });
    const tag = `calls ${width}`;
    await page.getByRole('button', { name: 'Add tag' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tag', { exact: true }).fill(tag);
    await dialog.getByLabel('Reason').fill('Asked to be called');
    await axe(page);
    await page.keyboard.press('Enter');
    await toast(page, `Tagged ${tag}`).waitFor();
    await page.getByRole('button', { name: `Remove tag ${tag}` }).waitFor();
    await open(page, 'Notes');
    await press(page, 'Add note');
    await page.getByText('Please give a reason.').waitFor();
    await page.getByRole('textbox', { name: 'Note' }).fill('Speaks Hindi');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Notes' }).getByText('Speaks Hindi').waitFor();
    await axe(page);
    await open(page, 'Timeline');
    const list = page.getByRole('list', { name: 'Timeline' });
    await list.getByText(`Tagged ${tag}`).waitFor();
    await list.getByText('Asked to be called').waitFor();
    await list.getByText('Speaks Hindi').waitFor();
    await page.goto('/admin/players');
    await page.getByLabel('Tag', { exact: true }).selectOption(tag);
    await page.getByRole('link', { name: player.username }).waitFor();
    await axe(page);
    await page.getByRole('link', { name: player.username }).click();
    await press(page, `Remove tag ${tag}`);
    await answer(page, 'Reason', 'Was called', 'Remove');
    await page.getByRole('button', { name: `Remove tag ${tag}` }).waitFor({ state: 'hidden' });
    expect(await overflow(page)).toBe(0);
  });
});

test('[R44] who may not see cases is shown no filter for them, and nobody but who may note is offered to', async () => {
  const player = await register(it);
  const path = `/players/${await idOf(player.username)}`;
  const wholePage = async (role: 'support' | 'trader' | 'compliance'): Promise<Page> => {
    const page = await officeAt(it, `${path}/timeline`, { as: await colleague(it, role) });
    await page.getByRole('list', { name: 'Timeline' }).getByText('Registered').waitFor();
    await page.getByText('Not identified').waitFor(); // the file has come, and with it what may be done to it
    return page;
  };
  const filters = async (page: Page): Promise<readonly string[]> => {
    const buttons = await page.getByRole('button').allInnerTexts();
    return buttons.filter(text => ['Cases', 'Add tag', 'Block', 'End sessions'].includes(text.trim()));
  };
  const support = await wholePage('support');
  await expect.poll(() => filters(support)).toContain('Add tag');
  expect(await filters(support)).not.toContain('Cases');
  expect(await filters(await wholePage('trader'))).toEqual([]);
  const compliance = await wholePage('compliance');
  await expect.poll(() => filters(compliance)).toContain('Cases');
});
