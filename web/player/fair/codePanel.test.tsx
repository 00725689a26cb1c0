import type { Millis } from '@maidan/core/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodePanel } from './CodePanel.tsx';

const HASH = 'ab'.repeat(32);
const AT = Date.parse('2026-03-07T06:30:00Z') as Millis;

test.each([
  ['is what the house was opened with', false, 'It is what the house was opened with. Checked 07 Mar 2026 12:00.'],
  ['was changed', true, 'The tables are closed until that is cleared up. Checked 07 Mar 2026 12:00.'],
])('[R37] Fair Play says the hash of the code, and that it %s', (_, isChanged, words) => {
  const markup = renderToStaticMarkup(<CodePanel code={{ hash: HASH, checkedAt: AT, isChanged }} />);
  const text = markup.replace(/<[^>]*>+/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain(HASH);
  expect(text).toContain(words);
});
