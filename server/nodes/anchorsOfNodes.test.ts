import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reply } from '@maidan/contract/api';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, colleague, openTestHouse, PASSWORD } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { realWorld } from '../world.ts';

/* Each of two nodes anchors what the staff do at it in a file of its own. */

const NODES = ['east', 'west'] as const;
type Name = (typeof NODES)[number];

const folder = mkdtempSync(join(tmpdir(), 'maidan-anchors-of-nodes-'));
const nats = await startNats();
const database = await freshDatabase();
const houses = new Map<Name, House>();
let office: string;

const fileOf = (node: Name): string => join(folder, node, 'anchors.ndjson');
const at = (node: Name): House => houses.get(node)!;

async function opened(node: Name): Promise<void> {
  const house = await openTestHouse(database.url, realWorld, {
    ...{ node, natsUrl: nats.url, leaseMs: 2_000, tables: [], sports: [], anchorFile: fileOf(node) },
  });
  houses.set(node, house);
  await house.tidied();
}

/** Somebody of the staff does something there. */
const act = (node: Name) =>
  ask(at(node), 'officeLogin', { email: 'owner@maidan.example', password: PASSWORD }).then(({ status }) =>
    expect(status).toBe(200),
  );

const verdictAt = async (node: Name): Promise<Reply<'verifyAudit'>> =>
  (await ask(at(node), 'verifyAudit', {}, { office })).data as Reply<'verifyAudit'>;

const linesOf = (node: Name): number => readFileSync(fileOf(node), 'utf8').trim().split('\n').length;

beforeAll(async () => {
  for (const node of NODES) await opened(node);
  ({ office } = await colleague(at('east'), 'owner'));
  for (const node of ['west', 'east', 'west'] as const) await act(node);
});
afterAll(async () => {
  await Promise.all([...houses.values()].map(house => house.close()));
  await nats.kill();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** All nodes are known to that one, and nothing is wrong with the anchors of any. */
const fineAt = (node: Name): Promise<void> =>
  vi.waitFor(
    async () => {
      const nodes = NODES.map(name => ({ name, anchors: linesOf(name), faults: [] }));
      const anchors = linesOf('east') + linesOf('west');
      expect(await verdictAt(node)).toMatchObject({ intact: true, anchors, anchorFaults: [], nodes });
    },
    { timeout: 30_000, interval: 50 },
  );

test('[R43] what staff do at one and then at the other is anchored at both, and no fault, after a restart too', async () => {
  for (const node of NODES) await fineAt(node);
  await at('east').close();
  await opened('east');
  for (const node of NODES) await act(node);
  for (const node of NODES) await fineAt(node);
  for (const node of NODES) expect(at(node).deps.anchors.faults).toEqual([]);
});

test('[R43] a row that is not what the other node anchored is found by whichever is asked', async () => {
  const lines = readFileSync(fileOf('west'), 'utf8').trim().split('\n');
  const first = JSON.parse(lines[0]!) as { seq: number };
  writeFileSync(
    fileOf('west'),
    `${[JSON.stringify({ ...first, hash: '0'.repeat(64) }), ...lines.slice(1)].join('\n')}\n`,
  );
  for (const node of NODES) expect(await verdictAt(node)).toMatchObject({ intact: false, brokenAt: first.seq });
  writeFileSync(fileOf('west'), `${lines.join('\n')}\n`);
  for (const node of NODES) await fineAt(node);
});

test('[R43] a cut file of one is found there, and seen at the other, also while that one is not there', async () => {
  const whole = readFileSync(fileOf('west'), 'utf8');
  writeFileSync(fileOf('west'), `${whole.split('\n')[0]}\n`);
  await act('west');
  const faults = ['anchors-shortened'];
  expect(at('west').deps.anchors.faults).toEqual(faults);
  expect(at('east').deps.anchors.faults).toEqual([]);
  expect(await verdictAt('east')).toMatchObject({
    anchorFaults: faults,
    nodes: [
      { name: 'east', faults: [] },
      { name: 'west', anchors: 2, faults },
    ],
  });
  expect((await ask(at('east'), 'officeAlarms', {}, { office })).data).toMatchObject({ audit: 1 });
  await at('west').close();
  expect((await verdictAt('east')).nodes[1]).toEqual({ name: 'west', anchors: null, faults });
  writeFileSync(fileOf('west'), whole + readFileSync(fileOf('west'), 'utf8').split('\n').slice(1).join('\n'));
  await opened('west');
  for (const node of NODES) await fineAt(node);
});
