import { say } from '@maidan/words/say';
import { formatMinute } from '../../ui/when.ts';
import { ageOf, useNow } from '../age.ts';
import { Badge } from '../parts/Badge.tsx';
import type { Ticket } from './ticket.ts';

/** How long the player has waited for an answer, and whether that is too long. It goes on while the page lies open. */
export function AnswerClock({ ticket: { state, waitingSince, dueAt } }: { readonly ticket: Ticket }) {
  const now = useNow();
  if (state === 'closed') return <Badge tone="quiet">{say('officeSupport.isClosed')}</Badge>;
  if (waitingSince === null || dueAt === null) return <Badge tone="good">{say('officeSupport.isAnswered')}</Badge>;
  const age = ageOf(waitingSince, now);
  return (
    <span title={say('officeSupport.due', { when: formatMinute(dueAt) })}>
      {dueAt <= now ? (
        <Badge tone="bad" icon="warning">
          {say('officeSupport.late', { age })}
        </Badge>
      ) : (
        <Badge tone="warning" icon="clock">
          {age}
        </Badge>
      )}
    </span>
  );
}
