import type { Reply } from '@maidan/contract/api';
import { useSyncExternalStore } from 'react';
import { callerFor, Refused } from '../api.ts';

/* Who the player is. The bearer token lives in local storage under `token`, as specified; the session behind it on the server. */

const TOKEN = 'token';
const BEARER = 'Bearer ';

/** How the last session ended: by Sign Out, or because the server no longer knows it. Nothing at a first visit. */
export type Ending = 'signed-out' | 'expired' | undefined;

export interface Session {
  readonly token: string | null;
  readonly ending: Ending;
}

let session: Session = { token: storedToken(), ending: undefined };
const listeners = new Set<() => void>();

/** A typed call to the server in the player's name. An expired token is renewed once and the call repeated. */
export const call = callerFor({
  headers: () => {
    const token = storedToken();
    return token === null ? {} : { authorization: `${BEARER}${token}` };
  },
  renew: sent => renew(sent['authorization']?.slice(BEARER.length) ?? null),
});

/** A refresh is known by its cookie, not by a token, and must never try to renew itself. */
const callByCookie = callerFor({ headers: () => ({}), renew: () => Promise.resolve(false) });

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession);
}

export const currentSession = (): Session => session;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function signIn({ token }: Pick<Reply<'login'>, 'token'>): void {
  localStorage.setItem(TOKEN, token);
  become({ token, ending: undefined });
}

/** The socket may hear that the session is over before the answer to Sign Out is here. */
let isSigningOut = false;

/** The server is told first, while the token still works; if it cannot be reached, this browser forgets all the same. */
export async function signOut(): Promise<void> {
  isSigningOut = true;
  await call('signOut', {}).catch(() => undefined);
  isSigningOut = false;
  end('signed-out');
}

let renewing: Promise<boolean> | undefined;

/** A fresh token in place of a stale one, through the refresh cookie: one request however many calls and tabs wait for it. */
export function renew(stale = storedToken()): Promise<boolean> {
  renewing ??= renewAlone(stale).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewAlone(stale: string | null): Promise<boolean> {
  // The lock exists on secure origins only; elsewhere two tabs may both refresh, and the server takes either.
  return navigator.locks ? navigator.locks.request('maidan-refresh', () => refresh(stale)) : refresh(stale);
}

async function refresh(stale: string | null): Promise<boolean> {
  const token = storedToken();
  if (token !== null && token !== stale) return true; // another tab was quicker
  try {
    signIn(await callByCookie('refresh', {}));
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-signed-in') {
      end(isSigningOut ? 'signed-out' : 'expired');
    }
    return false;
  }
}

function end(ending: 'signed-out' | 'expired'): void {
  localStorage.removeItem(TOKEN);
  become({ token: null, ending });
}

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Signing in or out in one tab does so in all. */
export function followOtherTabs(): void {
  addEventListener('storage', event => {
    if (event.key === TOKEN || event.key === null) {
      const token = storedToken();
      become({ token, ending: token === null ? 'signed-out' : undefined });
    }
  });
}
