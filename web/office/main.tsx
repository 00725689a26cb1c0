import '../styles/base.css';
import '../styles/table.css';
import '../styles/money.css';
import './shell/office.css';
import './parts/filters.css';
import './parts/lists.css';
import './payments/request.css';
import './payments/evidence.css';
import './parts/officeForms.css';
import './tables/casinoTables.css';
import './sport/sport.css';
import './sport/stops/stops.css';
import './sport/markets/risk.css';
import './sport/settle/settle.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { LiveContext } from '../live/useLive.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { createRoot } from '../ui/reactDom.ts';
import { Router } from '../ui/router.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { officeLiveStore } from './live.ts';
import { OfficeApp } from './OfficeApp.tsx';
import { makeQueryClient } from './queries.ts';

const TOAST_MS = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('office.html has no #root');
const client = makeQueryClient();
const live = officeLiveStore(client);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <LiveContext value={live}>
        <Router base="/admin">
          <Boundary home="/admin">
            <OfficeApp />
          </Boundary>
        </Router>
        <Toasts closeAfter={TOAST_MS} />
      </LiveContext>
    </QueryClientProvider>
  </StrictMode>,
);
