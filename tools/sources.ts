import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Source {
  /** From the root, with slashes: 'core/money.ts'. */
  readonly path: string;
  readonly text: string;
}

const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.data', '.backup', '.cache']);

/** Every file of ours whose name ends in one of these. */
export function sources(...endings: string[]): Source[] {
  return pathsUnder('')
    .filter(path => endings.some(ending => path.endsWith(ending)))
    .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

function pathsUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : pathsUnder(path);
      return entry.isFile() ? [path] : [];
    });
}

/** Knows comments by what stands before them, so that 'image/*' and 'https://' are left alone. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/(^|[\s{(,])\/\*[^]*?\*\//gm, '$1').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
