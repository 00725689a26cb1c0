import { randomBytes } from 'node:crypto';
import { routeOf } from '@maidan/contract/routes';
import type { UserId } from '@maidan/core/ids';
import type { House } from '@maidan/server/app';
import { raise } from '@maidan/server/cases/raise';
import { sampleReceipt } from '@maidan/server/wallet/sampleReceipt';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atEveryWidth } from '../frame/pages.ts';
import { ask, axe, colleague, house, type Player, register, resize, walk, widths } from '../kit.ts';
import { bearer } from './requests.ts';
import { asksWhy, officeAt, overflow, press, tabTo, toast } from './screens.ts';

/* News, mails, support, settings, identity and cases: each on a desk, a tablet and a phone, and done with by keyboard alone. */

let it: House;
let player: Player;
beforeAll(async () => {
  it = await house({ config: { tables: [], sports: [] } });
  const real = { mode: 'real', licence: 'L-1', jurisdiction: 'Goa', countries: ['India'] };
  await it.deps.db.query(`insert into settings (section, value, version) values ('money', $1, 1)`, [
    JSON.stringify(real),
  ]);
  await it.deps.settings.load();
  player = await register(it);
  await ask(it, 'askSupport', { words: 'When is a withdrawal paid?' }, bearer(player));
  await ask(it, 'forgotPassword', { email: player.email });
  await it.deps.aside.idle();
  await sendIdentity();
  await openCase();
});
afterAll(() => it.close());

async function sendIdentity(): Promise<void> {
  const picture = new Blob([Uint8Array.from(await sampleReceipt('light', '500', 'DOCUMENT'))], { type: 'image/png' });
  const sent = new FormData();
  const fields = { fullName: 'Asha Rao', born: '1990-02-01', document: 'pan', number: 'ABCDE1234F' };
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  for (const name of ['front', 'face']) sent.set(name, picture, 'document.png');
  const headers = { ...bearer(player), 'idempotency-key': randomBytes(16).toString('hex') };
  const { ok, status } = await fetch(it.url + routeOf('sendIdentity').path, { method: 'POST', headers, body: sent });
  if (!ok) throw new Error(`the identity was refused: ${status}`);
}

async function openCase(): Promise<void> {
  const { rows } = await it.deps.db.query('select id from users where username = $1', [player.username]);
  const id: UserId = rows[0]!.id;
  const evidence = { players: [], payments: [], bets: [] };
  const figures = { in: 30_000_00, out: 28_000_00, staked: 100_00 };
  await raise(it.deps, [{ rule: 'inAndOut', player: id, cause: 'W-1', figures, evidence }]);
}

/** It is held down until it is there: by Tab alone, and then Enter. */
async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(words);
}

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text }).first();

test('each desk is as wide as its screen and usable by everybody, in the light and in the dark', async () => {
  const page = await officeAt(it, '/news');
  await press(page, 'Write to players');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Two new tables');
  await dialog.getByLabel('What it says').fill('They are open from today on, and deal a round every minute.');
  await dialog.getByLabel('Reason').fill('For everybody');
  await press(dialog, 'Send');
  await rowOf(page, 'Two new tables').waitFor();
  const over = await eachOf(page, [
    ['/news', rowOf(page, 'Two new tables')],
    ['/mails', rowOf(page, player.username)],
    ['/support', rowOf(page, player.username)],
    ['/settings/limits', page.getByRole('form', { name: 'Limits' })],
  ]);
  const officer = await officeAt(it, '/identity', { as: await colleague(it, 'compliance') });
  const beyond = await eachOf(officer, [
    ['/identity', rowOf(officer, player.username)],
    ['/cases', rowOf(officer, player.username)],
  ]);
  expect([...over, ...beyond]).toEqual([]);
});

