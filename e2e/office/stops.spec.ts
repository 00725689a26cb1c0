import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from '../kit.ts';
import { answer, officeAt, press, WIDTHS } from './screens.ts';
import { CRICKET, type Matchday, matchday } from '../sport/matchday.ts';

let day: Matchday;
beforeAll(async () => {
  day = await matchday([CRICKET]);
});
afterAll(() => day.close());

test.each(WIDTHS)(
  'a sport that is suspended is told to everybody in the office, with who and why, at %i px',
  async width => {
    const page = await officeAt(day.house, '/sport?sport=cricket', { width });
    const other = await officeAt(day.house, '/sport', { width, theme: 'dark' });
    await press(page, 'Suspend this sport');
    await press(page.getByRole('dialog'), 'Say it later'); // the stop stands
    const alert = other.getByRole('alert');
    await alert.getByText(/^Suspended by Meera \d+, .*\. Nobody has said why yet\.$/).waitFor();
    const row = other.getByRole('row', { name: /Cricket/ }).first();
    await expect.poll(() => row.innerText()).toContain('Suspended');
    await axe(other);
    await press(alert, 'Resume Cricket');
    await answer(other, 'Reason', 'It was the wrong one', 'Resume Cricket');
    await alert.getByText('Cricket is suspended').waitFor({ state: 'hidden' });
  },
);

test('one press stops a category of the casino, and why is asked after', async () => {
  const page = await officeAt(day.house, '/tables');
  const other = await officeAt(day.house, '/tables', { theme: 'dark' });
  await page.getByLabel('Stop which').selectOption('Baccarat');
  await press(page, 'Stop Baccarat');
  const dialog = page.getByRole('dialog', { name: 'Stopped: Baccarat' });
  await dialog.waitFor();
  const { rows } = await day.house.deps.db.query("select id from stops where is_stopped and id like 'casino:%'");
  expect(rows).toEqual([{ id: 'casino:Baccarat' }]); // before a word was said
  await other.reload();
  await other.getByText(/Nobody has said why yet/).waitFor();
  await answer(page, 'Reason, shown to players', 'The studio is checked', 'Write it down');
  await page
    .getByText(/The studio is checked/)
    .first()
    .waitFor();
  await axe(page);
  await press(page, 'Let it go on');
  await answer(page, 'Reason', 'It is checked', 'Let it go on');
  await page.getByRole('button', { name: 'Stop Baccarat' }).waitFor();
});
