import { say } from '@maidan/words/say';

interface Props {
  readonly state: 'open' | 'closed';
  readonly isAnswered: boolean;
}

/** Whose turn it is. */
export function TicketState({ state, isAnswered }: Props) {
  if (state === 'closed') return <span className="bdg">{say('support.isClosed')}</span>;
  if (isAnswered) return <span className="bdg g">{say('support.isAnswered')}</span>;
  return <span className="bdg i">{say('support.isWaiting')}</span>;
}
