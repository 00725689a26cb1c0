import type { House } from '@maidan/server/app';
import { speak } from '@maidan/words/speak';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, house, newcomer, person, type Player, register, signIn, visit } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { stoppedWorld } from '../money/clock.ts';
import { WIDTHS } from '../money/screens.ts';
import { officeAt, press } from '../office/screens.ts';
import { lookOver } from './looks.ts';

const DAY = 86_400_000;
const world = stoppedWorld();
let it: House;
beforeAll(async () => {
  it = await house({ world });
});
afterAll(() => it.close());

const bearer = ({ token }: Player) => ({ authorization: `Bearer ${token}` });

/** 07 Mar 2026 17:30 */
function inIndia(at: number): string {
  const [date, time] = new Date(at + 5.5 * 3_600_000).toISOString().split('T');
  const [year, month, day] = date!.split('-');
  return `${day} ${speak('en')('frame.months').split(' ')[Number(month) - 1]} ${year} ${time!.slice(0, 5)}`;
}

describe.each(WIDTHS)('Take a break at %i px', width => {
  test('[R29] in two steps; then every page leads to the one that says until when, who helps and how to withdraw', async () => {
    const player = await newcomer(it, { phone_number: `+91 91000 ${String(width).padStart(5, '0')}` });
    const page = await visit(it, { width });
    await signIn(page, player, '/play-safe');
    const panel = page.locator('#take-a-break');
    await panel.getByLabel('For how long').selectOption({ label: 'Time-out: 7 days' });
    await lookOver(page, width);
    await panel.getByRole('button', { name: 'Next' }).click();
    await panel.getByText(/^You stop now, until .* Nobody can end it earlier/).waitFor();
    await panel.getByText('You have no open bets.').waitFor();
    await lookOver(page, width);
    await panel.getByRole('button', { name: 'Back' }).click(); // nothing has happened yet
    await panel.getByRole('button', { name: 'Next' }).click();
    await panel.getByRole('button', { name: 'Yes, stop now' }).click();

    await page.getByRole('heading', { name: 'You are taking a break', level: 1 }).waitFor();
    await page.getByText(/^Until \d\d \w{3,4} \d{4} \d\d:\d\d$/).waitFor();
    expect(await page.getByRole('link', { name: '14416' }).getAttribute('href')).toBe('tel:14416');
    await page.getByText('Balance ₹10,000.00 · in open bets ₹0.00').waitFor();
    await lookOver(page, width);
    for (const path of ['/home', '/casino', '/slots', '/wallet']) {
      await page.goto(`${it.url}${path}`);
      await page.waitForURL('**/stopped');
      await page.getByRole('heading', { name: 'You are taking a break', level: 1 }).waitFor(); // the address is ahead of it
    }
    await page.locator('main').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByLabel('Amount').waitFor();
  });
});

test('[R29] in Hindi, for ever; and the copy of one’s data is a file', async () => {
  const hindi = speak('hi');
  const player = await newcomer(it, { phone_number: '+91 91000 00002' });
  const headers = { authorization: `Bearer ${player.token}` };
  await ask(it, 'stopPlay', { kind: 'exclusion', months: null, isSure: true }, headers);
  const page = await visit(it, { width: 390, locale: 'hi-IN' });
  await signIn(page, player, '/home');
  await page.waitForURL('**/stopped');
  await page.getByText(hindi('safe.stopsForEver'), { exact: true }).waitFor();
  expect(await leftOver(page.locator('main'))).toEqual([]);
  await lookOver(page, 390);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: hindi('safe.dataAll') }).click();
  expect((await coming).suggestedFilename()).toBe('my-data.json');
  const part = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await part).suggestedFilename()).toBe('my-account.csv');
});

test('[R29] an account that is not empty says what has to happen before it is closed', async () => {
  const player = await newcomer(it, { phone_number: '+91 91000 00003' });
  const page = await visit(it, { width: 1440 });
  await signIn(page, player, '/play-safe');
  await page.getByText('First withdraw your balance, and wait until your open bets are settled.').waitFor();
  const all = { withdraw_amount: '10000', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'closing@upi' };
  await ask(it, 'withdrawal', all, { authorization: `Bearer ${player.token}` });
  await page.reload();
  const panel = page.locator('.panel').filter({ has: page.getByRole('heading', { name: 'Close your account' }) });
  await panel.getByText(/which the law makes us keep/).waitFor();
  await panel.getByRole('button', { name: 'Next' }).click();
  await panel.getByLabel('Your password').fill('not the password');
  await panel.getByRole('button', { name: 'Close my account' }).click();
  await panel.getByText('That is not your password.').waitFor();
  await lookOver(page, 390);
  await lookOver(page, 1440);
  await panel.getByLabel('Your password').fill(player.password);
  await panel.getByRole('button', { name: 'Close my account' }).click();
  await page.getByRole('heading', { name: 'This account is closed', level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'I want to play again' }).count()).toBe(0);
  await lookOver(page, 1440);
});

test('[R29] closing the account, in Hindi', async () => {
  const hindi = speak('hi');
  const player = await register(it, { phone_number: '+91 91000 00004' });
  const all = { withdraw_amount: '10000', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'closing4@upi' };
  await ask(it, 'withdrawal', all, bearer(player));
  const page = await visit(it, { width: 390, locale: 'hi-IN' });
  await signIn(page, player, '/play-safe');
  const panel = page.locator('.panel').filter({ has: page.getByRole('heading', { name: hindi('safe.close') }) });
  await panel.getByRole('button', { name: hindi('safe.next') }).click();
  await panel.getByLabel(hindi('safe.password')).fill('not the password');
  await panel.getByRole('button', { name: hindi('safe.closeNow') }).click();
  await panel.getByText(hindi('safe.wrongPassword')).waitFor();
  expect(await leftOver(panel)).toEqual([]);
  await lookOver(page, 390);
  await panel.getByLabel(hindi('safe.password')).fill(player.password);
  await panel.getByRole('button', { name: hindi('safe.closeNow') }).click();
  await page.getByText(hindi('safe.closedIs')).waitFor();
  expect(await leftOver(page.locator('main'), ['closing4@upi'])).toEqual([]);
  await lookOver(page, 390);
});

