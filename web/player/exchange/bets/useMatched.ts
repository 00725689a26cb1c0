import type { EventView, MyOrdersView } from '@maidan/contract/event';
import { useQuery } from '@tanstack/react-query';
import { useReloadOn } from '../../account/useReloadOn.ts';
import { call } from '../../session.ts';
import { type MatchedBet, matchedOf } from './matched.ts';

type Known = Pick<EventView, 'id'> & Partial<Pick<EventView, 'rows'>>;

/** Bets of a match that are struck, newest first: with players from the record, with the house from the live topic. */
export function useMatched(event: Known, mine: MyOrdersView): readonly MatchedBet[] {
  const input = { event: event.id, state: 'open', size: 50 } as const;
  const { data } = useQuery({
    queryKey: ['mySportBets', input],
    queryFn: ({ signal }) => call('mySportBets', input, { signal }),
    placeholderData: last => last,
  });
  useReloadOn(mine, 'mySportBets');
  return matchedOf(event, mine, data?.rows ?? []);
}
