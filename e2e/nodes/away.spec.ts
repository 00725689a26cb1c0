import type { House } from '@maidan/server/app';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, axe, house, register, signIn, visit } from '../kit.ts';

/* What players see at a node that keeps nothing, while nobody keeps what they look at, and while nobody can be reached. */

const LOOKS = [
  { width: 1440, theme: 'light', locale: 'en-IN' },
  { width: 390, theme: 'dark', locale: 'hi-IN' },
] as const;
/** Four pages are opened and matches are taken up twice, on a machine that may be busy. */
const LONG = { timeout: 300_000 };
const PATIENCE = { timeout: 100_000 };
/** A page whose line was slow asks instead, and a house that cannot be reached refuses. */
const REFUSED = /503 \(Service Unavailable\) .*\/api\/stream\?/;

const nats = await startNats();
const database = await freshDatabase();
let front: House;
let keeper: House;
let match: string;

const join = (node: string, canKeep: boolean): Promise<House> =>
  house({
    databaseUrl: database.url,
    config: { node, canKeep, natsUrl: nats.url, leaseMs: 2_000, tables: ['teen20'], sports: ['cricket'], pace: 0.5 },
  });

beforeAll(async () => {
  [front, keeper] = await Promise.all([join('front', false), join('keeper', true)]);
  match = await vi.waitFor(() => front.deps.node!.topics.board.rows[0]!.id, PATIENCE);
});
afterAll(async () => {
  await Promise.all([front.close(), keeper.close()]);
  await nats.kill();
  await database.drop();
});

const WORDS = ['takenOver', 'notReached'] as const;

interface Look {
  readonly page: Page;
  says(what: (typeof WORDS)[number]): string;
}

/** A table and a match, by everybody. */
async function looks(): Promise<readonly Look[]> {
  const all = LOOKS.flatMap(look => [
    { look, part: 'casino', path: '/casino/teen20' } as const,
    { look, part: 'sport', path: `/cricket/${match}` } as const,
  ]);
  return Promise.all(
    all.map(async ({ look, part, path }) => {
      const page = await visit(front, { ...look, expected: [REFUSED] });
      await signIn(page, await register(front), path);
      const say = speak(look.locale === 'en-IN' ? 'en' : 'hi');
      return { page, says: what => say(`${part}.${what}`) };
    }),
  );
}

const prices = (page: Page): Promise<number> => page.locator('button.odds:enabled:not([aria-disabled="true"])').count();

/** It says so, and takes no bets. */
async function isAway({ page, says }: Look, what: (typeof WORDS)[number]): Promise<void> {
  await page.getByText(says(what), { exact: true }).waitFor(PATIENCE);
  await expect.poll(() => prices(page)).toBe(0);
  const asking = page.locator('.st-caption[data-phase="open"], .st-ring').filter({ visible: true });
  await expect.poll(() => asking.count()).toBe(0);
  await axe(page);
}

/** Nothing of it is said any more, and there are prices. */
async function isBack({ page, says }: Look): Promise<void> {
  for (const what of WORDS)
    await page.getByText(says(what), { exact: true }).waitFor({ state: 'detached', ...PATIENCE });
  await expect.poll(() => prices(page), PATIENCE).toBeGreaterThan(0);
}

test(
  '[R21] a table and a match say that they change hands, or cannot be reached, take no bets meanwhile, and go on by themselves',
  LONG,
  async () => {
    const all = await looks();
    const { token } = await register(front);
    for (const each of all) await isBack(each);
    await keeper.close();
    for (const each of all) await isAway(each, 'takenOver');
    const bets = [{ selection: 'A', side: 'back', odds: 1_980, stake: 10_000 }];
    const bet = ask(front, 'placeBets', { game: 'teen20', round: '1', bets }, { authorization: `Bearer ${token}` });
    await expect(bet).rejects.toThrow('changing-hands');
    keeper = await join('keeper', true);
    for (const each of all) await isBack(each);
    await nats.kill();
    for (const each of all) await isAway(each, 'notReached');
    await nats.start();
    for (const each of all) await isBack(each);
  },
);
