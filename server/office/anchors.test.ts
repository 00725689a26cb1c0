import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Millis } from '@maidan/core/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuditEntry, chained, GENESIS, verified } from '../audit.ts';
import type { Queryable } from '../db.ts';
import type { World } from '../world.ts';
import { Anchors } from './anchors.ts';

const NOW = Date.parse('2026-03-07T22:14:00Z') as Millis;
const world: World = { now: () => NOW, elapsed: () => 0, secret: () => 'unused' };
const did = (action: string): AuditEntry => ({ actor: 'system', action, subject: 'test' });
const chain = chained(['a', 'b', 'c', 'd'].map(did), NOW, { seq: 0, hash: GENESIS });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-anchors-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A log whose newest row is that one. */
const logOf = (rows: number): Queryable =>
  ({ query: async () => ({ rows: rows === 0 ? [] : [chain[rows - 1]] }) }) as unknown as Queryable;

test('[R43] a line a day is written when the log has grown, and only then', async () => {
  const file = join(folder, 'deep', 'anchors.ndjson');
  await new Anchors(file, logOf(0), world).drop();
  await new Anchors(file, logOf(2), world).drop();
  await new Anchors(file, logOf(2), world).drop();
  await new Anchors(file, logOf(4), world).drop();
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines.map(line => JSON.parse(line) as object)).toEqual([
    { at: '2026-03-07T22:14:00.000Z', seq: 2, hash: chain[1]!.hash },
    { at: '2026-03-07T22:14:00.000Z', seq: 4, hash: chain[3]!.hash },
  ]);
});

test('[R43] newest rows cut off after an anchor are missed', async () => {
  expect(await verified(chain.slice(0, 3), [chain[3]!])).toMatchObject({ intact: false, brokenAt: 4, anchors: 1 });
  expect(await verified(chain.slice(0, 3), [chain[2]!])).toMatchObject({ intact: true, brokenAt: null });
});

test('[R43] a chain written anew from an anchored row on is found, though it follows by itself', async () => {
  const forged = chained(['a', 'B', 'c', 'd'].map(did), NOW, { seq: 0, hash: GENESIS });
  expect(await verified(forged)).toMatchObject({ intact: true });
  expect(await verified(forged, [chain[1]!])).toMatchObject({ intact: false, brokenAt: 2 });
});

test('a house without a file has no anchors', async () => {
  const anchors = new Anchors(undefined, logOf(2), world);
  await anchors.drop();
  expect(await anchors.all()).toEqual({ anchors: [], unreadable: 0 });
});

test('[R43] a line that was cut off is counted, and the next one begins anew', async () => {
  const file = join(folder, 'torn.ndjson');
  await writeFile(file, `${JSON.stringify(chain[1])}\n{"at":"2026-`);
  const anchors = new Anchors(file, logOf(4), world);
  await anchors.drop();
  expect(await anchors.all()).toEqual({
    anchors: [chain[1]!, chain[3]!].map(({ seq, hash }) => ({ seq, hash })),
    unreadable: 1,
  });
});
