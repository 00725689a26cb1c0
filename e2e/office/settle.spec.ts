import { say } from '@maidan/words/say';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import type { House } from '@maidan/server/app';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, colleague, type Player, register, resize, signIn, visit, walk } from '../kit.ts';
import { moneyOf } from './requests.ts';
import { answer, officeAt, press, toast, WIDTHS } from './screens.ts';
import { approve, backRow, region, widthLost, MATCHES } from './sport.ts';
import { SHORT_CRICKET } from '../sport/endedDay.ts';
import { CRICKET, type Matchday, matchday } from '../sport/matchday.ts';

/* Results given by hand: proposed by one person with a preview, approved by another, paid once, and paid again. */

const OPENING = 10_000;
const STAKE = 1_000;

let it: House;
let day: Matchday;
beforeAll(async () => {
  day = await matchday([SHORT_CRICKET, ...Object.values(MATCHES)]);
  it = day.house;
});
afterAll(() => day.close());

const rowOf = (event: string, kind: HouseRow['kind']): HouseRow =>
  day.view(event).rows.find(row => row.kind === kind && row.status === 'active')!;

const bookOf = (event: string) => day.view(event).markets.find(({ name }) => name === 'MATCH_ODDS')!;

/** Rupees that a winning stake of a thousand makes. */
const profitOn = ({ quotes }: HouseRow, runner: string): number => quotes[runner]!.back!.odds - 1_000;

