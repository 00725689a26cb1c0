import { formatSigned } from '@maidan/core/format';
import { rupees } from '@maidan/core/money';
import type { CricketState } from '@maidan/exchange/sports/cricket/match';
import { raceCardOf } from '@maidan/exchange/sports/racing/card';
import { speak } from '@maidan/words/speak';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atEveryWidth, WIDTHS } from '../frame/pages.ts';
import { ask, axe, register, signIn, visit, widths } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { everyLook, looksRight } from '../kit/looks.ts';
import type { Player } from '../kit/people.ts';
import type { Visit } from '../kit/visit.ts';
import { FOOTBALL, KABADDI, RACE, SHORT_CRICKET, SPRINT, TENNIS } from './endedDay.ts';
import { type Matchday, matchday, type Wanted } from './matchday.ts';
import { initialsOf, namesOf } from './names.ts';
import { panel, pathOf, widthLost } from './parts.ts';

/* The card of a match while it is played, and what is left of matches for ever. */

let day: Matchday;
let player: Player;
const ALL = [SHORT_CRICKET, RACE, FOOTBALL, KABADDI, TENNIS, SPRINT];

async function at(path: string, options: Visit = {}): Promise<Page> {
  const page = await visit(day.house, options);
  await signIn(page, player, path);
  return page;
}

const asked = () => ({ authorization: `Bearer ${player.token}` });

beforeAll(async () => {
  day = await matchday(ALL);
  player = await register(day.house);
  const [win] = day.view(RACE.id).markets;
  const [runner] = win!.runners;
  const order = { runner: runner!.id, side: 'back', odds: runner!.back[0]!.odds, stake: rupees(500) };
  await ask(day.house, 'placeOrders', { market: win!.id, orders: [order] }, asked());
});
afterAll(() => day.close());

test('a race has its card before it is run, at any width, light and dark', async () => {
  const page = await at(pathOf(RACE));
  await page.getByRole('button', { name: 'Scorecard' }).click();
  const card = page.getByRole('dialog', { name: 'Scorecard' });
  const lines = card.getByRole('table', { name: 'Racecard' }).locator('tbody tr');
  await expect.poll(() => lines.count()).toBe(day.view(RACE.id).sides.length);
  for (const head of ['Form', 'Draw', 'Weight', 'Jockey', 'Trainer'])
    expect(await card.getByRole('columnheader', { name: head, exact: true }).count()).toBe(1);
  await looksRight(page, everyLook(widths), 'dialog');
});

const hindi = speak('hi');

async function cardInHindi(wanted: Wanted): Promise<{ page: Page; card: Locator }> {
  const page = await at(pathOf(wanted), { locale: 'hi-IN', width: 390 });
  await page.getByRole('button', { name: hindi('sport.scorecard') }).click();
  const card = page.getByRole('dialog', { name: hindi('card.title') });
  await card.getByRole('table').first().waitFor();
  return { page, card };
}

/** Everybody who is in it, in short too, where it is and what it is for; as long as it is not over. */
function namesIn({ id }: Wanted): readonly string[] {
  const { row, live } = day.house.deps.sport.desk(id)!;
  const { sport, sides, competition } = row.fixture;
  const titled = competition.replace(/ \(.*\)$/, ''); // how long it is played is said in words
  const names = [...namesOf(day.view(id)), ...sides, ...sides.map(initialsOf), titled];
  if (sport === 'horseRacing')
    return [...names, ...raceCardOf(row.fixture).flatMap(({ jockey = '', trainer }) => [jockey, trainer])];
  if (sport !== 'cricket') return names;
  const players = (live.state as CricketState).sides.flatMap(side => side.players); // of cricket
  return [...names, ...players.flatMap(name => [name, name.split('. ').at(-1)!])];
}

test('in Hindi the card of a race has no word of English: at any width, light and dark', async () => {
  const { page, card } = await cardInHindi(RACE);
  expect(await leftOver(card, namesIn(RACE))).toEqual([]);
  await looksRight(page, everyLook([390, 768]), 'dialog');
});

test('the card of a match follows it while it is played', async () => {
  await day.play(() => (day.view(SHORT_CRICKET.id).score?.recent?.length ?? 0) > 6);
  const page = await at(pathOf(SHORT_CRICKET), { width: 390 });
  await page.getByRole('button', { name: 'Scorecard' }).click();
  const card = page.getByRole('dialog', { name: 'Scorecard' });
  await card.getByRole('table', { name: 'Batting' }).waitFor();
  await card.getByRole('button', { name: 'Overs' }).click();
  const balls = () => card.locator('.ball-marks > span').count();
  const bowled = day.view(SHORT_CRICKET.id).score!.recent!.length;
  await expect.poll(balls).toBeGreaterThanOrEqual(bowled);
  const before = await balls();
  await day.play(() => (day.view(SHORT_CRICKET.id).score?.recent?.length ?? 0) > bowled + 1);
  await expect.poll(balls).toBeGreaterThan(before);
  await card.getByRole('button', { name: 'Charts' }).click();
  await card.getByRole('img', { name: /after 1\.\d overs/ }).waitFor();
  await looksRight(page, everyLook([390, 768]), 'dialog');
});

