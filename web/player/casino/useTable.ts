import type { AwayView } from '@maidan/contract/house';
import { tableTopic } from '@maidan/contract/stream';
import { type MyBet, tableAfter, type TableView } from '@maidan/contract/table';
import type { Round } from '@maidan/games/kit/round';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { foldTablesWith } from '../../live/fold.ts';
import { useArrived } from '../../live/useArrived.ts';
import { useAway } from '../../live/useAway.ts';
import { useLive } from '../../live/useLive.ts';
import { useStale } from '../../live/useStale.ts';
import { keepSeen } from '../parts/seen/keptSeen.ts';
import { tellsNothingNew } from '../parts/seen/seenRounds.ts';

foldTablesWith(tableAfter);

export interface LiveTable {
  /** Nothing until the server has said how it is. */
  readonly view: TableView | undefined;
  /** The server's clock. The same function for the life of the page. */
  readonly now: () => number;
  /** The line has been down for a while, or nobody deals: what is shown may be old. */
  readonly isStale: boolean;
  /** Why nobody deals at this moment, where it is so. */
  readonly away: AwayView['why'] | undefined;
}

export function useTable(code: string): LiveTable {
  const view = useArrived(useLive(tableTopic(code)));
  const ahead = useRef(0);
  useEffect(() => {
    if (view) ahead.current = view.now - Date.now();
  }, [view]);
  const round = view?.round;
  const kept = useRef<Round>(undefined);
  useEffect(() => {
    if (round && !tellsNothingNew(kept.current, round)) keepSeen(round);
    kept.current = round;
  }, [round]);
  const now = useCallback(() => Date.now() + ahead.current, []);
  const [isStale, away] = [useStale(), useAway(tableTopic(code))];
  return { view, now, isStale: isStale || away !== undefined, away };
}

export interface MyBets {
  /** Of the round that is played now, newest first, without those taken back. */
  readonly now: readonly MyBet[];
  /** Of the round before in which there were any. */
  readonly before: readonly MyBet[];
}

/** The player's own bets at a table. */
export function useMyBets(code: string, round: string | undefined): MyBets {
  const all = useLive('mybets');
  return useMemo(() => {
    const here = (all?.bets ?? [])
      .filter(bet => bet.game === code && bet.state !== 'undone')
      .toSorted((a, b) => b.at - a.at);
    const earlier = here.find(bet => bet.round !== round)?.round;
    return {
      now: here.filter(bet => bet.round === round),
      before: here.filter(bet => bet.round === earlier),
    };
  }, [all, code, round]);
}
