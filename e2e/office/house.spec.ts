import { readFileSync } from 'node:fs';
import type { House } from '@maidan/server/app';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ask, axe, colleague, house, register, visit } from '../kit.ts';
import { deposit } from './requests.ts';
import { answer, officeAt, press, requestOn, toast, WIDTHS } from './screens.ts';

/* What an owner does: settings, staff, the audit log. */

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

describe.each(WIDTHS)('Settings at %i px', width => {
  test('every section opens, and no section saves without a reason', async () => {
    const page = await officeAt(it, '/settings', { width });
    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await sections.first().waitFor();
    const titles = await sections.allInnerTexts();
    expect(titles).toEqual([
      'Bank account',
      'UPI',
      'USDT',
      'Limits',
      'Top-ups',
      'News',
      'Help',
      'Support',
      'Answers',
      'Social icons',
      'Money mode',
      'Identity',
      'Alerts',
      'Screened addresses',
      'Markers of harm',
      'Casino tables',
      'Sport',
      'Staff policy',
      'Alarms',
    ]);
    for (const title of titles) {
      await sections.getByText(title, { exact: true }).click();
      await page.getByRole('form', { name: title }).waitFor();
      await axe(page);
    }
    const { bank_name: before } = it.deps.settings.values.bank;
    const bank = `Bank ${width}`;
    await page.goto('/admin/settings/bank');
    const form = page.getByRole('form', { name: 'Bank account' });
    await form.getByLabel('Bank name').fill(bank);
    await press(page, 'Save');
    await page.getByText('Please give a reason.').waitFor();
    await page.getByLabel('Reason for the change').fill('We moved');
    await form.getByLabel('IFSC').fill('SMPL1');
    await press(page, 'Save');
    await page.getByText('An IFSC code looks like SBIN0001234.').waitFor();
    await form.getByLabel('IFSC').fill('smpl 0000123');
    const preview = page.getByRole('region', { name: 'What players see' });
    expect(await preview.getByLabel('Bank name').inputValue()).toBe(bank);
    await press(page, 'Save');
    await toast(page, 'Proposed').waitFor();
    const player = await register(it);
    const bankName = async () =>
      (await ask(it, 'bankDetails', {}, { authorization: `Bearer ${player.token}` })).bank_name;
    expect(await bankName()).toBe(before);
    const second = await officeAt(it, '/proposals', { width });
    await press(second, 'Look at it');
    await second.getByRole('cell', { name: bank }).waitFor();
    await axe(second);
    await press(second, 'Approve');
    await toast(second, 'Approved').waitFor();
    expect(await bankName()).toBe(bank);
  });

  test('a colleague of today sees from when they count as a second person, and cannot press Approve', async () => {
    const [owner, today] = [await colleague(it), await colleague(it, 'payments')];
    const values = [owner.id, new Date(it.deps.world.now()), today.id];
    await it.deps.db.query('update staff set vouched_by = $1, vouched_at = $2 where id = $3', values);
    const page = await officeAt(it, '/settings/usdt', { width, as: owner });
    const field = page.getByRole('textbox', { name: 'ERC20 address' });
    await field.fill('0x52908400098527886E0F7030069857D2E4169EE7');
    expect(await field.evaluate(each => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0); // in sight, all of it
    await page.reload();
    await page.getByLabel('Rupees for one USDT').fill('99');
    await page.getByText('which is more than 5 %').first().waitFor();
    await page.getByLabel('Reason for the change').fill('The market');
    await press(page, 'Save');
    await toast(page, 'Proposed').waitFor();
    const theirs = await officeAt(it, '/proposals', { width, as: today });
    await press(theirs, 'Look at it');
    await theirs
      .getByText(/You count from \d\d \w{3} \d{4} \d\d:\d\d/)
      .first()
      .waitFor();
    expect(await theirs.getByRole('button', { name: 'Approve' }).first().isDisabled()).toBe(true);
    await axe(theirs);
    const rejected = `update proposals set state = 'rejected', decided_by = $1, decided_at = now() where state = 'open'`;
    await it.deps.db.query(rejected, [owner.id]);
    await it.deps.db.query("update standing_still set proposals = '[]'");
  });

  test('limits are typed in rupees', async () => {
    const page = await officeAt(it, '/settings/limits', { width });
    const field = page.getByLabel('Four eyes from');
    expect(await field.inputValue()).toBe('20000');
    await field.fill('lots');
    await page.getByLabel('Reason for the change').fill('Less work');
    await press(page, 'Save');
    await page.getByText('Enter the amount as a number, for example 1500 or 1500.50.').waitFor();
    await field.fill('20000');
    await page.getByLabel('Smallest deposit').fill('1.5L');
    await press(page, 'Save');
    await toast(page, 'Limits saved').waitFor();
    await expect.poll(() => it.deps.settings.values.limits.depositMin).toBe(150_000_00);
    await page.getByLabel('Smallest deposit').fill('1');
    await page.getByLabel('Reason for the change').fill('As it was');
    await press(page, 'Save');
    await expect.poll(() => it.deps.settings.values.limits.depositMin).toBe(1_00);
  });
});

test.each(['light', 'dark'] as const)('the section on screen is marked, also the first one, in %s', async theme => {
  const page = await officeAt(it, '/settings', { theme });
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
  const groundOf = (name: string) => section(name).evaluate(link => getComputedStyle(link).backgroundColor);
  for (const [shown, other] of [
    ['Bank account', 'UPI'],
    ['UPI', 'Bank account'],
  ] as const) {
    await page.getByRole('form', { name: shown }).waitFor();
    expect([
      await section(shown).getAttribute('aria-current'),
      await section(other).getAttribute('aria-current'),
    ]).toEqual(['page', null]);
    expect(await groundOf(shown)).not.toBe(await groundOf(other));
    await section(other).click();
  }
});

test('news lines are added, edited, moved and removed, and players read them', async () => {
  const page = await officeAt(it, '/settings/news');
  await press(page, 'Remove line 3');
  await press(page, 'Remove line 2');
  await press(page, 'Add line');
  await page.getByLabel('Line 2', { exact: true }).fill('Final on Sunday');
  await press(page, 'Move line 2 up');
  expect(await page.getByLabel('Line 1', { exact: true }).inputValue()).toBe('Final on Sunday');
  await page.getByLabel('Reason for the change').fill('The final');
  await press(page, 'Save');
  await toast(page, 'News saved').waitFor();
  const { news } = await ask(it, 'site', {});
  expect(news).toEqual(['Final on Sunday', 'Welcome to Maidan. Everything here is play money.']);
});

test('settings that a colleague changed meanwhile are not overwritten unseen', async () => {
  const mine = await officeAt(it, '/settings/support');
  const theirs = await officeAt(it, '/settings/limits');
  await mine.getByLabel('Words').fill('Ask us');
  await theirs.getByLabel('Smallest deposit').fill('2');
  await theirs.getByLabel('Reason for the change').fill('Shorter');
  await press(theirs, 'Save');
  await toast(theirs, 'Limits saved').waitFor();
  await mine.getByLabel('Reason for the change').fill('Friendlier');
  await press(mine, 'Save');
  await mine.getByRole('alert').getByText('The settings were changed meanwhile. Load them again.').first().waitFor();
  await axe(mine);
  await press(mine, 'Load them again');
  await expect.poll(() => mine.getByLabel('Words').inputValue()).toBe('24X7 Support');
  await mine.getByLabel('Words').fill('Ask us');
  await press(mine, 'Save');
  await toast(mine, 'Support saved').waitFor();
  expect((await ask(it, 'site', {})).support.label).toBe('Ask us');
});

describe.each(WIDTHS)('Staff at %i px', width => {
  test('a colleague is added with a password shown once, signs in with it, is reset and disabled', async () => {
    const page = await officeAt(it, '/staff', { width });
    const name = `Iqbal ${width}`;
    await press(page, 'Add colleague');
    const dialog = page.getByRole('dialog');
    await press(dialog, 'Add');
    await dialog.getByText('This field is required').first().waitFor();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Email').fill(`iqbal${width}@maidan.example`);
    await dialog.getByLabel('Role').selectOption({ label: 'Payments' });
    await axe(page);
    await press(dialog, 'Add');
    await page.getByRole('dialog', { name: `Password of ${name}` }).waitFor();
    const password = await page.getByLabel('Password', { exact: true }).inputValue();
    await press(page.getByRole('dialog'), 'Done');

    const theirs = await visit(it, { width });
    await theirs.goto('/admin');
    await theirs.getByLabel('Email').fill(`iqbal${width}@maidan.example`);
    await theirs.getByLabel('Password').fill(password);
    await press(theirs, 'Sign in');
    await theirs.getByRole('heading', { name: 'Choose a password of your own' }).waitFor();

    const row = page.getByRole('row', { name });
    await row.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Lost it');
    await press(page.getByRole('dialog'), 'Reset');
    const again = await page.getByLabel('Password', { exact: true }).inputValue();
    expect([again.length > 0, again === password]).toEqual([true, false]);
    await press(page.getByRole('dialog'), 'Done');
    await theirs.reload();
    await theirs.getByRole('button', { name: 'Sign in' }).waitFor(); // the old session is over
    await row.getByRole('button', { name: 'Disable' }).click();
    await answer(page, 'Reason', 'Left', 'Disable');
    await row.getByRole('button', { name: 'Enable' }).waitFor();
    await axe(page);
  });
});

test('[R42] a role is proposed by one owner and given by another', async () => {
  const meera = await colleague(it, 'support');
  const page = await officeAt(it, '/staff');
  await page.getByRole('row', { name: meera.name }).getByRole('button', { name: 'Role' }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption({ label: 'Auditor' });
  await answer(page, 'Reason', 'A new job', 'Propose');
  const other = await officeAt(it, '/proposals');
  const proposal = other.getByRole('row', { name: `${meera.name} becomes Auditor` });
  await proposal.getByRole('button', { name: 'Approve' }).click();
  await proposal.waitFor({ state: 'hidden' });
  await page.reload();
  expect(await page.getByRole('row', { name: meera.name }).getByText('Auditor').first().innerText()).toBe('Auditor');
});

describe.each(WIDTHS)('Audit at %i px', width => {
  test('[R43] who did what stands in the log, with before and after, and the chain verifies', async () => {
    const id = await deposit(it, await register(it), 600);
    const meera = await colleague(it, 'payments');
    const desk = await officeAt(it, `/payments/${id}`, { as: meera });
    await press(requestOn(desk, id), 'Claim');
    await press(requestOn(desk, id), 'Approve');
    await requestOn(desk, id).getByText('Credited').waitFor();

    const page = await officeAt(it, '/audit', { width });
    await page.getByLabel('Search').fill(id);
    const row = page.getByRole('row', { name: 'deposit.approve' }).filter({ hasText: id });
    await row.getByText(meera.name).waitFor();
    await row.getByRole('button').click();
    const diff = page.getByRole('table', { name: 'Before and after' });
    const states = diff.getByRole('row', { name: 'state' }).getByRole('cell');
    await expect.poll(() => states.allInnerTexts()).toEqual(['requested', 'approved']);
    await press(page, 'Verify chain');
    await page.getByText(/^The chain is intact: \d+ rows\.$/).waitFor();
    await axe(page);
  });

  test('[R43] people are called by their names and amounts are in rupees, whoever reads it', async () => {
    const player = await register(it);
    const id = await deposit(it, player, 1_600);
    const meera = await colleague(it, 'payments');
    const desk = await officeAt(it, `/payments/${id}`, { as: meera });
    await press(requestOn(desk, id), 'Claim');
    await press(requestOn(desk, id), 'Reject');
    await answer(desk, 'Reason', 'No such payment', 'Reject');

    const helper = await officeAt(it, `/payments/${id}`, { width, as: await colleague(it, 'support') });
    const history = helper.getByRole('listitem');
    await history.filter({ hasText: 'Rejected' }).getByText(meera.name, { exact: true }).waitFor();
    await history.filter({ hasText: 'Asked for it' }).getByText(player.username, { exact: true }).waitFor();

    const page = await officeAt(it, '/audit', { width, as: await colleague(it, 'auditor') });
    await page.getByLabel('Search').fill(id);
    const row = page.getByRole('row', { name: 'deposit.request' }).filter({ hasText: id });
    await row.getByText(player.username).waitFor();
    await row.getByRole('button').click();
    const diff = page.getByRole('table', { name: 'Before and after' });
    const amounts = diff.getByRole('row', { name: 'amount' }).getByRole('cell');
    await expect.poll(() => amounts.allInnerTexts()).toEqual(['', '1,600.00']);
  });
});

test('[R43] the whole log can be taken away as a file', async () => {
  const page = await officeAt(it, '/audit');
  const waiting = page.waitForEvent('download');
  await press(page, 'Export');
  const lines = readFileSync(await (await waiting).path(), 'utf8')
    .trimEnd()
    .split('\n');
  const { rows } = await it.deps.db.query<{ count: number }>('select count(*)::int as count from audit');
  expect([lines.length, Object.keys(JSON.parse(lines[0] ?? '') as object)]).toEqual([
    rows[0]?.count,
    expect.arrayContaining(['seq', 'actor', 'action', 'previous', 'hash']),
  ]);
});

test('[R43] a row changed behind the product’s back breaks the chain, and the office says where', async () => {
  const own = await house();
  onTestFinished(() => own.close());
  await register(own);
  await own.deps.db.query('alter table audit disable trigger append_only');
  const { rows } = await own.deps.db.query<{ seq: number }>(
    "update audit set reason = 'never happened' where seq = (select min(seq) from audit) returning seq",
  );
  const page = await officeAt(own, '/audit');
  await press(page, 'Verify chain');
  await page.getByText(`The chain is broken at row ${rows[0]?.seq}.`).waitFor();
  expect(await page.getByText('The chain is intact').count()).toBe(0);
});
