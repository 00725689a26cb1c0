import { office as contract } from '@maidan/contract/office';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { ask, type With } from '../../accounts/testHouse.ts';
import { openOffice } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());

const ANSWERED = ['officeMe', 'officeSignOut', 'officePassword', 'officeBeginTwoStep', 'officeConfirmTwoStep'];
const NOBODY = { id: '0', session: '0' };

test('[R41] with a password that somebody else has seen, no call answers but those that end this', async () => {
  const login = await newcomer();
  for (const { name, access } of Object.values(contract)) {
    if (access === 'public') continue;
    const { status, code } = await ask(office.house, name, NOBODY, await login());
    const isRefused = status === 403 && code === 'password-change-needed';
    expect([name, isRefused]).toEqual([name, !ANSWERED.includes(name)]);
  }
});

test('[R41] with a password of their own they go on, in the same session', async () => {
  const login = await newcomer();
  const how = await login();
  expect((await ask(office.house, 'payments', {}, how)).code).toBe('password-change-needed');
  const same = { current: login.password, password: login.password };
  expect((await ask(office.house, 'officePassword', same, how)).code).toBe('password-unchanged');
  const change = { current: login.password, password: 'a password of my own' };
  expect((await ask(office.house, 'officePassword', change, how)).status).toBe(200);
  expect((await ask(office.house, 'payments', {}, how)).status).toBe(200);
});

let hired = 0;

/** Somebody with a first password, who signs in anew for each call. */
async function newcomer(): Promise<(() => Promise<With>) & { readonly password: string }> {
  const email = `new${++hired}@maidan.example`;
  const made = await office.done('owner', 'addStaff', { name: 'New', email, role: 'owner' });
  const password = String(made['password']);
  const login = async (): Promise<With> => {
    const { cookies } = await ask(office.house, 'officeLogin', { email, password });
    return { office: String(cookies.get('office')?.['value']) };
  };
  return Object.assign(login, { password });
}
