import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL } from '@maidan/games/index';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ROOT } from '../sources.ts';
import { SHEET, TILES, tilesFolder } from './tiles.ts';

const folder = tilesFolder(readFileSync(SHEET, 'utf8'));

test('browsers are shown the pictures of this very sheet: after a change of it, npm run tiles', () => {
  expect(readdirSync(TILES)).toEqual([folder]);
  expect(readFileSync(join(ROOT, 'web/ui/TileArt.tsx'), 'utf8')).toContain(`'/assets/tiles/${folder}'`);
});

test.each(ALL.map(({ code }) => code))('%s has its picture', async code => {
  const { format, width, height } = await sharp(join(TILES, folder, `${code}.avif`)).metadata();
  expect({ format, width, height }).toEqual({ format: 'heif', width: 560, height: 460 });
});
