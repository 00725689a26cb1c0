import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'], // what is found in order is not told in full
  preload: { assets: ['media'] }, // style sheets are read by experimental rules only
};

/** Every page reads it anew: what `axe-core` itself hands out is more than twice as long. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer depends on colours. All others look at what is there, where it is and what it is called. */
const OF_COLOURS: RunOptions = {
  ...OPTIONS,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

type Axed = typeof globalThis & {
  axe?: { run(of: Document | string, how: RunOptions): Promise<AxeResults> };
  /** What was in order when it was looked at last. */
  inOrder?: string | undefined;
};

/**
 * Fails the test with one line for each thing on the page that some people could not use. A page is looked at
 * from its top: what its header covers by half, farther down, is reached by scrolling. `within` looks at what
 * lies over a page alone: what it covers by half is reached when it is closed. Of a page that was in order, and
 * on which nothing but its colours can have changed since, only those are looked at again.
 */
export async function axe(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(look, [OPTIONS, OF_COLOURS, within] as const);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id} at ${node.target.join(' ')}: ${help}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** In the page. */
async function look([all, colours, part]: readonly [RunOptions, RunOptions, string | undefined]) {
  const scope = globalThis as Axed;
  await document.fonts.ready; // places and sizes are those of the final face
  if (part === undefined) scrollTo({ top: 0, behavior: 'instant' });
  const places = [...document.querySelectorAll<HTMLInputElement>('*')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [x, y, width, height, isSeen, element.value, element.checked];
  });
  const seen = JSON.stringify([part, innerWidth, innerHeight, document.documentElement.outerHTML, places]);
  const { violations } = await scope.axe!.run(part ?? document, scope.inOrder === seen ? colours : all);
  scope.inOrder = violations.length === 0 ? seen : undefined;
  return violations;
}
