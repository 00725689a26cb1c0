import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails the test with one line for each thing on the page that some people could not use. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id} at ${node.target.join(' ')}: ${help}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
