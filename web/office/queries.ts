import type { Reply, Sent } from '@maidan/contract/api';
import type { OfficeCall } from '@maidan/contract/officeRoutes';
import { keepPreviousData, type Query, QueryCache, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Refused } from '../api.ts';
import { isDecided } from '../isDecided.ts';
import { notify } from '../ui/Toasts.tsx';
import { call } from './call.ts';
import { IntentKeys } from './intentKeys.ts';
import { endSession } from './session.ts';

/** Looking again would write to the audit log or make a new secret, so these are asked once. */
const ASKED_ONCE: readonly unknown[] = ['screenshot', 'identityPictures', 'officeBeginTwoStep', 'session'];

export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: error => heed(client, error) }),
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 2 && isUnreachable(error), refetchOnWindowFocus: true },
    },
  });
  return client;
}

/** What a call answers, kept by the call's name and input. */
export const useAsk = <N extends OfficeCall>(name: N, input: Sent<N>, enabled = true) =>
  useQuery({
    queryKey: [name, input],
    queryFn: ({ signal }): Promise<Reply<N>> => call(name, input, { signal }),
    staleTime: ASKED_ONCE.includes(name) ? Infinity : 0,
    enabled,
  });

/** The same for lists: while the next page loads, the last one stays on screen. */
export const useAskList = <N extends OfficeCall>(name: N, input: Sent<N>) =>
  useQuery({
    queryKey: [name, input],
    queryFn: ({ signal }): Promise<Reply<N>> => call(name, input, { signal }),
    placeholderData: keepPreviousData,
  });

export interface Command<N extends OfficeCall> {
  readonly busy: boolean;
  run(input: Sent<N>): void;
}

/** A command that changes something: a second click while it runs is ignored, and a refusal is told. */
export function useCommand<N extends OfficeCall>(
  name: N,
  done: (reply: Reply<N>, input: Sent<N>) => void,
  refused: (refused: Refused) => void = tell,
): Command<N> {
  const client = useQueryClient();
  const [keys] = useState(() => new IntentKeys());
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const attempt = async (input: Sent<N>) => {
    try {
      const reply = await call(name, input, { key: keys.keyOf(input) });
      keys.answered(input);
      done(reply, input);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!isUnreachable(error)) keys.answered(input);
      heed(client, error);
      refused(error);
    } finally {
      running.current = false;
      setBusy(false);
      refresh(client);
    }
  };
  const run = (input: Sent<N>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void attempt(input);
  };
  return { busy, run };
}

const tell = (refused: Refused) => notify.error(refused.message);

/** Loads again what is on screen. What is being loaded may be from before the change, so that is dropped first. */
export function refresh(client: QueryClient, names?: readonly OfficeCall[]): void {
  const concerned = {
    predicate: ({ queryKey: [name] }: Query) =>
      names ? names.some(each => each === name) : !ASKED_ONCE.includes(name),
  };
  void client.cancelQueries(concerned).then(() => client.invalidateQueries(concerned));
}

/** These leave open whether a command was taken: a retry keeps its key. */
const isUnreachable = (error: unknown): boolean => error instanceof Refused && !isDecided(error);

/** What must be done before anything else is answered. */
const FIRST_THINGS: readonly string[] = ['two-step-set-up-needed', 'password-change-needed'];

/** A session that has ended, or may not go on yet, changes the whole page. */
function heed(client: QueryClient, error: unknown): void {
  if (!(error instanceof Refused)) return;
  if (error.code === 'not-signed-in') endSession(client, true);
  if (FIRST_THINGS.includes(error.code)) void client.invalidateQueries({ queryKey: ['session'] });
}
