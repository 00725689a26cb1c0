import type { RefusalBody } from '@maidan/contract/errors';
import { type Query, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { makeQueryClient } from './queries.ts';
import { beginSession, endSession, type Me, reloadSession, SESSION } from './session.ts';

const MEERA: Me = {
  id: '1',
  name: 'Meera',
  email: 'meera@maidan.example',
  role: 'payments',
  twoStep: true,
  mustSetUpTwoStep: false,
  mustChangePassword: false,
  lastLogin: null,
};

const NOBODY: RefusalBody = { success: false, code: 'not-signed-in', error: '', message: '' };

afterEach(() => void vi.unstubAllGlobals());

/** A page on which Meera looks at the queue, and a server that answers when the test says so. */
function stage() {
  const asked = new Map<string, (answer: Response) => void>();
  vi.stubGlobal('fetch', (url: string) => new Promise(resolve => asked.set(url, resolve)));
  const client = makeQueryClient();
  beginSession(client, MEERA);
  const session = new QueryObserver(client, SESSION);
  session.subscribe(() => undefined);
  void client.fetchQuery({ queryKey: ['officeSummary', {}], queryFn: () => call('officeSummary', {}) }).catch(() => {});
  /** The session is over: that is what this call is told now. */
  const refuse = async (path: string): Promise<void> => {
    await expect.poll(() => asked.has(path)).toBe(true);
    asked.get(path)?.(Response.json(NOBODY, { status: 401 }));
    const isThis = ({ queryKey: [name] }: Query) => pathOf[String(name)] === path;
    await expect.poll(() => client.isFetching({ predicate: isThis })).toBe(0);
  };
  return { client, refuse, session: () => session.getCurrentResult().data };
}

const QUEUE = '/api/office/summary';
const ME = '/api/office/me';
const pathOf: Readonly<Record<string, string>> = { officeSummary: QUEUE, session: ME };

describe('[R35] a session that ends elsewhere', () => {
  test.each([
    ['the queue', [QUEUE, ME]],
    ['the session itself', [ME, QUEUE]],
  ])('is told as such, also when %s is the first to find out', async (_, order) => {
    const { client, refuse, session } = stage();
    void reloadSession(client); // as the socket does when its topic is refused
    for (const path of order) await refuse(path);
    expect(session()).toEqual({ me: null, ended: true });
  });
});

describe('who signs out', () => {
  test.each<[string, ('answered' | 'found out')[]]>([
    ['before', ['answered', 'found out']],
    ['after', ['found out', 'answered']],
  ])('is not told so, when the answer is here %s the socket hears of it', async (_, order) => {
    const { client, refuse, session } = stage();
    void reloadSession(client);
    for (const step of order) {
      if (step === 'answered') endSession(client, false);
      else await refuse(ME);
    }
    expect(session()).toEqual({ me: null, ended: false });
  });
});

test('at a first visit nothing has ended', async () => {
  vi.stubGlobal('fetch', async () => Response.json(NOBODY, { status: 401 }));
  expect(await makeQueryClient().fetchQuery(SESSION)).toEqual({ me: null, ended: false });
});
