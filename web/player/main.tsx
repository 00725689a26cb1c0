import '../styles/base.css';
import './shell/header.css';
import './shell/search.css';
import './shell/menu.css';
import './shell/news.css';
import './shell/frame.css';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { liveStoreFor } from '../live/browser.ts';
import { nextTask } from '../nextTask.ts';
import { App } from './App.tsx';
import { awaitInstallOffer, keepForOffline } from './install.ts';
import { keepReady } from './keepReady.ts';
import { Screens } from './routes.tsx';
import { currentSession, followOtherTabs, onSessionChange, renew, storedToken } from './session.ts';
import { takeOver } from './takeOver.tsx';

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

void Screens.ready(location.pathname).catch(() => {}); // what does not come says so where it is to be shown
const app = (
  <StrictMode>
    <App queries={queries} live={live} />
  </StrictMode>
);
void nextTask().then(() => takeOver(root, app)); // what is above was long enough for one
