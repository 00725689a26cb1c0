import { PLAYER_ROUTES } from '@maidan/contract/playerRoutes';
import { useSyncExternalStore } from 'react';
import { askerFor, callerFor, type Identity, Refused } from '../api.ts';
import { whenTaken } from './taken.ts';

/* Who the player is. The bearer token lives in local storage under `token`, as specified; the session behind it on the server. */

const TOKEN = 'token';
const BEARER = 'Bearer ';

/** How the last session ended: by Sign Out, or because the server no longer knows it. Nothing at a first visit. */
type Ending = 'signed-out' | 'expired' | undefined;

export interface Session {
  readonly token: string | null;
  readonly ending: Ending;
  /** Why the server no longer knows it, in its words. */
  readonly why?: string | undefined;
}

let session: Session = { token: storedToken(), ending: undefined };
const listeners = new Set<() => void>();

export const PLAYER: Identity = {
  headers: () => {
    const token = storedToken();
    return token === null ? {} : { authorization: `${BEARER}${token}` };
  },
  renew: sent => renew(sent['authorization']?.slice(BEARER.length) ?? null),
  ready: whenTaken,
};

/** A typed call to the server in the player's name. An expired token is renewed once and the call repeated. */
export const call = callerFor(PLAYER_ROUTES, PLAYER);

/** The same with the whole answer, for the calls of which the specification reads more than the data. */
export const ask = askerFor(PLAYER_ROUTES, PLAYER);

/** A refresh is known by its cookie, not by a token, and must never try to renew itself. */
const askByCookie = askerFor(PLAYER_ROUTES, { headers: () => ({}), renew: () => Promise.resolve(false) });

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, currentSession);
}

export const currentSession = (): Session => session;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signed in by the token of an answer, which is all of it that is read. */
export function signIn(answer: { readonly token?: string }): void {
  const { token } = answer;
  if (!token) throw new Error('no token in the answer');
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
    signIn(await askByCookie('refresh', {}));
    return true;
  } catch (error) {
    if (error instanceof Refused && OVER.has(error.code)) {
      const why = error.code === 'not-signed-in' ? undefined : error.message;
      end(isSigningOut ? 'signed-out' : 'expired', why);
    }
    return false;
  }
}

/** The refusals after which there is no session to go on with. */
const OVER: ReadonlySet<string> = new Set(['not-signed-in', 'session-ended', 'session-lapsed']);

function end(ending: 'signed-out' | 'expired', why?: string): void {
  localStorage.removeItem(TOKEN);
  become({ token: null, ending, why });
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
