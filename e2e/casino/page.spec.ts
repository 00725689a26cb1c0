import { sentenceOf } from '@maidan/contract/errors';
import { formatSigned } from '@maidan/core/format';
import { rupees } from '@maidan/core/money';
import type { House } from '@maidan/server/app';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, stopClock, WIDTHS } from '../frame/pages.ts';
import { ask, axe } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* What a table shows before it is there, when it is not, and when somebody else makes the picture. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20', 'baccarat', 'lucky15', 'poker']));
});
afterAll(() => close());

const roundId = (page: Page) => page.locator('.round-id b').innerText();
const results = (page: Page) => page.getByRole('region', { name: 'Last Result' });
const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);

describe.each(WIDTHS)('a table at %i px', width => {
  test('[S091] [S093] while it opens there are placeholders, then the real thing, and a fault is said', async () => {
    const { page } = await playerAt(it, '/home', { width });
    const waiting: WebSocketRoute[] = [];
    let manner: 'hold' | 'refuse' | 'connect' = 'hold';
    await page.routeWebSocket('**/api/stream', socket => {
      if (manner === 'hold') waiting.push(socket);
      else if (manner === 'refuse') void socket.close();
      else socket.connectToServer();
    });
    // Who has no line is told over HTTP: that is cut with it.
    await page.route('**/api/stream?*', route =>
      manner === 'connect' ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.goto('/casino/teen20');
    await page.getByText('Opening the table').waitFor();
    expect(await roundId(page)).toBe('0000000000');
    expect(await results(page).locator('.mark').allInnerTexts()).toEqual(['A', 'A', 'A', 'A']);
    expect(await results(page).getByRole('button').count()).toBe(0);
    await axe(page);

    const refuse = async () => {
      manner = 'refuse';
      for (const socket of waiting.splice(0)) await socket.close();
      await page.getByText('The table cannot be reached.').waitFor();
    };
    await refuse();
    await axe(page);
    manner = 'hold';
    await expect.poll(() => waiting.length).toBeGreaterThan(0);

    await stopClock(page); // it does not try by itself, so nothing is under way when it is asked to
    await refuse();
    manner = 'connect';
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.clock.resume();
    await cell(page, 'A.win').waitFor();
    await expect.poll(() => roundId(page)).toBe(it.deps.tables.of('teen20')!.round.id);
    expect(await page.getByText('Opening the table').count()).toBe(0);
    const round = await tables.finish('teen20');
    await results(page).locator(`[data-round="${round}"]`).waitFor();
    expect(await results(page).getByRole('button').count()).toBe(await results(page).locator('.mark').count());
  });

  test('past bets are in their list when the round is over, with its result, and lead to the round', async () => {
    const { page, player } = await playerAt(it, '/bets?show=casino', { width });
    const past = page.getByRole('region', { name: 'Past casino bets' });
    await past.getByText('No past bets at the tables').waitFor();
    const { round } = it.deps.tables.of('teen20')!;
    const { odds } = round.quotes['A.win']!.back!;
    const bet = { selection: 'A.win', side: 'back', odds, stake: rupees(100) };
    const asked = { authorization: `Bearer ${player.token}` };
    await ask(it, 'placeBets', { game: 'teen20', round: round.id, bets: [bet] }, asked);
    await tables.finish('teen20');
    const table = past.getByRole('table', { name: 'Past casino bets' });
    await table.getByText(/^(Won|Lost|Void)$/).waitFor();
    await table.getByText('20-20 Teenpatti').waitFor();
    const { rows } = await ask(it, 'myCasinoBets', {}, asked);
    await table.getByText(formatSigned(rows[0]!.profit!)).waitFor();
    expect(await table.locator('.past-fate small').allInnerTexts()).toEqual([
      rows[0]!.result,
      'Settled by the result of the round.',
    ]);
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await table.getByRole('button', { name: `View round ${round.id}` }).click();
    await page.getByRole('dialog').getByText('My bets').first().waitFor();
  });

  test('[S094] the stream of an operator is in a sandboxed frame with the code of the game as its id', async () => {
    const { page } = await playerAt(it, '/casino/baccarat', {
      width,
      expected: [/^stranger: https:\/\/studio\.example\//, /Framing 'https:\/\/studio\.example\/' violates/],
    });
    const ours = page.locator('[data-scene="cards"]');
    await ours.waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page
      .context()
      .route('https://studio.example/**', route =>
        route.fulfill({ contentType: 'text/html', body: '<title>Live</title><p>The dealer waves</p>' }),
      );
    const refused = page.waitForEvent('console', message => message.text().includes('Content Security Policy'));
    await stream('baccarat', 'https://studio.example/live');
    await refused; // this page was loaded before the host was known: it keeps our own picture
    await ours.waitFor();
    await page.reload();
    const frame = page.locator('iframe#baccarat');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toBe('https://studio.example/live');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
    await page.frameLocator('iframe#baccarat').getByText('The dealer waves').waitFor();
    await page.getByRole('timer').waitFor();
    await axe(page);
    await stream('baccarat', '');
    await ours.waitFor();
  });
});

test('[S092] in a later window what is over is suspended, and only bets of that window are taken back', async () => {
  const { page } = await playerAt(it, '/casino/poker');
  const takeBack = page.getByRole('button', { name: /^Take back Player A/ });
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await page.getByText('SUSPENDED').count()).toBe(0);
  await betOn(page, 'A');
  await takeBack.waitFor();
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await tables.nextWindow('poker');
  await page.getByText('SUSPENDED').first().waitFor();
  await expect.poll(() => page.locator('.grid-row').getByText('SUSPENDED').count()).toBe(2);
  expect(await cell(page, 'A.two').isDisabled()).toBe(true);
  await expect.poll(async () => [await takeBack.count(), await undo.isDisabled()]).toEqual([0, true]);
  await betOn(page, 'A');
  await takeBack.waitFor();
  await undo.click();
  await page.getByRole('button', { name: 'PLACED BET (1)' }).waitFor();
  await axe(page);
});

async function betOn(page: Page, selection: string): Promise<void> {
  await cell(page, selection).click();
  await page.getByLabel(/^Stake/).fill('100');
  await page.getByRole('button', { name: 'Submit' }).click();
}

async function stream(code: string, url: string): Promise<void> {
  await it.deps.db.query(
    'insert into casino_tables (code, stream_url) values ($1, $2) on conflict (code) do update set stream_url = $2',
    [code, url],
  );
  it.deps.bus.publish('table', { code });
  await expect.poll(() => it.deps.tables.settingsOf(code).streamUrl).toBe(url);
}

describe('[S083] what the page lets through the server refuses by name', () => {
  test.each([
    ['teen20', 'A.win', 99, 'stake-too-small'],
    ['teen20', 'A.win', 200_001, 'stake-too-large'],
    ['lucky15', 'ball.6', 20_001, 'stake-too-large'],
  ] as const)('%s: %s for %i rupees is %s', async (code, selection, rupees, refusal) => {
    const { page } = await playerAt(it, `/casino/${code}`);
    await page.route('**/api/casino/*/bets', route => {
      const sent = route.request().postDataJSON() as { bets: object[] };
      const bets = sent.bets.map(bet => ({ ...bet, stake: rupees * 100 }));
      return route.continue({ postData: { ...sent, bets } });
    });
    await cell(page, selection).click();
    await page.getByLabel(/^Stake/).fill('100');
    const answer = page.waitForResponse('**/api/casino/*/bets');
    await page.getByRole('button', { name: 'Submit' }).click();
    expect(((await (await answer).json()) as { code: string }).code).toBe(refusal);
    await page.locator('.slip').getByText(sentenceOf(refusal)).waitFor();
    await page.getByRole('button', { name: 'PLACED BET (0)' }).waitFor();
  });

  test('the page says the same before anything is sent', async () => {
    const { page } = await playerAt(it, '/casino/teen20');
    await page.route('**/api/casino/*/bets', route => route.abort());
    await cell(page, 'A.win').click();
    for (const [stake, refusal] of [
      ['99', 'stake-too-small'],
      ['2a1000b0', 'stake-too-large'], // 210000: letters are not taken,
    ] as const) {
      await page.getByLabel(/^Stake/).fill(stake);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => page.locator('.slip-notes').innerText()).toContain(sentenceOf(refusal));
    }
  });
});
