import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { LiveStore } from '../live/store.ts';
import { LiveContext } from '../live/useLive.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { Router, useLocation } from '../ui/router.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Screens } from './routes.tsx';

const CLOSE_AFTER_MS = 5_000;
/** On Login and Registration, which are left soon. */
const CLOSE_SOON_MS = 3_000;

interface Props {
  readonly queries: QueryClient;
  readonly live: LiveStore;
}

/** The same in a browser and in the build, which draws it once (firstSight.tsx). */
export const App = ({ queries, live }: Props) => (
  <QueryClientProvider client={queries}>
    <LiveContext value={live}>
      <Router>
        <Page />
      </Router>
    </LiveContext>
  </QueryClientProvider>
);

function Page() {
  const { pathname } = useLocation();
  const isDoor = pathname === '/' || pathname === '/registeration';
  return (
    <>
      <Boundary home="/home">
        <Suspense>
          <Screens />
        </Suspense>
      </Boundary>
      <Toasts closeAfter={isDoor ? CLOSE_SOON_MS : CLOSE_AFTER_MS} />
    </>
  );
}
