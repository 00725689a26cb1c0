import type { Reply } from '@maidan/contract/api';
import { may, type Permission } from '@maidan/contract/roles';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { Refused } from '../api.ts';
import { call } from './call.ts';

export type Me = Reply<'officeMe'>;

/** Who is signed in; or nobody, and whether that is because a session ran out. */
export type Session = { readonly me: Me } | { readonly me: null; readonly ended: boolean };

const KEY = ['session'];

export const SESSION = queryOptions({
  queryKey: KEY,
  queryFn: ({ client }) => loadSession(client),
  staleTime: Infinity,
});

export const useSession = () => useQuery(SESSION);

async function loadSession(client: QueryClient): Promise<Session> {
  try {
    return { me: await call('officeMe', {}) };
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'not-signed-in') throw error;
    const before = client.getQueryData<Session>(KEY);
    if (!before?.me) return { me: null, ended: before?.ended ?? false }; // another call found out, or said so, first
    forget(client);
    return { me: null, ended: true };
  }
}

export function beginSession(client: QueryClient, me: Me): void {
  client.setQueryData<Session>(KEY, { me });
}

/** Who signed out knows why; what other calls found out about it meanwhile is not news. */
export function endSession(client: QueryClient, ended: boolean): void {
  if (ended && !client.getQueryData<Session>(KEY)?.me) return;
  const nobody: Session = { me: null, ended };
  client.setQueryData(KEY, nobody);
  forget(client);
}

/** What the last person saw goes with the session. */
const forget = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ queryKey: [name] }) => name !== KEY[0] });

export const reloadSession = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: KEY });

export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('a back-office screen was drawn with nobody signed in');
  return me;
}

export const useMay = (permission: Permission): boolean => may(useMe().role, permission);
