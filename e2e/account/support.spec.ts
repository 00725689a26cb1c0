import type { House } from '@maidan/server/app';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { settledRound } from '@maidan/server/casino/testTable';
import { openMarket } from '@maidan/server/exchange/testMarket';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, axe, colleague, house, type Player, register, signIn, visit } from '../kit.ts';
import { ByHand } from '../casino/byHand.ts';
import { leftOver } from '../kit/hindi.ts';
import { bearer, deposit, withdrawal } from '../office/requests.ts';
import { officeAt, press, toast, WIDTHS } from '../office/screens.ts';
import { lookOver } from './looks.ts';

/* A player asks about what is theirs, support answers, and it is solved. */

let it: House;
let tables: ByHand;
let round: string;
beforeAll(async () => {
  tables = new ByHand();
  it = await house({ config: { tables: ['dt20'], sports: [], pace: 0.001 }, clockOf: tables.clockOf });
  tables.sit(it);
  round = await settledRound(it.deps.db);
});
afterAll(async () => {
  tables.close();
  await it.close();
});

/** A bet of the player's on a round that is over. */
async function settledBet({ username }: Player): Promise<string> {
  const id = `bet-of-${username}`;
  await it.deps.db.query(
    `insert into bets (id, user_id, round_id, game, selection, side, odds, line, stake, state, profit, at, settled_at)
     select $1, users.id, rounds.id, rounds.game, 'A.win', 'back', 1980, 0, 10000, 'settled', 9800, now(), now()
     from users, rounds where username = $2 and rounds.id = $3`,
    [id, username, round],
  );
  return id;
}

/** A round of a table from its opening to its end, with a bet of the player's: its number. */
async function playedRound(player: Player): Promise<string> {
  await expect.poll(() => it.deps.tables.of('dt20')?.round.phase).toBe('open');
  const { id, quotes } = it.deps.tables.of('dt20')!.round;
  const bets = [{ selection: 'tiger', side: 'back', odds: quotes['tiger']!.back!.odds, stake: rupees(100) }];
  await ask(it, 'placeBets', { game: 'dt20', round: id, bets }, bearer(player));
  return tables.finish('dt20');
}

/** A bet on a match that was struck with somebody else, and is lost. */
async function lostOnSport(player: Player): Promise<void> {
  const market = await openMarket(it, `of-${player.username}`);
  const other = await register(it);
  const order = { runner: 'A', odds: odds(2), stake: rupees(150), isKept: false };
  for (const [who, side] of [[other, 'lay'] as const, [player, 'back'] as const])
    await ask(it, 'placeOrders', { market: market.id, orders: [{ ...order, side }] }, bearer(who));
  await it.deps.sport.keeper.settle([{ market, answer: { type: 'won', winners: [1] } }], 'cricket', 'A v B');
}

/** What is asked about is said, and the question is there with it. */
async function isAsked(page: Page, kind: string, name: RegExp | string, amount: string): Promise<void> {
  await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor();
  const thing = page.locator('.thing');
  await thing.getByText(kind, { exact: true }).waitFor();
  await thing.getByText(name).first().waitFor();
  await thing.getByText(amount, { exact: true }).first().waitFor();
  await axe(page);
  await write(page, 'Your message', `About this: ${kind}`);
  await conversation(page).getByText(`About this: ${kind}`).waitFor();
  await page.locator('.thing').getByText(kind, { exact: true }).waitFor();
  expect(await isWide(page)).toBe(true);
}

