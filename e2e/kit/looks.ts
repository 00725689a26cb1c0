import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { resize } from './visit.ts';

/** A width, and which of the colours. */
export type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

const LIGHT_AND_DARK = ['light', 'dark'] as const;

/**
 * The open page as each of these has it, without being opened again: nothing of it is beyond its edge, and everybody can use
 * it. `within` is what lies over it. The last of them is what it is left as.
 */
export async function looksRight(page: Page, looks: readonly Look[], within?: string): Promise<void> {
  for (const [width, colorScheme] of looks) {
    if (page.viewportSize()?.width !== width) await resize(page, width);
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await axe(page, within);
  }
}

/** Both colours at each of these widths. */
export const everyLook = (widths: readonly number[]): readonly Look[] =>
  widths.flatMap(width => LIGHT_AND_DARK.map(scheme => [width, scheme] as const));
