import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compress } from './compress.ts';

function folderOf(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (let nth = 0; nth < count; nth += 1) writeFileSync(join(folder, `${nth}.js`), `text ${nth}`);
  return folder;
}

test('every text is there compressed, and nothing else', async () => {
  const folder = folderOf(9);
  writeFileSync(join(folder, 'icon.png'), 'picture');
  await compress(folder);
  const made = readdirSync(folder).filter(name => name.endsWith('.br'));
  expect(made.toSorted()).toEqual(Array.from({ length: 9 }, (_, nth) => `${nth}.js.br`));
  expect(made.map(name => String(brotliDecompressSync(readFileSync(join(folder, name)))))).toEqual(
    made.map(name => `text ${name[0]}`),
  );
});

test('some threads are left for a house that works beside it: never more than two texts at once', async () => {
  let [now, most] = [0, 0];
  await compress(folderOf(20), async text => {
    most = Math.max(most, (now += 1));
    await Promise.resolve();
    now -= 1;
    return Buffer.from(text as Buffer);
  });
  expect([now, most]).toEqual([0, 2]);
});
