import '../styles/base.css';
import '../styles/header.css';
import '../styles/search.css';
import '../styles/menu.css';
import '../styles/news.css';
import '../styles/frame.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { liveStoreFor } from '../live/browser.ts';
import { LiveContext } from '../live/useLive.ts';
import { Router } from '../ui/router.tsx';
import { App } from './App.tsx';
import { awaitInstallOffer, keepForOffline } from './install.ts';
import { keepReady } from './keepReady.ts';
import { Screens } from './routes.tsx';
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

/** So long the page stays as it was drawn first, for the code of its screen; then the frame does not wait any longer. */
const PATIENCE_MS = 3_000;

/** Over what was drawn first, in one stroke, made ready in slices: what somebody does meanwhile is not held up. */
const draw = (page: HTMLElement): void =>
  startTransition(() =>
    createRoot(page).render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <LiveContext value={live}>
            <Router>
              <App />
              <TakenOver onShown={release} />
            </Router>
          </LiveContext>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );

/** From now on the page is the app's, and can be used. */
function TakenOver({ onShown }: { readonly onShown: () => void }): null {
  useLayoutEffect(onShown, [onShown]);
  return null;
}

function release(): void {
  delete root?.dataset['first'];
  root?.removeAttribute('inert');
  delete document.documentElement.dataset['elsewhere'];
}

const patience = new Promise(done => setTimeout(done, PATIENCE_MS));
await Promise.race([Screens.ready(location.pathname).catch(() => {}), patience]);
draw(root);
