import type { BoardRow } from '@maidan/contract/event';
import { useMemo } from 'react';
import { useArrived } from '../../live/useArrived.ts';
import { useAway } from '../../live/useAway.ts';
import { useLine, useLive, useReconnect } from '../../live/useLive.ts';
import { useStale } from '../../live/useStale.ts';
import { openRows } from './board.ts';

export interface Board {
  /** What is open, in order. Nothing until the server has said. */
  readonly rows: readonly BoardRow[] | undefined;
  /** The server's clock when it last said something. */
  readonly now: number;
  /** The line has been down for a while, or nobody keeps the matches: prices may be old. */
  readonly isStale: boolean;
  /** Nothing is known and the line is down. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useBoard(): Board {
  const view = useArrived(useLive('board'));
  const away = useAway('board');
  const isStale = useStale() || away !== undefined;
  const isLost = useLine(({ state }) => state === 'reconnecting');
  const rows = useMemo(() => view && openRows(view.rows), [view]);
  return {
    rows: away && rows?.length === 0 ? undefined : rows, // of who could not ask anybody it says nothing
    now: view?.now ?? 0,
    isStale,
    hasFailed: !view && isLost,
    retry: useReconnect(),
  };
}
