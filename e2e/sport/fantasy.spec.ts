import { squadOf } from '@maidan/exchange/fantasy/squad';
import type { House } from '@maidan/server/app';
import { settleContests } from '@maidan/server/fantasy/settleContests';
import { addMatch, ended, firstBall, teamFor, tell } from '@maidan/server/fantasy/testContest';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, WIDTHS } from '../frame/pages.ts';
import { ask, house, register, resize } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { everyLook, looksRight as looksRightAs } from '../kit/looks.ts';

/* Fantasy contests: from the menu to a team, the leaderboard while it is played, and what was won. */

let it: House;
beforeAll(async () => {
  it = await house({ config: { tables: [], sports: [] } });
});
afterAll(() => it.close());

/** At the width it has. */
const widthOf = (page: Page): number => page.viewportSize()!.width; // it has one
const looksRight = (page: Page): Promise<void> => looksRightAs(page, [[widthOf(page), 'light']]);
const looksRightInBoth = (page: Page): Promise<void> => looksRightAs(page, everyLook([widthOf(page)]));

/** The same of a page with bars over it: what they cover by half is reached by scrolling. */
async function looksRightWhole(page: Page): Promise<void> {
  const size = page.viewportSize()!; // it has one
  await page.setViewportSize({ ...size, height: 4_000 });
  await looksRightInBoth(page);
  await page.setViewportSize(size);
}

/** Nothing of the frame lies over the middle of it, wherever the page is scrolled to. */
const isOnTop = (page: Page, part: string): Promise<boolean> =>
  page.locator(part).evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** What was picked, and how to send it, also in the middle of the list. */
async function staysInSight(page: Page): Promise<void> {
  const picks = page.locator('.fantasy-pick');
  await picks.nth(12).evaluate(pick => pick.scrollIntoView({ block: 'center' }));
  expect([await isOnTop(page, '.fantasy-tally'), await isOnTop(page, '.fantasy-send')]).toEqual([true, true]);
}

async function seenUnderMyBets(page: Page): Promise<void> {
  await page.goto('/bets');
  await page.getByRole('region', { name: 'Fantasy Game' }).getByRole('link', { name: 'Small league #1' }).waitFor();
  await looksRight(page);
}

/** Behind the bell, and among one's own contests. */
async function toldOf(page: Page, match: string): Promise<void> {
  await page.goto('/inbox');
  await page.getByText(`: ${match}`).first().waitFor();
  await page.goto('/fantasy?show=mine');
  await page.getByText(match).waitFor();
  await looksRight(page);
}

describe.each([...WIDTHS, 768])('at %i px', width => {
  test(
    'a player picks eleven, enters, changes the team, follows the points and sees the prize',
    { timeout: 400_000 },
    async () => {
      const match = await addMatch(it, `browser-${width}`);
      const contest = `fantasy.${match.fixture.id}.league.1`;
      const { page } = await playerAt(it, '/casino?category=fantasy-game', { width });
      await page.waitForURL('**/fantasy');
      await page.getByText('there are no bots', { exact: false }).waitFor();
      await looksRightInBoth(page);
      await page.locator(`a[href$="/fantasy/${match.fixture.id}"]`).click();
      await page.getByRole('heading', { level: 1, name: match.fixture.name }).waitFor();
      await looksRight(page);

      await page.getByRole('button', { name: 'Enter for ₹50', exact: true }).click();
      const send = page.getByRole('button', { name: 'Enter for ₹50', exact: true });
      await page.getByText('0 of 11 picked').waitFor(); // the button of that name is another one from here on
      expect(await send.isDisabled()).toBe(true);
      await page.locator('.fantasy-pick input').first().focus();
      await page.keyboard.press('Space');
      await page.getByText('1 of 11 picked').waitFor();
      await page.getByRole('button', { name: 'Fill up' }).click();
      await page.getByText('11 of 11 picked').waitFor();
      await staysInSight(page);
      await looksRightWhole(page);
      await send.click();
      await page.waitForURL(`**/fantasy/contests/${contest}`);
      await page.getByText('Team 1 in points').waitFor();
      await page.getByRole('columnheader', { name: 'Team', exact: true }).waitFor();

      const rival = await register(it);
      const team = teamFor(match.fixture, 5);
      await ask(it, 'enterContest', { contest, team }, { authorization: `Bearer ${rival.token}` });
      await page.getByRole('button', { name: 'Change your team' }).click();
      await page.locator('.fantasy-pick.on:not(:has([aria-pressed="true"])) .fantasy-lead').first().click();
      await page.getByRole('button', { name: 'Save this team' }).click();
      await page.getByText('Your team was changed.').waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Team 2' }).waitFor();
      expect(await page.getByRole('button', { name: 'Team 2' }).isDisabled()).toBe(true);
      await looksRight(page);

      await seenUnderMyBets(page);
      await tell(it, match, 0, firstBall(match) + 200);
      await ended(it, match, 'inPlay');
      await page.goto(`/fantasy/contests/${contest}`);
      await page.getByRole('button', { name: 'Team 2' }).click();
      await page.getByText('Team 2 in points').waitFor();
      await page.locator('.fantasy-sheet summary').first().click();
      await looksRightInBoth(page);

      await tell(it, match, firstBall(match) + 200);
      await ended(it, match, 'over');
      await settleContests(it.deps);
      await page.reload();
      await page.locator('.fantasy-board .win', { hasText: '₹' }).first().waitFor();
      const { rows } = await it.deps.db.query('select prize from contest_entries where contest_id = $1', [contest]);
      expect(rows.reduce((sum, { prize }) => sum + (prize ?? 0), 0)).toBe(90_00);
      await toldOf(page, match.fixture.name);
    },
  );
});

test('the contests are in Hindi for who reads it, at any width, light and dark', async () => {
  const match = await addMatch(it, 'hindi');
  const { page } = await playerAt(it, `/fantasy/${match.fixture.id}`, { width: 390, locale: 'hi-IN' });
  await page.locator('.fantasy-card').first().waitFor();
  await page.locator('.fantasy-rules summary').click();
  const names = [match.fixture.name, match.fixture.competition, match.fixture.format, ...match.fixture.sides];
  expect(await leftOver(page.locator('.fantasy'), names)).toEqual([]);
  await looksRightAs(page, everyLook([390, 768, 1440]));
  await page.locator('.fantasy-card .btn').first().click();
  await page.locator('.fantasy-pick').first().waitFor();
  const players = squadOf(match.fixture).map(({ name }) => name);
  expect(await leftOver(page.locator('.fantasy'), [...names, ...players])).toEqual([]);
  await resize(page, 768);
  await looksRightWhole(page);
});
