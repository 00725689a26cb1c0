import '../styles/base.css';
import '../styles/header.css';
import '../styles/search.css';
import '../styles/menu.css';
import '../styles/news.css';
import '../styles/frame.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { liveStoreFor } from '../live/browser.ts';
import { LiveContext } from '../live/useLive.ts';
import { Router } from '../ui/router.tsx';
import { App } from './App.tsx';
import { awaitInstallOffer, keepForOffline } from './install.ts';
import { keepReady } from './keepReady.ts';
import { currentSession, followOtherTabs, onSessionChange, renew, storedToken } from './session.ts';

/** Nothing is retried behind the player's back: a failure is shown with its own retry. */
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
});

const live = liveStoreFor({ token: storedToken, renew });

followOtherTabs();
onSessionChange(() => {
  if (currentSession().token === null) queries.clear(); // the next player must not see the last one's money
});
awaitInstallOffer();
keepForOffline();
keepReady();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <LiveContext value={live}>
        <Router>
          <App />
        </Router>
      </LiveContext>
    </QueryClientProvider>
  </StrictMode>,
);
