import type { EventView, MyOrdersView } from '@maidan/contract/event';
import { useQuery } from '@tanstack/react-query';
import { useReloadOn } from '../../account/useReloadOn.ts';
import { call } from '../../session.ts';
import { type MatchedBet, matchedOf } from './matched.ts';

/** Bets of a match that are struck, newest first: with players from the record, with the house from the live topic. */
export function useMatched(view: EventView, mine: MyOrdersView): readonly MatchedBet[] {
  const input = { event: view.id, size: 50 };
  const { data } = useQuery({
    queryKey: ['mySportBets', input],
    queryFn: ({ signal }) => call('mySportBets', input, { signal }),
    placeholderData: last => last,
  });
  useReloadOn(mine, 'mySportBets');
  return matchedOf(view, mine, data?.rows ?? []);
}
