import { competitionOf } from '@maidan/exchange/seasons/catalogue';
import { raceCardOf } from '@maidan/exchange/sports/racing/card';
import { speak } from '@maidan/words/speak';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atEveryWidth, playerAt } from '../frame/pages.ts';
import { axe, widths } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { everyLook, looksRight } from '../kit/looks.ts';
import { SHORT_CRICKET } from './endedDay.ts';
import { type Matchday, matchday, type Wanted } from './matchday.ts';
import { pathOf, widthLost } from './parts.ts';

/* What a match is played for: a table, a draw or standings, and the way to and from its matches. */

const LEAGUE = 'setka-star-series';
const CUP = 'liga-rapida';
const SERIES = 'harbour-one-day-series';
const JOCKEYS = 'jockeys-championship-in';

const between = (competition: string, one: number, other: number): Wanted => {
  const { name, entrants } = competitionOf(competition)!;
  const sides = [entrants(1)[one]!, entrants(1)[other]!];
  const tie = { competition, season: 1, nth: 1, round: 1 };
  return { id: `${competition}-1`, sport: 'tableTennis', competition: name, name: sides.join(' v '), sides, tie };
};
const [PLAYED, DRAWN] = [between(LEAGUE, 0, 1), between(CUP, 0, 15)];
/** The first of five one-day matches. */
const FIRST: Wanted = { ...SHORT_CRICKET, ...between(SERIES, 0, 1), sport: 'cricket', format: 'ODI' };
const RACE: Wanted = {
  id: 'race-1',
  sport: 'horseRacing',
  country: 'IN',
  tie: { competition: JOCKEYS, season: 1, nth: 1, round: 1 },
};

let day: Matchday;
/** Of the race: horses, jockeys and the course. */
let riders: readonly string[];
beforeAll(async () => {
  const all = [PLAYED, DRAWN, FIRST, RACE];
  day = await matchday(all);
  const { fixture } = day.house.deps.sport.desk(RACE.id)!.row;
  riders = [...fixture.sides, fixture.name, ...raceCardOf(fixture).flatMap(({ jockey = '' }) => jockey)];
  for (const { id } of all) await day.playOut(id);
}, 300_000);
afterAll(() => day.close());

test('a league has a table, a cup a draw, a championship standings: at any width, and both ways to their matches', async () => {
  const { page } = await playerAt(day.house, '/competitions', { width: widths[0] });
  const look = async (): Promise<void> => {
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await axe(page);
  };
  await page
    .getByRole('region', { name: 'Table Tennis' })
    .getByRole('link', { name: competitionOf(LEAGUE)!.name })
    .waitFor();
  await atEveryWidth(page, look, widths);
  await page.getByRole('link', { name: competitionOf(LEAGUE)!.name }).click();

  const table = page.getByRole('table', { name: 'Table' });
  await table.waitFor();
  const rows = await table.locator('tbody tr').allInnerTexts();
  expect(rows).toHaveLength(competitionOf(LEAGUE)!.entrants(1).length);
  expect(PLAYED.sides!.some(side => rows[0]!.includes(side))).toBe(true); // who won the only match leads
  await atEveryWidth(page, look, widths);
  await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: PLAYED.name! }).click();
  await page.waitForURL(`**${pathOf(PLAYED)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: competitionOf(LEAGUE)!.name })
    .click();
  await table.waitFor();

  await page.goto(`/competition/${CUP}`);
  await page.locator('.bracket-tie .through').first().waitFor();
  expect(await page.locator('.bracket > section').count()).toBe(4); // sixteen, eight, four, two
  await atEveryWidth(page, look, widths);

  await page.goto(`/competition/${JOCKEYS}`);
  const standings = page.getByRole('table', { name: 'Standings' });
  await standings.waitFor();
  expect(await standings.locator('tbody tr').count()).toBeGreaterThanOrEqual(6);
  await atEveryWidth(page, look, widths);
});

test('a series has its score, who leads it and its matches: at any width, light and dark, and in Hindi', async () => {
  const { page } = await playerAt(day.house, `/competition/${SERIES}`);
  const score = page.getByRole('region', { name: 'Score of the series' });
  const [one, other] = FIRST.sides!;
  await expect.poll(() => score.locator('strong').innerText()).toMatch(/^(1 – 0|0 – 1)$/);
  const winner = (await score.locator('strong').innerText()) === '1 – 0' ? one : other;
  await score.getByText(`${winner} leads 1–0`).waitFor();
  await page.getByText('Whoever wins more of the matches wins the series.').waitFor();
  await page.getByText('1 of 5 played').waitFor();
  await looksRight(page, everyLook(widths));
  await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: FIRST.name! }).click();
  await page.waitForURL(`**${pathOf(FIRST)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: competitionOf(SERIES)!.name })
    .click();
  await score.waitFor();

  const { page: inHindi } = await playerAt(day.house, `/competition/${SERIES}`, { locale: 'hi-IN', width: 390 });
  await inHindi.getByRole('region', { name: speak('hi')('season.score') }).waitFor();
  const names = [...FIRST.sides!, competitionOf(SERIES)!.name];
  expect(await leftOver(inHindi.locator('main'), names)).toEqual([]);
  await axe(inHindi);
});

test('competitions are in Hindi for who reads it, in the dark too, and a wrong address says so', async () => {
  const { page } = await playerAt(day.house, `/competition/${LEAGUE}`, { locale: 'hi-IN', theme: 'dark', width: 390 });
  await page.getByRole('table').waitFor();
  const names = [...competitionOf(LEAGUE)!.entrants(1), competitionOf(LEAGUE)!.name];
  expect(await leftOver(page.locator('main'), names)).toEqual([]);
  await looksRight(page, [
    [390, 'dark'],
    [768, 'light'],
    [1440, 'light'],
    [1440, 'dark'],
  ]);
  for (const [competition, known] of [
    [CUP, competitionOf(CUP)!.entrants(1)],
    [JOCKEYS, riders],
  ] as const) {
    await page.goto(`/competition/${competition}`);
    await page.locator('.season-matches').first().waitFor();
    expect(await leftOver(page.locator('main'), [...known, competitionOf(competition)!.name])).toEqual([]);
  }
  await page.goto('/competitions');
  await page.locator('.competition-list a').first().waitFor();
  await looksRight(page, [
    [1440, 'light'],
    [768, 'dark'],
  ]);
  await page.goto('/competition/nowhere');
  await page.getByText(speak('hi')('season.failed')).waitFor();
});
