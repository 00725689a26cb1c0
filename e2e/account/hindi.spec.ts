import { HINDI } from '@maidan/contract/errorsHindi';
import type { House } from '@maidan/server/app';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenOf, toastOf, userMenuOf } from '../frame/pages.ts';
import { axe, house, person, visit } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import type { Person } from '../kit/people.ts';

const hindi = speak('hi');

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

async function fill(page: Page, someone: Person): Promise<void> {
  await page.getByLabel(hindi('door.username')).fill(someone.username);
  await page.getByLabel(hindi('door.country')).fill(someone.country);
  await page.getByLabel(hindi('door.email')).fill(someone.email);
  await page.getByLabel(hindi('door.phone')).fill(someone.phone_number);
  await page.getByLabel(hindi('door.password')).fill(someone.password);
}

test('[S011] [S016] who reads Hindi registers: what is refused is said in Hindi, then one is in, out and in again', async () => {
  const page = await visit(it, { width: 390, locale: 'hi-IN' });
  const someone = person();
  const press = () => page.getByRole('button', { name: hindi('door.register'), exact: true }).click();
  await page.goto('/registeration');
  await fill(page, { ...someone, phone_number: 'call me' });
  await press();
  await page.getByText('अपना फ़ोन नंबर डालें।', { exact: true }).waitFor();
  await fill(page, { ...someone, password: 'password1' });
  await press();
  await page.getByRole('main').getByText(HINDI['password-breached'], { exact: true }).waitFor();
  expect(await leftOver(page.locator('form label, form .msg, form .note'))).toEqual([]);
  await axe(page);

  await fill(page, someone);
  await press();
  await toastOf(page, hindi('door.registered')).waitFor();
  await page.waitForURL('**/home');
  await screenOf(page);
  await userMenuOf(page, someone.username).click();
  await page.getByRole('button', { name: hindi('shell.signOut') }).click();
  await page.getByLabel(hindi('door.email')).fill(someone.email);
  await page.getByLabel(hindi('door.password')).fill(someone.password);
  await page.getByRole('button', { name: hindi('door.login'), exact: true }).click();
  await toastOf(page, hindi('door.loggedIn')).waitFor();
  await page.waitForURL('**/home');
  expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
});
