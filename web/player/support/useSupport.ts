import type { Input, Sent } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../api.ts';
import { useLive } from '../../live/useLive.ts';
import { notify } from '../../ui/Toasts.tsx';
import { callLater } from '../laterCalls.ts';
import { intentOf } from '../parts/intent.ts';
import { useReloadOn } from '../parts/useReloadOn.ts';

/** One's own questions; an answer that comes shows by itself. */
export function useTickets(page: number) {
  useReloadOn(useLive('inbox'), 'tickets');
  return useQuery({
    queryKey: ['tickets', page],
    queryFn: ({ signal }) => callLater('tickets', { page, size: 20 }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useTicket(id: string) {
  useReloadOn(useLive('inbox'), 'ticket');
  return useQuery({
    queryKey: ['ticket', id],
    queryFn: ({ signal }) => callLater('ticket', { id }, { signal }),
  });
}

export const useThing = (about: Input<'aboutThing'> | undefined) =>
  useQuery({
    queryKey: ['aboutThing', about],
    queryFn: ({ signal }) => callLater('aboutThing', about!, { signal }), // not asked for without it
    enabled: about !== undefined,
    retry: false,
  });

type Written = 'askSupport' | 'writeTicket' | 'solveTicket';

/** Sent once, whatever the network does. What went wrong is told, and what was written stays. */
export function useWriting<N extends Written>(name: N, failed: string) {
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const send = async (input: Sent<N>): Promise<{ readonly id?: string } | undefined> => {
    setSending(true);
    try {
      const sent = await intentOf(name, sessionStorage, newKey).send(input, key => callLater(name, input, { key }));
      await Promise.all(['tickets', 'ticket'].map(each => queries.invalidateQueries({ queryKey: [each] })));
      return sent;
    } catch (error) {
      notify.error(failed, error instanceof Error ? error.message : undefined);
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}

export const NOT_SENT = say('support.notSent');
