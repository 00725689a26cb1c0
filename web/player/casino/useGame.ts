import { tableTopic } from '@maidan/contract/stream';
import { gameOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { withLimits } from '@maidan/games/kit/withLimits';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLive } from '../../live/useLive.ts';

/** Those whose rules are here. */
const fetched = new Map<string, Game>();

/** The rules of a game, of any case. */
export async function fetchGame(code: string): Promise<Game | null> {
  const game = (await gameOf(code)) ?? null;
  if (game) fetched.set(game.code, game);
  return game;
}

/** A game as its table plays it: its rules are loaded when somebody goes there, its limits are told by the house. */
export function useGame(code: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['game', code],
    queryFn: () => fetchGame(code),
    initialData: () => fetched.get(code),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const limits = useLive(tableTopic(code))?.limits;
  const game = useMemo(() => data && withLimits(data, limits ?? {}), [data, limits]);
  return { game, hasLimits: limits !== undefined, error, refetch };
}
