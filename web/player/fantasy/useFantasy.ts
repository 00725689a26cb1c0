import type { Reply, Sent } from '@maidan/contract/api';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../api.ts';
import { callLater } from '../laterCalls.ts';
import { intentOf } from '../parts/intent.ts';
import { withFigure } from '../parts/limits/withFigure.ts';

/* What is asked of the house about contests, and what it is told. */

export type MatchOf = Reply<'fantasyMatch'>;
export type ContestOf = Reply<'fantasyContest'>;
export type ContestSeen = MatchOf['contests'][number];
export type PlayerSeen = MatchOf['squad'][number];
export type EntrySeen = ContestOf['entries'][number];
export type TeamSent = Sent<'enterContest'>['team'];

/** While a ball may be bowled, and otherwise. */
const [LIVE_MS, QUIET_MS] = [4_000, 15_000];

export function useMatch(event: string) {
  return useQuery({
    queryKey: ['fantasy', 'match', event],
    queryFn: ({ signal }) => callLater('fantasyMatch', { event }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'live' ? LIVE_MS : QUIET_MS),
  });
}

export function useContest(contest: string) {
  return useQuery({
    queryKey: ['fantasy', 'contest', contest],
    queryFn: ({ signal }) => callLater('fantasyContest', { contest }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'live' ? LIVE_MS : QUIET_MS),
  });
}

/** A page of what one has entered. */
export function useOwnContests(input: Sent<'myContests'>) {
  return useQuery({
    queryKey: ['fantasy', 'mine', input],
    queryFn: ({ signal }) => callLater('myContests', input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
  });
}

/** Sends a team under a key of its own until there is an answer; says what went wrong. */
export function useSendTeam() {
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  async function once<A>(name: string, input: unknown, deliver: (key: string) => Promise<A>): Promise<A | Error> {
    setSending(true);
    try {
      return await intentOf(name, sessionStorage, newKey).send(input, deliver);
    } catch (error) {
      const refused = await withFigure(error);
      return refused instanceof Error ? refused : new Error(String(refused));
    } finally {
      setSending(false);
      void queries.invalidateQueries({ queryKey: ['fantasy'] });
    }
  }
  return {
    isSending,
    enter: (contest: string, team: TeamSent) =>
      once('enterContest', { contest, team }, key => callLater('enterContest', { contest, team }, { key })),
    change: (entry: string, team: TeamSent) =>
      once('changeEntry', { entry, team }, key => callLater('changeEntry', { entry, team }, { key })),
  };
}