test('in Hindi the card of a match that is played has no word of English: at any width, light and dark', async () => {
  await day.play(() => (day.view(SHORT_CRICKET.id).score?.recent?.length ?? 0) > 6);
  const { page, card } = await cardInHindi(SHORT_CRICKET);
  for (const part of ['card.card', 'card.overs', 'card.charts'] as const) {
    await card.getByRole('button', { name: hindi(part), exact: true }).click();
    await card.locator('[aria-pressed="true"]', { hasText: hindi(part) }).waitFor();
    expect(await leftOver(card, namesIn(SHORT_CRICKET))).toEqual([]);
    await looksRight(page, everyLook([390, 768]), 'dialog');
  }
});

describe('when they are over', () => {
  const names = new Map<string, readonly string[]>();
  beforeAll(async () => {
    for (const wanted of ALL) names.set(wanted.id, namesIn(wanted));
    for (const { id } of ALL) await day.playOut(id);
  }, 400_000);

  test.each<[which: string, every: readonly number[], options: Visit]>([
    ['English', WIDTHS, {}],
    ['Hindi', [768], { theme: 'dark', locale: 'hi-IN' }],
  ])('every one has its page, in %s', { timeout: 240_000 }, async (language, every, options) => {
    const page = await at('/results', { width: every[0]!, ...options });
    const inEnglish: string[] = [];
    const isRead = async (of: string, known: readonly string[]): Promise<void> => {
      if (language === 'Hindi') inEnglish.push(...(await leftOver(page.locator(of), known)));
    };
    const look = async (): Promise<void> => {
      expect(await widthLost(page)).toBeLessThanOrEqual(0);
      await axe(page);
    };
    await expect.poll(() => page.locator('.ended-match').count()).toBe(ALL.length);
    await isRead('main', [...names.values()].flat());
    await atEveryWidth(page, look, every);
    for (const wanted of ALL) {
      await page.locator(`.ended-match[href$="/${wanted.id}"]`).click();
      await page.locator('.ended-page .scorecard').waitFor();
      await page.locator('.ended-kind').first().waitFor();
      await isRead('main', names.get(wanted.id)!);
      expect(await page.title()).toContain(await page.locator('.ended-page h1').innerText());
      await atEveryWidth(page, look, every);
      await page.goBack();
      await page.locator('.ended-match').first().waitFor();
    }
    expect(inEnglish).toEqual([]);
  });

  test('a page of a race has the result with its distances, one’s own bet and what it made, and the proof', async () => {
    const page = await at(pathOf(RACE));
    const card = page.getByRole('table', { name: 'Racecard' });
    await card.waitFor();
    expect(await card.getByRole('rowheader').first().innerText()).toBe('1');
    const bets = panel(page, 'My bets on it');
    await bets.getByText('500.00').first().waitFor();
    expect(await bets.innerText()).toMatch(/Won|Lost/);
    const { made } = await ask(day.house, 'madeOnEvent', { event: RACE.id }, asked());
    await bets.getByText(`Together ${formatSigned(made!)}`).waitFor();
    const markets = panel(page, 'Results of its markets');
    await markets.locator('.bdg.g').first().waitFor();
    await page.getByRole('link', { name: 'Check that it was drawn fairly' }).click();
    expect(await page.getByLabel('Match ID').inputValue()).toBe(RACE.id);
  });

  test('a page is reached from past bets, from the statement and by searching', async () => {
    const page = await at('/bets?show=past');
    await page
      .getByRole('link', { name: /^\d\d:\d\d / })
      .first()
      .click();
    await page.locator('.ended-page').waitFor();
    await page.goto('/casino/statement');
    await page.locator('.remark-event').first().click();
    await page.locator('.ended-page').waitFor();
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('Anna Berg');
    await page.getByRole('link', { name: /Anna Berg v Clara Dahl/ }).click();
    await page.getByRole('table', { name: 'Set by set' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathOf(TENNIS));
  });

  test('results are by sport and day', async () => {
    const page = await at('/results');
    await page.locator('select[name=sport]').selectOption('tennis');
    await expect.poll(() => page.locator('.ended-match').count()).toBe(1);
    await page.getByRole('button', { name: 'The day before' }).click();
    await page.getByText('No results').waitFor();
    expect(new URL(page.url()).searchParams.get('sport')).toBe('tennis');
    await axe(page);
  });
});
