import type { AwayView } from '@maidan/contract/house';
import type { Topic } from '@maidan/contract/stream';
import { useLive } from './useLive.ts';

/** Why nothing is told of any of these, while it is so. */
export function useAway(...topics: readonly Topic[]): AwayView['why'] | undefined {
  const away = useLive('house')?.away;
  return away && topics.some(topic => away.topics.includes(topic)) ? away.why : undefined;
}
