import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEveryWidth } from '../frame/pages.ts';
import { axe } from '../kit.ts';

/* What players see of their own limits and their account is done at a desk and on a phone, and looked at on a tablet besides. */

const DESK = 1440;
const TABLET = 768;

/**
 * Everybody can use what is open, in the light and in the dark, and nothing of it lies beside the page: at the width of the
 * test, and where that is a desk's on a tablet too. The page is left as it was. `within`: what lies over it, alone.
 */
export async function lookOver(page: Page, width: number, within?: string): Promise<void> {
  await atEveryWidth(
    page,
    async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await axe(page, within);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
    width === DESK ? [TABLET, DESK] : [width],
  );
}
