import type { Reply } from '@maidan/contract/api';
import type { Millis } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.stubGlobal('sessionStorage', { getItem: () => null });
vi.stubGlobal('localStorage', { getItem: () => null });
afterAll(() => void vi.unstubAllGlobals());

type Page = Reply<'myContests'>;

const rows: Page['rows'] = Array.from({ length: 20 }, (_, nth) => ({
  ...{ event: 'cricket-1', name: 'A v B', competition: 'Cup', format: 'T20', sides: ['A', 'B'] },
  ...{ startsAt: Date.UTC(2026, 2, 7) as Millis, state: 'upcoming' }, // as the wire has it
  contest: {
    ...{ id: `fantasy.cricket-1.grand.${nth}`, code: 'grand', nth, fee: rupees(20), places: 50, mostEach: 3 },
    ...{ entries: 1, mine: 1, state: 'open', why: null, prizes: [], fullPrizes: [] },
  },
  entries: [{ nth: 1, points: null, place: null, prize: null }],
}));
const page: Page = { rows, page: 1, pages: 4, total: 70, held: rupees(1_400) };

async function drawn(part: 'OwnContests' | 'OpenContests', input: object): Promise<string> {
  const Part =
    part === 'OwnContests'
      ? (await import('./OwnContests.tsx')).OwnContests
      : (await import('./OpenContests.tsx')).OpenContests;
  const queries = new QueryClient();
  queries.setQueryData(['fantasy', 'mine', { page: 1, size: 20, ...input }], page);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Part />
    </QueryClientProvider>,
  );
}

test.each([
  ['all of them', 'OwnContests', {}],
  ['those that are open', 'OpenContests', { state: 'open' }],
] as const)('one’s own contests have a next page: %s', async (_, part, input) => {
  const text = await drawn(part, input);
  expect(text.match(/fantasy\.cricket-1\.grand/g)).toHaveLength(20);
  expect(text).toContain('70 records');
  expect(text).toMatch(/Next/);
});

test('what all open contests hold is told, not only those of the page', async () => {
  expect(await drawn('OpenContests', { state: 'open' })).toContain('1,400.00');
});