/** Walked to, and looked at in every width and light. Answers with what is wider than its screen. */
async function eachOf(page: Page, desks: readonly (readonly [path: string, there: Locator])[]): Promise<string[]> {
  const wide: string[] = [];
  for (const [path, there] of desks) {
    await walk(page, `/admin${path}`);
    await there.waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await atEveryWidth(
      page,
      async width => {
        if ((await overflow(page)) !== 0) wide.push(`${path} at ${width}`);
        await axe(page);
      },
      widths,
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await resize(page, 768);
    await axe(page);
  }
  return wide;
}

test('by keyboard a mail is read to be passed on, where no money is real', async () => {
  const play = await house({ config: { tables: [], sports: [] } });
  try {
    const asking = await register(play);
    await ask(play, 'forgotPassword', { email: asking.email });
    await play.deps.aside.idle();
    const page = await officeAt(play, '/mails', { width: 768 });
    const dialog = page.getByRole('dialog');
    await enter(page, rowOf(page, asking.username).getByRole('button', { name: 'Read' }));
    await asksWhy(page);
    await page.keyboard.insertText('She called from her number');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Link').waitFor();
    await axe(page, 'dialog');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => rowOf(page, asking.username).getByText('Passed on').count()).toBe(1);
  } finally {
    await play.close();
  }
});

test('by keyboard news are written, and a setting is changed', async () => {
  const page = await officeAt(it, '/news', { width: 768 });
  const dialog = page.getByRole('dialog');
  await enter(page, page.getByRole('button', { name: 'Write to players' }));
  await asksWhy(page);
  await type(page, dialog.getByLabel('Title'), 'A quiet night');
  await type(page, dialog.getByLabel('What it says'), 'Tables rest from two to four.');
  await type(page, dialog.getByLabel('Reason'), 'So that nobody waits');
  await page.keyboard.press('Enter');
  await rowOf(page, 'A quiet night').waitFor();
  await dialog.waitFor({ state: 'hidden' });

  await walk(page, '/admin/mails');
  await page.getByText('where money is real nobody reads them here').waitFor();
  expect(await rowOf(page, player.username).getByRole('button').count()).toBe(0);

  await walk(page, '/admin/settings/topUp');
  await enter(page, page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Limits' }));
  const form = page.getByRole('form', { name: 'Limits' });
  await tabTo(page, form.getByLabel('Smallest deposit'));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('250');
  await type(page, form.getByLabel('Reason for the change'), 'Small ones cost more than they bring');
  await enter(page, form.getByRole('button', { name: 'Save' }));
  await toast(page, 'Limits saved').waitFor();
  expect(it.deps.settings.values.limits.depositMin).toBe(250_00);
});

test('by keyboard a question is taken and answered', async () => {
  const page = await officeAt(it, '/support', { width: 768 });
  await enter(page, page.getByRole('link', { name: player.username }));
  const question = page.getByRole('region', { name: `Question of ${player.username}` });
  await enter(page, question.getByRole('button', { name: 'Take it' }));
  await toast(page, 'You are on it').waitFor();
  await type(page, question.getByLabel('Your answer'), 'Within a working day.');
  await enter(page, question.getByRole('button', { name: 'Answer', exact: true }));
  await toast(page, 'Answered').waitFor();
  await expect.poll(() => question.getByText('Within a working day.').count()).toBeGreaterThan(0);
  await axe(page);
});

test('[R44] by keyboard an identity is verified and a case closed', async () => {
  const page = await officeAt(it, '/identity', { as: await colleague(it, 'compliance'), width: 768 });
  const dialog = page.getByRole('dialog');
  await enter(page, page.getByRole('button', { name: `Look: ${player.username}` }));
  await dialog.getByRole('img', { name: 'Front of Asha Rao' }).waitFor();
  await enter(page, dialog.getByRole('button', { name: 'Verify' }));
  await asksWhy(page);
  await page.keyboard.insertText('It is her');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await rowOf(page, player.username).getByText('Verified').waitFor();

  await walk(page, '/admin/cases');
  await enter(page, page.getByRole('link', { name: player.username }));
  await enter(page, page.getByRole('button', { name: 'Take it' }));
  await page.getByText('You are on it').first().waitFor();
  await type(page, page.getByRole('textbox', { name: 'Note', exact: true }), 'The bank confirms it');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').getByText('The bank confirms it').waitFor();
  await enter(page, page.getByRole('button', { name: 'Close the case' }));
  await asksWhy(page);
  await page.keyboard.insertText('It was her own money');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('It was her own money').waitFor();
  expect(await overflow(page)).toBe(0);
});
