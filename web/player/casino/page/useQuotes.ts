import { LAST_CALL_MS } from '@maidan/games/kit/bet';
import type { Quotes } from '@maidan/games/kit/quote';
import type { Round } from '@maidan/games/kit/round';
import { useEffect, useState } from 'react';

const NONE: Quotes = {};

/** What can be struck now, and what was offered last: a table that closes keeps its shape. */
export function useQuotes(round: Round | undefined, now: () => number): { quotes: Quotes; seen: Quotes } {
  const isOpen = useIsOpen(round, now);
  const offered = round?.quotes ?? NONE;
  const [seen, setSeen] = useState(offered);
  const isNews = offered !== seen && Object.keys(offered).length > 0;
  if (isNews) setSeen(offered);
  return { quotes: isOpen ? offered : NONE, seen: isNews ? offered : seen };
}

/** The last seconds of a window are too late for a bet to arrive: the cells are locked before the server refuses. */
function useIsOpen(round: Round | undefined, now: () => number): boolean {
  const until = round?.phase === 'open' ? round.dueAt - LAST_CALL_MS : 0;
  const [closed, setClosed] = useState(0);
  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setTimeout(() => setClosed(until), Math.max(0, until - now()));
    return () => clearTimeout(timer);
  }, [until, now]);
  return until !== 0 && closed !== until;
}
