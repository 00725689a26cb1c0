import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../sources.ts';

/** Where every tile is drawn, and where their pictures lie for browsers. */
export const SHEET = join(ROOT, 'web/ui/sheets/tiles.svg');
export const TILES = join(ROOT, 'web/public/assets/tiles');

/** Pictures of another sheet have another address: a browser keeps what it has for ever. */
export const tilesFolder = (sheet: string): string => createHash('sha256').update(sheet).digest('hex').slice(0, 8);
