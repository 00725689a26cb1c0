import type { Millis } from '@maidan/core/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatMinute } from '../../ui/when.ts';
import { BlockedBy } from './BlockedBy.tsx';

const AT = Date.parse('2026-03-07T12:00:00Z') as Millis;

test('a blocked player’s page says who blocked, when and why', () => {
  const block = { by: 'Farah', at: AT, reason: 'Two accounts of one person' };
  const told = `<b>Blocked by Farah on ${formatMinute(AT)}</b><p>Two accounts of one person</p>`;
  expect(renderToStaticMarkup(<BlockedBy player={{ block }} />)).toContain(told);
  expect(renderToStaticMarkup(<BlockedBy player={{ block: null }} />)).toBe('');
});
