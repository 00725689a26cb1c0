import type { Reply } from '@maidan/contract/api';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../live/useLive.ts';
import { call } from './session.ts';

export type Site = Reply<'site'>;

/** What the operator has set for everyone: mode, news, support. Login and Registration read it once. */
export const useSite = () => useSiteOf(0);

/** The same inside the shell, loaded again whenever the operator changes it. */
export function useLiveSite() {
  const changes = useLive('site');
  return useSiteOf(changes?.version ?? 0);
}

function useSiteOf(version: number) {
  return useQuery({
    queryKey: ['site', version],
    queryFn: ({ signal }) => call('site', {}, { signal }),
    staleTime: 60_000,
    placeholderData: before => before, // the old news stay until the new ones are here
    retry: true, // nothing of it shows a failure with a button, and that money is play money has to be said
  });
}