const write = async (page: Page, label: string, words: string): Promise<void> => {
  await page.getByLabel(label).fill(words);
  await press(page, 'Send');
};
const conversation = (page: Page) => page.getByRole('list', { name: 'What was written' });
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe.each(WIDTHS)('support at %i px', width => {
  test('a settled bet is asked about, taken, answered with a click, told by bell and mail, and solved', async () => {
    const player = await register(it);
    await settledBet(player);
    const page = await visit(it, { width });
    await signIn(page, player, '/bets?show=casino');
    const bets = page.getByRole('table', { name: /past casino bets/i });
    await bets.getByRole('link', { name: 'Ask about this: Player A' }).click();
    await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor();
    await page.locator('.thing').getByText('Table bet').waitFor();
    await page.locator('.thing').getByText('+98.00').waitFor();
    await press(page, 'Send');
    await page.getByText('Please write a message.').waitFor();
    await lookOver(page, width);
    await write(page, 'Your message', 'Why did A win?\n<b>Really</b>');
    await conversation(page).getByText('<b>Really</b>').waitFor();
    await page.getByText(/^We answer by \d\d \w{3,4} \d{4} \d\d:\d\d\.$/).waitFor();
    expect(await isWide(page)).toBe(true);
    await lookOver(page, width);

    const desk = await officeAt(it, '/support', { as: await colleague(it, 'support'), width });
    await desk.getByRole('link', { name: player.username }).click();
    const question = desk.getByRole('region', { name: `Question of ${player.username}` });
    await question.getByText('Player A ·').waitFor();
    await press(question, 'Take it');
    await toast(desk, 'You are on it').waitFor();
    await question.getByText('Ready answers').click();
    await question.getByRole('button', { name: /^This bet was settled by the official result/ }).click();
    expect(await question.getByLabel('Your answer').inputValue()).toMatch(/^This bet was settled/);
    await axe(desk);
    await press(question, 'Answer');
    await toast(desk, 'Answered').waitFor();

    await conversation(page)
      .getByText(/^This bet was settled/)
      .waitFor(); // without being asked for
    await expect.poll(() => page.getByText(/^We answer by/).count()).toBe(0);
    await page
      .locator('header.top')
      .getByRole('button', { name: /^Messages, \d unread$/ })
      .waitFor();
    await desk.goto('/admin/mails');
    await desk
      .getByRole('row')
      .filter({ hasText: player.username })
      .getByText('Answer of support')
      .filter({ visible: true })
      .waitFor();

    await write(page, 'Write on', 'Thank you');
    await conversation(page).getByText('Thank you').waitFor();
    await press(page, 'It is solved');
    await page.getByText('This question is closed.', { exact: false }).waitFor();
    await lookOver(page, width);
  });

  test('a line of the statement is asked about by keyboard; closed by staff, it is open again by an answer', async () => {
    const player = await register(it);
    const page = await visit(it, { width });
    await signIn(page, player, '/casino/statement');
    const link = page.getByRole('link', { name: /^Ask about this: / }).first();
    await link.waitFor();
    await lookOver(page, width);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.locator('.thing').getByText('10,000.00').waitFor();
    await page.getByLabel('Your message').focus();
    await page.keyboard.type('What is this?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await conversation(page).getByText('What is this?').waitFor();

    const desk = await officeAt(it, '/support', { as: await colleague(it, 'support'), width });
    await desk.getByRole('link', { name: player.username }).click();
    const question = desk.getByRole('region', { name: `Question of ${player.username}` });
    await question.getByLabel('Your answer').fill('Play money to begin with.');
    await press(question, 'Answer and close');
    await question.getByRole('button', { name: 'Reopen' }).waitFor();
    await page.getByText('This question is closed.', { exact: false }).waitFor();
    await write(page, 'Write on', 'And more?');
    await conversation(page).getByText('And more?').waitFor();
    await question.getByText('And more?').waitFor(); // without being asked for
    await question.getByLabel('Your answer').waitFor();
    await page.getByRole('link', { name: 'All questions' }).click();
    await page.getByRole('region', { name: 'Your questions' }).getByText('And more?', { exact: false }).waitFor();
    expect(await isWide(page)).toBe(true);
    await lookOver(page, width);
  });

  test('a past round is asked about from where its cards are', async () => {
    const player = await register(it);
    const played = await playedRound(player);
    const page = await visit(it, { width });
    await signIn(page, player, '/bets?show=casino');
    await page.getByRole('button', { name: `View round ${played}` }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Ask about this' }).click();
    await isAsked(page, 'Round', `20-20 Dragon Tiger · Round ${played}`, '100.00');
    expect(await conversation(page).getByRole('listitem').count()).toBe(1);
  });

  test('a withdrawal and a deposit are asked about in the wallet', async () => {
    const player = await register(it);
    const [paid, asked] = [await deposit(it, player, 750), await withdrawal(it, player, 250)];
    const page = await visit(it, { width });
    await signIn(page, player, '/wallet');
    const card = (id: string) => page.locator('.request').filter({ hasText: id });
    await card(asked).getByRole('link', { name: 'Ask about this' }).click();
    await isAsked(page, 'Withdrawal', `Withdrawal ${asked}`, '250.00');
    await page.goto('/wallet');
    await card(paid).getByRole('link', { name: 'Ask about this' }).click();
    await isAsked(page, 'Deposit', `Deposit ${paid}`, '750.00');
    expect(await conversation(page).getByRole('listitem').count()).toBe(1);
  });

  test('a past bet on sport is asked about, with what it came to', async () => {
    const player = await register(it);
    await lostOnSport(player);
    const page = await visit(it, { width });
    await signIn(page, player, '/bets?show=past');
    await page.getByRole('link', { name: 'Ask about this: A · A v B' }).click();
    await isAsked(page, 'Sport bet', 'A · A v B', '−150.00');
    expect(await conversation(page).getByRole('listitem').count()).toBe(1);
  });

  test('in Hindi, in the dark', async () => {
    const hindi = speak('hi');
    const player = await register(it);
    await settledBet(player);
    const page = await visit(it, { width, locale: 'hi-IN', theme: 'dark' });
    await signIn(page, player, '/bets?show=casino');
    await page.locator('.ask-sign').first().click();
    await page.getByLabel(hindi('support.words')).fill('मेरा दाँव?');
    await page.locator('.thing').waitFor();
    expect(await leftOver(page.locator('main'))).toEqual([]);
    await page.getByRole('button', { name: hindi('support.send') }).click();
    await page.getByRole('heading', { name: hindi('support.question') }).waitFor();
    await page
      .getByRole('list', { name: hindi('support.conversation') })
      .getByText('मेरा दाँव?')
      .waitFor();
    expect(await leftOver(page.locator('main'))).toEqual([]);
    await axe(page);
  });
});
