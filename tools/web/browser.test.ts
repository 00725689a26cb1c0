import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { candidates } from './browser.ts';

test('a browser of the machine comes before Playwright’s own, and each place is tried once', () => {
  const places = candidates(['/usr/bin', '/opt/bin'].join(delimiter), '/cache/chrome');
  expect(places[0]).toBe('/usr/bin/chromium-headless-shell');
  expect(places).toContain('/usr/bin/chromium');
  expect(places).toContain('/opt/bin/google-chrome');
  expect(places.at(-1)).toBe('/cache/chrome');
  expect(new Set(places).size).toBe(places.length);
});
