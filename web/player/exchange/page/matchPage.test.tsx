import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { Stage } from '../../../live/testing.ts';
import { LiveContext } from '../../../live/useLive.ts';
import { MATCH } from '../testMatchView.ts';
import { MarketsComing } from './MatchComing.tsx';

vi.stubGlobal('sessionStorage', { getItem: () => null });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
afterAll(() => void vi.unstubAllGlobals());

test('of a match its score is drawn first: markets keep their place, and what lies below them waits', async () => {
  const { MatchPage } = await import('./MatchPage.tsx');
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LiveContext value={new Stage().store}>
        <MatchPage view={MATCH} />
      </LiveContext>
    </QueryClientProvider>,
  );
  expect(drawn).toContain('class="panel score-panel"');
  expect(drawn).toContain(renderToStaticMarkup(<MarketsComing />));
  expect(drawn).not.toContain('data-cell');
});
