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

/** The page, once the house has answered so. */
async function drawn(answers: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { EndedPage } = await import('./EndedPage.tsx');
  const queries = new QueryClient();
  queries.setQueryData(['sportResult', { event: RACE.id }], RACE);
  for (const [name, answer] of Object.entries(answers)) queries.setQueryData([name, ASKED[name]], answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <LiveContext value={new Stage().store}>
        <EndedPage id={RACE.id} />
      </LiveContext>
    </QueryClientProvider>,
  );
}

const ASKED: Readonly<Record<string, object>> = {
  mySportBets: { event: RACE.id, state: 'all', page: 1, size: 20 },
  madeOnEvent: { event: RACE.id },
};

test('the title of the page of a match that is over is its heading', async () => {
  const page = await drawn();
  expect(page).toContain('<h1>16:05 Redmoor (GB)</h1>');
  expect(page).toMatch(/<title>16:05 Redmoor \(GB\)/);
});

const BET = {
  ...{ id: 'o1', event: RACE.id, sport: RACE.sport, eventName: RACE.name, market: 'race-1.win', marketName: 'WIN' },
  ...{ kind: 'exchange', label: 'Copper Comet', side: 'back', odds: 2_000, stake: 100_00, matched: 100_00 },
  ...{ average: 2_000, state: 'settled', ended: 0, because: null, why: '', profit: 100_00, result: '', how: '' },
  ...{ commission: 2_00, at: RACE.startsAt, settledAt: RACE.endedAt },
} as unknown as Reply<'mySportBets'>['rows'][number]; // as the wire has it

test.each<[rule: string, result: object, text: RegExp]>([
  [
    'less commission, which it says',
    { made: 3_920_50, commission: 80_00 },
    />Together \+?3,920\.50, after 80\.00 commission</,
  ],
  ['alone where no commission was taken', { made: -100_00, commission: 0 }, />Together [−-]100\.00</],
  ['only once anything of it is settled', { made: null, commission: 0 }, /^$/],
])('one’s own bets on it have a next page, and what all of them made: %s', async (_, result, text) => {
  const rows = Array.from({ length: 20 }, (__, nth) => ({ ...BET, id: `o${nth}` }));
  const page = await drawn({ mySportBets: { rows, page: 1, pages: 2, total: 40 }, madeOnEvent: result });
  expect(page).toMatch(/40 records/);
  expect(/>Together[^<]*</.exec(page)?.[0] ?? '').toMatch(text);
});
