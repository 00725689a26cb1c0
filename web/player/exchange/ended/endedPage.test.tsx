import type { Reply } from '@maidan/contract/api';
import type { Millis } from '@maidan/core/ids';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { Stage } from '../../../live/testing.ts';
import { LiveContext } from '../../../live/useLive.ts';

vi.stubGlobal('sessionStorage', { getItem: () => null });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
afterAll(() => void vi.unstubAllGlobals());

/** Named by a clock that is not India's. */
const RACE: Reply<'sportResult'> = {
  id: 'race-1',
  sport: 'horseRacing',
  name: '10:35 Redmoor (GB)',
  competition: 'Redmoor (GB) Handicap',
  country: 'GB',
  venue: 'Redmoor',
  startsAt: Date.UTC(2026, 2, 7, 10, 35) as Millis, // as the wire has it
  state: 'over',
  score: null,
  sides: [],
  format: '1600 m',
  endedAt: Date.UTC(2026, 2, 7, 10, 40) as Millis, // likewise
  isProvable: false,
  markets: [],
};

test('the title of the page of a match that is over is its heading', async () => {
  const { EndedPage } = await import('./EndedPage.tsx');
  const queries = new QueryClient();
  queries.setQueryData(['sportResult', { event: RACE.id }], RACE);
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <LiveContext value={new Stage().store}>
        <EndedPage id={RACE.id} />
      </LiveContext>
    </QueryClientProvider>,
  );
  expect(drawn).toContain('<h1>16:05 Redmoor (GB)</h1>');
  expect(drawn).toMatch(/<title>16:05 Redmoor \(GB\)/);
});
