import { useQuery } from '@tanstack/react-query';
import { call } from '../session.ts';

/** Often enough for a figure at the edge of the screen. */
const EVERY_MS = 30_000;
const NONE: Readonly<Record<string, number>> = {};

/** How many events of each sport are open, by its code: without the prices of theirs that a board would bring. */
export function useSportCounts(): Readonly<Record<string, number>> {
  const { data } = useQuery({
    queryKey: ['sportCounts'],
    queryFn: ({ signal }) => call('sportCounts', {}, { signal }),
    refetchInterval: EVERY_MS,
  });
  return data?.counts ?? NONE;
}
