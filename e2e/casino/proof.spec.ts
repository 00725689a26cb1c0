import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@maidan/core/random';
import type { House } from '@maidan/server/app';
import { anySlip } from '@maidan/server/casino/testTable';
import { ROOT } from '@maidan/tools/sources';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { ask, axe } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { type HandHouse, handHouse } from './handHouse.ts';

/* What a player takes away of a round he watched and bet on, and what his own browser remembers of it. */

let it: House;
let tables: ByHand;
let close: HandHouse['close'];
let folder: string;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20']));
  folder = await mkdtemp(join(tmpdir(), 'maidan-proof-'));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

/** Watches a round of teen20 with a bet on it from its window to its end. */
async function watched(width: number): Promise<{ page: Page; round: string }> {
  const { page, player } = await playerAt(it, '/casino/teen20', { width });
  const table = it.deps.tables.of('teen20')!;
  await expect.poll(() => table.round.phase).toBe('open');
  const bets = [anySlip(table, randomFrom(5))!];
  const asked = { game: 'teen20', round: table.round.id, bets };
  await ask(it, 'placeBets', asked, { authorization: `Bearer ${player.token}` });
  await expect.poll(() => seenBy(page)).toContain(`"round":"${table.round.id}"`);
  const round = await tables.finish('teen20');
  await expect.poll(() => seenBy(page)).toContain('betsRootAt');
  return { page, round };
}

const seenBy = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('seen-announcements') ?? '');

async function proofOf(page: Page, round: string): Promise<Locator> {
  await page.goto(`/casino/results?game=teen20&search=${round}`);
  await page.getByRole('button', { name: `View round ${round}` }).click();
  const proof = page.getByRole('region', { name: 'Proof' });
  await proof.waitFor();
  return proof;
}

async function saved(proof: Locator, button: string): Promise<string> {
  const [download] = await Promise.all([
    proof.page().waitForEvent('download'),
    proof.getByRole('button', { name: button }).click(),
  ]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

/** The last words of the command, and whether it is content. */
function verify(bets: string, record: string): readonly [isVerified: boolean, said: string] {
  const command = ['tools/verify/verifyRound.ts', '--bet', bets, record];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  return [status === 0, stdout.trim().split('\n').at(-1)!];
}

const changedFile = async (path: string, change: (text: string) => string): Promise<string> => {
  const changed = path.replace('.json', '-changed.json');
  await writeFile(changed, change(await readFile(path, 'utf8')));
  return changed;
};

test('[R19] the files of a round are verified by the command, and are not when they are changed', async () => {
  const { page, round } = await watched(1440);
  const proof = await proofOf(page, round);
  await proof.getByRole('button', { name: 'Verify in this page' }).click();
  await proof.getByText('5 of 5 checks passed on your device.').waitFor();
  await proof
    .getByText(/written down at \d{4}-.* UTC\. The house made the number itself, so nothing outside shows/)
    .waitFor();
  expect(await proof.locator('code').filter({ hasText: 'written down' }).count()).toBe(0); // words are no hash
  await proof.getByRole('button', { name: 'Prove that my bets are in the root' }).click();
  const record = await saved(proof, 'Record');
  const bets = await saved(proof, 'Proofs of my bets');
  await proof.getByText('1 of 1 in the root, worked out on your device.').waitFor();
  expect(verify(bets, record)).toEqual([true, 'verified: 1 of 1 bets are in the roots of their windows']);
  const stake = await changedFile(bets, text => text.replace(/"stake":\d+/, '"stake":1'));
  expect(verify(stake, record)).toEqual([false, expect.stringMatching(/^NOT VERIFIED: bet .* is not in the root/)]);
  const later = (at: string): string => `"betsRootAt":${Number(at) + 1}`;
  const altered = await changedFile(record, text => text.replace(/"betsRootAt":(\d+)/, (_, at: string) => later(at)));
  expect(verify(bets, altered)).toEqual([false, expect.stringMatching(/^NOT VERIFIED: record-was-altered/)]);
});

test.each([1440, 390])('[R19] a record that is not what was seen live is said to be, at %i px', async width => {
  const { page, round } = await watched(width);
  await (await proofOf(page, round)).getByText(/^As you saw it live: 5 of 5 announcements/).waitFor();
  await page.evaluate(() => {
    const kept = localStorage.getItem('seen-announcements')!;
    localStorage.setItem('seen-announcements', kept.replace(/"betsRoot":"[0-9a-f]{4}/, '"betsRoot":"beef'));
  });
  const proof = await proofOf(page, round);
  const alert = proof.getByRole('alert');
  await alert.getByText('The record is not what you saw live. Please keep it and tell support.').waitFor();
  expect(await alert.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(
      /^Window 1: the root of the bets was beef[0-9a-f]+ live, and is [0-9a-f]{64} in the record\.$/,
    ),
  ]);
  const overhang = await page.locator('html').evaluate(html => html.scrollWidth - html.clientWidth);
  expect(overhang).toBe(0);
  await axe(page);
});
