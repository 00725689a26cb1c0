import type { RefusalBody } from '@maidan/contract/errors';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const NOBODY: RefusalBody = { success: false, code: 'not-signed-in', error: '', message: '' };

/** A browser that holds a token, and a server that answers when the test says so. */
const kept = new Map([['token', 'hers']]);
const asked = new Map<string, (answer: Response) => void>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
});
vi.stubGlobal('fetch', (url: string) => new Promise(resolve => asked.set(url, resolve)));
const { currentSession, renew, signIn, signOut } = await import('./session.ts');

afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  asked.clear();
  signIn({ token: 'hers' });
});

async function answer(path: string, status: number, body: object): Promise<void> {
  await expect.poll(() => asked.has(path)).toBe(true);
  asked.get(path)?.(Response.json(body, { status }));
}

const refuseRefresh = () => answer('/api/user/refresh', 401, NOBODY);

test('[R35] a session that the server no longer knows has expired', async () => {
  const renewed = renew('hers');
  await refuseRefresh();
  expect(await renewed).toBe(false);
  expect(currentSession()).toEqual({ token: null, ending: 'expired' });
});

test('who signs out has signed out, also when the socket hears of it before the answer is here', async () => {
  const done = signOut();
  const renewed = renew('hers');
  await refuseRefresh();
  await renewed;
  expect(currentSession()).toEqual({ token: null, ending: 'signed-out' });
  await answer('/api/user/sign-out', 200, { success: true, data: {} });
  await done;
  expect(currentSession()).toEqual({ token: null, ending: 'signed-out' });
});
