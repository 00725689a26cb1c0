import { say } from '@maidan/words/say';
import type { Proposal } from '../../parts/proposal.ts';
import { StopButton } from './StopButton.tsx';

/** A proposal that waits no more, and betting that is still suspended for it. */
export function LetGoOn({ proposal: { kind, subject, about, suspended } }: { readonly proposal: Proposal }) {
  if (suspended !== 'forThis') return null;
  const id = subject.slice(subject.indexOf(':') + 1); // 'market:cricket-1042.bookmaker'
  const type = kind === 'voidEvent' ? 'event' : 'market';
  return <StopButton on={{ type, id }} name={about} isStopped small resume={say('officeSport.letGoOn')} />;
}
