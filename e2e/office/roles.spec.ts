import { may, PERMISSIONS, ROLE_NAMES, type Role } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import type { House } from '@maidan/server/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, colleague, house, register, signIn, visit } from '../kit.ts';
import { deposit } from './requests.ts';
import { officeAt, requestOn } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

/** Screens by the permission each takes. */
const SCREENS = [
  ['Payments', '/payments', 'payments.read'],
  ['Players', '/players', 'players.read'],
  ['Support', '/support', 'support.read'],
  ['Proposals', '/proposals', 'players.read'],
  ['Sport', '/sport', 'sport.read'],
  ['Contests', '/contests', 'sport.read'],
  ['Tables', '/tables', 'tables.read'],
  ['Slots', '/slots', 'tables.read'],
  ['Reviews', '/reviews', 'players.read'],
  ['Identity', '/identity', 'identity.decide'],
  ['Cases', '/cases', 'cases.decide'],
  ['Protection', '/protection', 'protection.read'],
  ['Mails', '/mails', 'players.read'],
  ['News', '/news', 'players.read'],
  ['Books', '/books', 'audit.read'],
  ['Audit', '/audit', 'audit.read'],
  ['Settings', '/settings', 'settings.read'],
  ['Staff', '/staff', 'staff.read'],
] as const;

const NOT_ALLOWED = 'Your role does not allow this.';

describe.each(ROLE_NAMES)('[R41] the role %s', role => {
  const allowed = SCREENS.filter(([, , permission]) => may(role, permission));
  const barred = SCREENS.filter(([, , permission]) => !may(role, permission));

  test('sees the screens it may see, and no others', async () => {
    const as = await colleague(it, role);
    const page = await officeAt(it, '/payments', { as });
    const menu = page.getByRole('navigation', { name: 'Office', exact: true });
    await menu.getByRole('link').first().waitFor();
    const names = await menu
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.firstChild?.nextSibling?.textContent));
    expect(names).toEqual(allowed.map(([name]) => name));
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1, name: allowed[0]![0], exact: true }).waitFor();
    await page
      .getByRole('link', { name: `${as.name} ${say('office.roleTitle', { role })} Two-step sign-in on` })
      .waitFor();
    for (const [, path] of barred) {
      await page.goto(`/admin${path}`);
      await page.getByText(NOT_ALLOWED).waitFor();
    }
    await axe(page);
  });

  test('finds only the buttons it may press', async () => {
    const player = await register(it);
    const id = await deposit(it, player, 500);
    const as = await colleague(it, role);
    const seesRequests = may(role, 'payments.read');
    const page = await officeAt(it, seesRequests ? `/payments/${id}` : '/players', { as });
    const link = (seesRequests ? requestOn(page, id) : page).getByRole('link', { name: player.username });
    await link.waitFor();
    const buttons = async (name: string) => page.getByRole('button', { name, exact: true }).count();
    expect((await buttons('Claim')) > 0).toBe(may(role, 'payments.decide'));
    await link.click();
    await page.getByRole('heading', { level: 1, name: player.username }).waitFor();
    expect((await buttons('Block')) > 0).toBe(may(role, 'players.block'));
    expect((await buttons('Adjust balance')) > 0).toBe(may(role, 'players.adjust'));
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByRole('table').filter({ hasText: '127.0.0.1' }).waitFor();
    expect((await buttons('End')) > 0).toBe(may(role, 'players.block'));
    await eachMay(role, 'settings.read', '/settings', 'Save', 'settings.write');
    await eachMay(role, 'staff.read', '/staff', 'Add colleague', 'staff.write');

    async function eachMay(
      who: Role,
      read: 'settings.read' | 'staff.read',
      path: string,
      name: string,
      write: 'settings.write' | 'staff.write',
    ) {
      if (!may(who, read)) return;
      await page.goto(`/admin${path}`);
      await page.getByRole('form').or(page.getByRole('table')).first().waitFor();
      expect((await buttons(name)) > 0).toBe(may(who, write));
    }
  });
});

test('[R41] the matrix shows every role and permission as the server decides them', async () => {
  const page = await officeAt(it, '/staff');
  const table = page.getByRole('region', { name: 'Roles and permissions' }).getByRole('table');
  await table.waitFor();
  const cells = await table
    .locator('tbody tr')
    .evaluateAll(rows =>
      rows.map(row => Array.from(row.querySelectorAll('td'), cell => cell.querySelector('.vh')?.textContent === 'Yes')),
    );
  expect(cells).toEqual(PERMISSIONS.map(permission => ROLE_NAMES.map(role => may(role, permission))));
});

test('[R41] a player who is signed in is nobody in the office', async () => {
  const page = await visit(it);
  await signIn(page, await register(it));
  await page.goto('/admin/payments');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
});

test('[R35] nothing of a staff session can be read by a script', async () => {
  const page = await officeAt(it, '/payments');
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
  const stores = () => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie];
  expect(await page.evaluate(stores)).toEqual([[], [], '']);
});