const written = (rupees: number): string =>
  `${rupees < 0 ? '−' : '+'}${Math.abs(rupees).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

const previewOn = (page: Page): Locator => page.getByRole('region', { name: /^Preview of / });

const chooseOn = (page: Page, runner: string): Promise<void> => page.getByRole('checkbox', { name: runner }).check();

/** The player's own page: at the match, and then wherever the result is told. */
async function playersPage(player: Player, path: string): Promise<Page> {
  const page = await visit(it);
  await signIn(page, player, path);
  return page;
}

/** The first line of the player's statement, as it is now, that says so. */
async function statementSays(page: Page, words: string): Promise<void> {
  await page.goto('/casino/statement');
  await page.getByText(words).first().waitFor();
}

/** Of the one bet the player has had, among past bets and in the statement: what settled it, and never whose hand it was. */
async function pagesSay(page: Page, width: number, words: string): Promise<void> {
  await resize(page, width);
  for (const path of ['/bets?show=past', '/casino/statement']) {
    await walk(page, path);
    await page.getByText(words).waitFor();
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await axe(page);
  }
}

/** Opens the dialog, waits for the preview, and proposes. */
async function propose(page: Page, button: 'Settle…' | 'Settle again…', fill: () => Promise<void>): Promise<void> {
  await press(page, button);
  await fill();
  await previewOn(page).waitFor();
  await page.getByRole('dialog').getByLabel('Reason').fill('Seen on the recording');
  await press(page.getByRole('dialog'), 'Propose');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await toast(page, 'Proposed').waitFor();
}

describe.each(WIDTHS)('A result given by hand at %i px', width => {
  const { id, name, sides } = MATCHES[width];
  const [home = '', away = ''] = sides;

  test('[R42] pays when a second person has seen what everybody gets, and again when it was wrong', async () => {
    const player = await register(it);
    const row = rowOf(id, 'bookmaker');
    expect(await backRow(it, player, row, home, STAKE)).toBe('taken');
    const won = profitOn(row, home);
    const maker = await officeAt(it, `/sport/${id}/bookmaker`, { width, as: await colleague(it) });
    const checker = await officeAt(it, '/proposals', { width, as: await colleague(it) });

    await press(maker, 'Settle…');
    await press(maker.getByRole('dialog'), 'Propose');
    await maker.getByRole('dialog').getByText('Choose who won.').waitFor();
    await maker.getByRole('dialog').getByText('Please give a reason.').waitFor();
    await chooseOn(maker, home);
    const preview = previewOn(maker);
    await preview.getByRole('row', { name: player.username }).getByText(written(won)).last().waitFor();
    await axe(maker);
    expect(await widthLost(maker)).toBeLessThanOrEqual(0);
    await answer(maker, 'Reason', 'Seen on the recording', 'Propose');
    await toast(maker, 'Proposed').waitFor();
    await region(maker, 'Bookmaker').getByText('Waits for approval').waitFor();
    expect(await backRow(it, player, row, home, STAKE)).toBe('market-suspended');
    const theirs = await playersPage(player, `/cricket/${id}`);
    await theirs.getByText(say('sport.resultWaits')).first().waitFor(); // while it waits for its second person
    expect(await moneyOf(it, player)).toMatchObject({ balance: OPENING - STAKE });

    await walk(maker, '/admin/proposals');
    await press(maker.getByRole('row', { name: new RegExp(`${name}.*Bookmaker`) }), 'Look at it');
    await maker.getByText('A second person with the right to do so approves it.').waitFor();
    expect(await maker.getByRole('button', { name: 'Approve' }).count()).toBe(0);

    await approve(checker, new RegExp(`${name}.*Bookmaker`), async dialog => {
      await dialog.getByText('Seen on the recording').waitFor();
      await dialog.getByRole('row', { name: player.username }).getByText(written(won)).last().waitFor();
      await axe(checker);
    });
    expect(await moneyOf(it, player)).toMatchObject({ balance: OPENING + won });
    await statementSays(theirs, `${name}/Bookmaker/${home}`);
    await pagesSay(theirs, width, 'Settled by hand: Seen on the recording');

    await walk(maker, `/admin/sport/${id}`);
    await region(maker, 'Settled').getByRole('link', { name: 'Bookmaker' }).click();
    await propose(maker, 'Settle again…', async () => {
      await chooseOn(maker, away);
      const row = previewOn(maker).getByRole('row', { name: player.username });
      await row.getByText(written(-STAKE - won)).waitFor();
      await axe(maker);
    });
    await approve(checker, new RegExp(`${name}.*Bookmaker`), async dialog => {
      await dialog.getByText('What changes (1)').waitFor();
      await dialog
        .getByRole('row', { name: player.username })
        .getByText(written(-STAKE - won))
        .waitFor();
    });
    expect(await moneyOf(it, player)).toMatchObject({ balance: OPENING - STAKE });
    await statementSays(theirs, `${name}/Bookmaker/${away}`);
    await maker.goto(`/admin/sport/${id}/bookmaker/result`);
    await region(maker, 'Bookmaker').getByText('2 times').waitFor();
    await axe(maker);
  });

  test('a dead heat, and a result that is taken back: nothing is paid, and the market goes on', async () => {
    const page = await officeAt(it, `/sport/${id}/matchOdds`, { width, as: await colleague(it) });
    await press(page, 'Settle…');
    const dialog = page.getByRole('dialog');
    await chooseOn(page, home);
    await chooseOn(page, away);
    await dialog.getByText('A dead heat of 2: every stake on them is divided by 2.').waitFor();
    await dialog.getByText('Nobody has a bet on it: nobody is paid.').waitFor();
    await axe(page);
    await answer(page, 'Reason', 'They shared it', 'Propose');
    await walk(page, '/admin/proposals');
    await press(page.getByRole('row', { name: /MATCH_ODDS/ }), 'Withdraw');
    await dialog.getByText('It opens again with the prices of this moment', { exact: false }).waitFor();
    await axe(page);
    await answer(page, 'Reason', 'It was not so', 'Withdraw');
    await toast(page, 'Withdrawn').waitFor();
    await expect.poll(() => bookOf(id).status).toBe('open');
    await walk(page, `/admin/sport/${id}/matchOdds`);
    await region(page, 'MATCH_ODDS').getByRole('button', { name: 'Settle…' }).waitFor();
  });

  test('a rejected result leaves the market suspended if that is wanted, and it is let go on from the list', async () => {
    const maker = await officeAt(it, `/sport/${id}/matchOdds`, { width, as: await colleague(it, 'trader') });
    await propose(maker, 'Settle…', () => chooseOn(maker, home));
    const checker = await officeAt(it, '/proposals', { width, as: await colleague(it, 'trader') });
    await checker.getByRole('link', { name: /^Proposals ?1 waiting$/ }).waitFor();
    await press(checker.getByRole('row', { name: /MATCH_ODDS/ }), 'Reject');
    await checker.getByRole('dialog').getByText('Leave it suspended').click();
    await checker.getByText('It stays suspended until somebody resumes it.').waitFor();
    await answer(checker, 'Reason', 'Nobody won yet', 'Reject');
    await toast(checker, 'Rejected').waitFor();
    await region(maker, 'MATCH_ODDS').getByText('That proposal waits no more.', { exact: false }).waitFor();
    expect(bookOf(id).status).toBe('suspended');
    await press(checker, 'All');
    const list = checker.getByRole('button', { name: `Let it go on ${name}, MATCH_ODDS` });
    await list.waitFor();
    await axe(checker);
    await list.click();
    await answer(checker, 'Reason', 'It is still played for', 'Let it go on');
    await list.waitFor({ state: 'hidden' });
    await expect.poll(() => bookOf(id).status).toBe('open');
  });

  test('[R42] a whole match is made void by two people: what was taken goes back', async () => {
    const player = await register(it);
    const toss = day.view(id).rows.find(row => row.name === 'Toss')!;
    expect(await backRow(it, player, toss, home, STAKE)).toBe('taken');
    const maker = await officeAt(it, `/sport/${id}`, { width, as: await colleague(it) });
    await maker.getByRole('link', { name: 'Toss' }).waitFor();
    await press(maker, 'Void event…');
    await maker.getByRole('dialog').getByText('with bets', { exact: false }).waitFor();
    await axe(maker);
    await answer(maker, 'Reason', 'Abandoned', 'Propose');
    await maker.getByText('to make all of it void waits for a second person', { exact: false }).waitFor();
    const resume = maker.getByRole('button', { name: 'Resume event' });
    expect(await resume.isDisabled()).toBe(true);
    expect(await resume.getAttribute('title')).toContain('waits for a second person');
    const checker = await officeAt(it, '/proposals', { width, as: await colleague(it) });
    await approve(checker, new RegExp(name), async dialog => {
      await dialog.getByText('Toss').first().click();
      await dialog.getByRole('row', { name: player.username }).getByText('0.00').last().waitFor();
      await dialog.getByText('Bookmaker').first().click();
      await dialog.getByText('What changes (1)').waitFor();
      await axe(checker);
    });
    expect(await moneyOf(it, player)).toMatchObject({ balance: OPENING });
    await maker.reload();
    await maker.getByText('Void', { exact: true }).first().waitFor();
  });
});

test('[R42] the answer of the record is filled in, and another one is marked for both people', async () => {
  const isTossed = () => day.view(CRICKET.id).rows.every(({ name }) => name !== 'Toss');
  await day.play(isTossed);
  const [home = '', away = ''] = CRICKET.sides ?? [];
  const maker = await officeAt(it, `/sport/${CRICKET.id}/toss/result`, { as: await colleague(it, 'trader') });
  await press(maker, 'Settle again…');
  const dialog = maker.getByRole('dialog');
  await previewOn(maker).getByText('By the record', { exact: true }).waitFor();
  await dialog.getByText('filled in from the official record', { exact: false }).waitFor();
  await axe(maker);
  const winner = (await dialog.getByRole('checkbox', { name: home }).isChecked()) ? home : away;
  await dialog.getByRole('checkbox', { name: winner }).uncheck();
  await chooseOn(maker, winner === home ? away : home);
  await previewOn(maker).getByText('Against the record', { exact: true }).waitFor();
  await previewOn(maker).getByText(`The record says ${winner}.`).waitFor();
  await axe(maker);
  await press(dialog, 'Take the record’s');
  await previewOn(maker).getByText('By the record', { exact: true }).waitFor();
  await dialog.getByRole('checkbox', { name: winner }).uncheck();
  await chooseOn(maker, winner === home ? away : home);
  await previewOn(maker).getByText('Against the record', { exact: true }).waitFor();
  await answer(maker, 'Reason', 'The coin was called wrongly', 'Propose');

  const checker = await officeAt(it, '/proposals', { width: 390, theme: 'dark', as: await colleague(it, 'trader') });
  const row = checker.getByRole('row', { name: /Toss/ });
  await row.getByText('Against the record', { exact: true }).waitFor();
  await axe(checker);
  await press(row, 'Look at it');
  await checker.getByRole('dialog').getByText(`The record says ${winner}.`).waitFor();
  await axe(checker);
  await checker.keyboard.press('Escape');
  await press(row, 'Reject');
  await answer(checker, 'Reason', 'The record is right', 'Reject');
  await row.waitFor({ state: 'hidden' });
  await maker.goto(`/admin/sport/${CRICKET.id}/toss/result`);
  await region(maker, 'Toss').getByText('Once').waitFor();
  const named = region(maker, 'Toss').getByText(winner, { exact: true });
  await expect.poll(() => named.count()).toBe(2); // as settled, and by the record
});

test('a row of runs is settled by its number, and the record of the match does not settle it again', async () => {
  await day.play(() => rowOf(CRICKET.id, 'session') !== undefined);
  const row = rowOf(CRICKET.id, 'session');
  const line = row.quotes['runs']!.back!.line!;
  const player = await register(it);
  expect(await backRow(it, player, row, 'runs', STAKE)).toBe('taken');
  const name = encodeURIComponent(row.id.slice(CRICKET.id.length + 1));
  const maker = await officeAt(it, `/sport/${CRICKET.id}/${name}`, { as: await colleague(it) });
  await region(maker, row.name)
    .getByRole('row', { name: `≥${line}` })
    .waitFor();
  await propose(maker, 'Settle…', () => maker.getByRole('dialog').getByLabel('Total').fill(String(line)));
  const checker = await officeAt(it, '/proposals', { as: await colleague(it) });
  await approve(checker, new RegExp(row.name), dialog => dialog.getByText(player.username).waitFor());
  const { balance } = await moneyOf(it, player);
  expect(balance).toBe(OPENING + profitOn(row, 'runs'));
  await statementSays(await playersPage(player, '/theme.js'), `${row.name}/${line}`);
  await day.playOut(CRICKET.id);
  expect(await moneyOf(it, player)).toMatchObject({ balance });
});
