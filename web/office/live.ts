import type { OfficeCall } from '@maidan/contract/officeRoutes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveStoreFor } from '../live/browser.ts';
import type { LiveStore } from '../live/store.ts';
import { useLive } from '../live/useLive.ts';
import { refresh } from './queries.ts';
import { reloadSession } from './session.ts';

/** Staff are known to the socket by their cookie. When it is refused, the session may have ended: ask. */
export const officeLiveStore = (client: QueryClient): LiveStore =>
  liveStoreFor({
    token: () => null,
    renew: async () => {
      await reloadSession(client);
      return false;
    },
  });

const CONCERNED: readonly OfficeCall[] = [
  'payments',
  'payment',
  'officeTickets',
  'officeTicket',
  'officeSummary',
  'player',
  'playerLedger',
  'proposals',
  'officeAlarms',
  'reconciliation',
];

/** Whenever a request changed, by a player or a colleague, what is on screen about payments is loaded again. */
export function useFreshPayments(): void {
  const client = useQueryClient();
  const version = useLive('payments')?.version;
  useEffect(() => {
    if (version !== undefined) refresh(client, CONCERNED);
  }, [client, version]);
}
