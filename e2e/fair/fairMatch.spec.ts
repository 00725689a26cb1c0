import { setTimeout as sleep } from 'node:timers/promises';
import { sentenceOf } from '@maidan/contract/errors';
import { after, type Millis } from '@maidan/core/ids';
import { randomOf } from '@maidan/exchange/random';
import { sportOf } from '@maidan/exchange/sports/sports';
import type { House } from '@maidan/server/app';
import { addEvent } from '@maidan/server/exchange/store';
import { realWorld } from '@maidan/server/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { playerAt, WIDTHS } from '../frame/pages.ts';
import { axe, house, visit } from '../kit.ts';

/* A match that was played to its end in a moment, one that is played tomorrow, and one from before there were proofs. */

const DAY_MS = 86_400_000;
const tennis = sportOf('tableTennis')!;
const fixture = (id: string, inMs: number) =>
  tennis.invent(after(realWorld.now(), inMs), id, randomOf('match to prove', 1));
const [PLAYED, TOMORROW, OLD] = ['tableTennis-played', 'tableTennis-tomorrow', 'tableTennis-old'];

let it: House;
beforeAll(async () => {
  const stop = new AbortController();
  let isAdded = false;
  const { now } = realWorld;
  it = await house({
    config: { sports: ['tableTennis'], tables: [] },
    matches: {
      stop,
      clock: {
        now,
        in: ms => after(now(), ms),
        since: from => from,
        until: async (at: Millis) => void (at - now() > DAY_MS / 2 && (await sleep(DAY_MS, undefined, stop))),
      },
      sportOf: () => tennis,
      due: () => (isAdded ? [] : ((isAdded = true), [fixture(PLAYED, 0), fixture(TOMORROW, DAY_MS)])),
    },
  });
  await it.deps.sport.scheduled();
  await vi.waitUntil(() => it.deps.sport.desk(PLAYED) === undefined, { timeout: 120_000, interval: 50 });
  await addEvent(it.deps.db, fixture(OLD, 0), realWorld.secret(), now());
  await it.deps.sport.keeper.endEvent(OLD, 'over');
});
afterAll(() => it.close());

const verdict = (page: Page) => page.locator('.verdict');

describe.each(WIDTHS)('at %i px', width => {
  test('[R14] a match tells what it was committed to and what decides next', async () => {
    const { page } = await playerAt(it, `/sport/tableTennis/${TOMORROW}`, { width });
    await page.getByText('Provably fair').click();
    const { proof } = it.deps.sport.desk(TOMORROW)!.live;
    const { commitment, next } = proof as Extract<typeof proof, { kind: 'committed' }>;
    const area = page.locator('.match-proof');
    expect(await area.locator('code').innerText()).toBe(commitment);
    expect(await area.innerText()).toContain(`Step 1 is decided by ${next!.target}`);
    expect(await area.innerText()).toContain('When it is over its record is public');
    await page.evaluate(() => scrollTo(0, 0)); // nothing is half under the bar on top
    await axe(page);
  });

  test('[R14] a match that was played is verified in the page, from a link that names it', async () => {
    const page = await visit(it, { width });
    await page.goto(`/casino/fair?match=${PLAYED}`);
    await verdict(page).waitFor();
    await expect.poll(() => verdict(page).innerText()).toContain('Verified');
    expect(await page.getByLabel('Match ID').inputValue()).toBe(PLAYED);
    expect(await page.locator('.checks .right').count()).toBe(5);
    await axe(page);
  });
});

/** One digit of what a step was drawn by is changed on the way. */
async function tampered(page: Page, step: number): Promise<void> {
  await page.route(`**/api/exchange/events/${PLAYED}/record*`, async route => {
    const answer = await route.fetch();
    const told = await answer.json();
    const [own] = (told.data ?? told).record.steps.slice(step - 1);
    own.words = (own.words[0] === '0' ? '1' : '0') + own.words.slice(1);
    await route.fulfill({ json: told });
  });
}

test('[R14] a record that was tampered with says at which step it fails', async () => {
  const { rows } = await it.deps.db.query<{ nth: number }>(
    'select nth from sport_record where event_id = $1 and words is not null order by nth offset 3 limit 1',
    [PLAYED],
  );
  const page = await visit(it);
  await tampered(page, rows[0]!.nth);
  await page.goto(`/casino/fair?match=${PLAYED}`);
  await page.getByText('Not verified', { exact: true }).waitFor();
  expect(await verdict(page).innerText()).toContain(`Step ${rows[0]!.nth}: `);
  await axe(page);
});

test('[R14] a match from before matches were provable says so', async () => {
  const page = await visit(it);
  await page.goto(`/casino/fair?match=${OLD}`);
  const said = page.getByText(sentenceOf('event-not-provable'));
  await said.waitFor();
  expect(await said.count()).toBe(1);
});

test('[R14] who comes to a match that is over is led to its check', async () => {
  const { page } = await playerAt(it, `/sport/tableTennis/${PLAYED}`);
  await page.getByRole('link', { name: 'Check that it was drawn fairly' }).click();
  await verdict(page).waitFor();
  await expect.poll(() => verdict(page).innerText()).toContain('Verified');
  expect(await page.getByLabel('Match ID').inputValue()).toBe(PLAYED);
});
