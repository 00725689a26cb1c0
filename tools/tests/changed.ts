import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { toolEnv } from '../run.ts';
import { ROOT } from '../sources.ts';

/** Files that differ from a commit, or from the last one, and those that are new. */
export function changedSince(commit = 'HEAD'): readonly string[] {
  const git = (...args: readonly string[]): string[] =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The files of tests that Vitest would run with these words, by their paths in the repository. */
export function filesOf(words: readonly string[]): readonly string[] {
  const question = ['list', ...words, '--filesOnly', '--json']; // a word behind the last one would name a file to write
  const answer = execFileSync('vitest', question, { cwd: ROOT, encoding: 'utf8', env: toolEnv(), maxBuffer: 1 << 26 });
  return (JSON.parse(answer) as readonly { readonly file: string }[]).map(({ file }) => relative(ROOT, file));
}

/** Which browser tests a change of the pages can touch: the folders they are in. */
const PAGES: readonly (readonly [folder: string, tests: readonly string[]])[] = [
  ['web/office/', ['e2e/office/']],
  ['web/player/casino/', ['e2e/casino/', 'e2e/lobby/', 'e2e/frame/', 'e2e/fair/']],
  ['web/player/exchange/', ['e2e/sport/', 'e2e/frame/']],
  ['web/player/money/', ['e2e/money/', 'e2e/frame/']],
  ['web/player/account/', ['e2e/account/', 'e2e/frame/']],
  ['web/player/', ['e2e/account/', 'e2e/casino/', 'e2e/fair/', 'e2e/frame/', 'e2e/lobby/', 'e2e/money/', 'e2e/sport/']],
];

/**
 * A browser test reads the pages as they were built, so nothing it imports tells that a page has changed. Told here: folders,
 * all of them, or none, where the imports tell what there is to tell.
 */
export function browserTestsOf(changed: readonly string[]): readonly string[] {
  const pages = changed.filter(file => /^(web|words)\//.test(file) && !/\.test\.tsx?$/.test(file));
  return [...new Set(pages.flatMap(file => PAGES.find(([folder]) => file.startsWith(folder))?.[1] ?? ['e2e/']))];
}