test('[R29] taking a break, in Hindi', async () => {
  const hindi = speak('hi');
  const page = await visit(it, { width: 390, locale: 'hi-IN' });
  await signIn(page, await register(it, { phone_number: '+91 91000 00005' }), '/play-safe');
  const panel = page.locator('#take-a-break');
  await panel.getByLabel(hindi('safe.howLong')).selectOption({ label: hindi('safe.excludeFor', { months: 6 }) });
  await panel.getByText(hindi('safe.exclusionIs')).waitFor();
  expect(await leftOver(panel)).toEqual([]);
  await panel.getByRole('button', { name: hindi('safe.next') }).click();
  await panel.getByText(hindi('safe.wayBack')).waitFor();
  expect(await leftOver(panel)).toEqual([]);
  await lookOver(page, 390);
});

test('[R30] who stopped and registers again with the same phone is looked at by support, and not told why', async () => {
  const stopped = await register(it, { phone_number: '+91 91000 00007' });
  await ask(it, 'stopPlay', { kind: 'exclusion', months: 6, isSure: true }, bearer(stopped));
  const someone = person({ phone_number: '091000-00007' });
  const page = await visit(it, { width: 390 });
  await page.goto('/registeration');
  for (const [label, value] of [
    ['Username', someone.username],
    ['Country', someone.country],
    ['Email', someone.email],
    ['Phone number', someone.phone_number],
    ['Password', someone.password],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/stopped');
  await page.getByRole('heading', { name: 'Support is reviewing your account', level: 1 }).waitFor();
  await page.getByText('Support will write to you.', { exact: false }).waitFor();
  const told = await page.locator('main .panel').first().innerText();
  expect(told).not.toMatch(/phone|exclu|break|another|same|known/i);
  await lookOver(page, 390);
  await lookOver(page, 1440);
  for (const path of ['/home', '/casino/teen20']) {
    await page.goto(path);
    await page.waitForURL('**/stopped');
  }
});

test('[R29] the help lines are those that the operator has set', async () => {
  const lines = ['Nasha Mukti 14446', 'Maidan care +91 22 4000 1234'];
  const office = await officeAt(it, '/settings/help');
  const form = office.getByRole('form', { name: 'Help' });
  for (const [nth, line] of lines.entries())
    await form.getByRole('textbox', { name: `Name and number ${nth + 1}` }).fill(line);
  await office.getByLabel('Reason for the change').fill('Other numbers');
  await press(office, 'Save');
  await expect.poll(() => it.deps.settings.values.help.lines.slice(0, 2)).toEqual(lines);

  const player = await register(it, { phone_number: '+91 91000 00008' });
  await ask(it, 'stopPlay', { kind: 'timeOut', days: 1, isSure: true }, bearer(player));
  const page = await visit(it, { width: 390 });
  await signIn(page, player, '/stopped');
  const help = page.locator('.panel').filter({ has: page.getByRole('heading', { name: 'Somebody to talk to' }) });
  await help.waitFor();
  expect((await help.getByRole('listitem').allInnerTexts()).slice(0, 2)).toEqual(lines);
  expect(await help.getByRole('link', { name: '14446' }).getAttribute('href')).toBe('tel:14446');
  expect(await help.getByRole('link', { name: '+91 22 4000 1234' }).getAttribute('href')).toBe('tel:+912240001234');
});

test('[R29] after its end one asks to play again, waits a day, and is in', async () => {
  const player = await register(it, { phone_number: '+91 91000 00006' });
  await ask(it, 'stopPlay', { kind: 'timeOut', days: 1, isSure: true }, bearer(player));
  const page = await visit(it);
  const again = page.getByRole('button', { name: 'I want to play again' });
  /** Sessions do not last for days. */
  const comeBack = async (path: string) => {
    await page.clock.setFixedTime(world.now());
    await signIn(page, player, path);
  };
  const isOut = async (): Promise<void> => {
    await page.waitForURL('**/stopped');
    await page.getByRole('heading', { name: 'You are taking a break', level: 1 }).waitFor();
  };
  world.pass(DAY - 1);
  await comeBack('/casino');
  await isOut();
  await page.getByText(`Until ${inIndia(world.now() + 1)}`, { exact: true }).waitFor();
  expect(await again.count()).toBe(0);

  world.pass(1);
  await comeBack('/casino'); // nothing opens by itself
  await isOut();
  await page.getByText('It stays as it is until you ask to play again', { exact: false }).waitFor();
  await lookOver(page, 390);
  await lookOver(page, 1440);
  await again.focus();
  await page.keyboard.press('Enter');
  const opens = world.now() + DAY;
  await page.getByText(`You asked to play again. Play opens on ${inIndia(opens)}.`, { exact: true }).waitFor();
  expect(await again.count()).toBe(0);
  await lookOver(page, 390);
  await lookOver(page, 1440);

  world.pass(DAY - 1);
  await comeBack('/casino');
  await isOut();
  await page.getByText(`Play opens on ${inIndia(opens)}.`, { exact: false }).waitFor();
  world.pass(1);
  await comeBack('/casino');
  await page.getByRole('heading', { name: 'All Casino', level: 1 }).waitFor();
  await page.getByRole('main').locator('.tile').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/casino');
  await page.goto('/stopped');
  await page.waitForURL('**/play-safe');
});
