import type { House } from '@maidan/server/app';
import { settleContests } from '@maidan/server/fantasy/settleContests';
import { addMatch, ended, teamFor, tell } from '@maidan/server/fantasy/testContest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, axe, house, register } from '../kit.ts';
import { answer, officeAt, press, WIDTHS } from './screens.ts';

/* What the operator sees of contests between players and of slots, and the switch of each slot. */

let it: House;
beforeAll(async () => {
  it = await house({ config: { tables: [], sports: [] } });
});
afterAll(() => it.close());

describe.each(WIDTHS)('at %i px', width => {
  test('a contest is listed with what went in and came out, and opens on its entries', async () => {
    const match = await addMatch(it, `office-${width}`);
    const contest = `fantasy.${match.fixture.id}.duel.1`;
    const players = [await register(it), await register(it)];
    for (const [n, { token }] of players.entries()) {
      const team = teamFor(match.fixture, n * 5);
      await ask(it, 'enterContest', { contest, team }, { authorization: `Bearer ${token}` });
    }
    const page = await officeAt(it, `/contests?search=${match.fixture.id}`, { width });
    const row = page.getByRole('row', { name: /Head to head #1/ });
    await row.getByText('2 of 2').waitFor();
    await row.getByText('Open', { exact: true }).waitFor();
    await axe(page);
    await tell(it, match, 0);
    await ended(it, match, 'over');
    await settleContests(it.deps);
    await row.getByRole('link', { name: 'Head to head #1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Head to head #1' }).waitFor();
    await page.locator('.office-tiles').getByText('180.00').waitFor();
    await page.getByRole('link', { name: players[0]!.username }).waitFor();
    expect(await page.getByRole('table').locator('tbody tr').count()).toBe(2);
    await axe(page);
  });

  test('a slot says what it returns, and is switched off and on', async () => {
    const page = await officeAt(it, '/slots', { width });
    const row = page.getByRole('row', { name: /Mango Sevens/ });
    await row.getByText('On', { exact: true }).waitFor();
    await row.getByText('95.53 %').first().waitFor({ state: 'attached' });
    await axe(page);
    await press(row, 'Stop Mango Sevens');
    await answer(page, 'Reason', 'The reels are cleaned', 'Write it down');
    await row.getByText('Off', { exact: true }).waitFor();
    await row.getByText('The reels are cleaned').waitFor();
    await axe(page);
    await press(row, 'Let it go on: Mango Sevens');
    await answer(page, 'Reason', 'Clean', 'Let it go on');
    await row.getByText('On', { exact: true }).waitFor();
    const { rows } = await it.deps.db.query(`select is_stopped from stops where id = 'slot:mango7'`);
    expect(rows).toEqual([{ is_stopped: false }]);
  });
});
