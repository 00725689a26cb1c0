import type { Topic } from '@maidan/contract/stream';
import { say } from '@maidan/words/say';
import { useAway } from '../../live/useAway.ts';
import { Badge } from './Badge.tsx';

/** Marks what is on its way to another node, or cannot be reached from this one. */
export function AwayBadge({ topics }: { readonly topics: readonly Topic[] }) {
  const why = useAway(...topics);
  if (why === undefined) return null;
  return (
    <Badge tone="warning" icon="retry">
      {why === 'moving' ? say('office.changingHands') : say('office.notReached')}
    </Badge>
  );
}
