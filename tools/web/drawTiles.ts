import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL } from '@maidan/games/index';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { browser, CHROMIUM_FLAGS } from './browser.ts';
import { ROOT } from '../sources.ts';
import { SHEET, TILES, tilesFolder } from './tiles.ts';

/* npm run tiles: a picture of every drawing on the sheet of tiles. A browser paints fifty pictures in the time in which it
   lays out one drawing of two hundred lines (docs/decisions/0047). */

/** As large as a tile is on the sharpest screens that are common. */
const SIZE = { width: 280, height: 230 };
const SHARPNESS = 2;
const AVIF = { quality: 42, effort: 6, chromaSubsampling: '4:2:0' };

const sheet = await readFile(SHEET, 'utf8');
const folder = join(TILES, tilesFolder(sheet));
const font = await readFile(join(ROOT, 'web/fonts/roboto-condensed-basic.woff2'), 'base64');
for (const old of await readdir(TILES).catch(() => [])) await rm(join(TILES, old), { recursive: true });
await mkdir(folder, { recursive: true });
const chrome = await chromium.launch({ executablePath: await browser(), args: CHROMIUM_FLAGS });
try {
  const page = await chrome.newPage({ viewport: SIZE, deviceScaleFactor: SHARPNESS });
  await page.setContent(`<style>
    @font-face { font-family: 'Maidan Condensed'; font-weight: 400 800; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0 } svg { position: absolute; font-family: 'Maidan Condensed' }
    </style>${sheet.replace('<svg ', '<svg width="0" height="0" ')}
    <svg width="${SIZE.width}" height="${SIZE.height}"><use id="shown"/></svg>`);
  for (const { code } of ALL) await writeFile(join(folder, `${code}.avif`), await pictureOf(page, code));
} finally {
  await chrome.close();
}
console.log(`The tiles are in ${folder}; web/ui/TileArt.tsx has to name it.`);

async function pictureOf(page: Page, code: string): Promise<Buffer> {
  if (!sheet.includes(`id="tile-${code}"`)) throw new Error(`the sheet has no tile of ${code}`);
  await page.locator('#shown').evaluate((use, id) => use.setAttribute('href', `#${id}`), `tile-${code}`);
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot())
    .avif(AVIF)
    .toBuffer();
}
