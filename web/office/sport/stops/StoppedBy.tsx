import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { bold } from '../../../ui/said.tsx';
import { formatInstant } from '../../../ui/when.ts';
import type { Stop } from '../events/event.ts';
import { reasonQuoted } from '../said.tsx';

/** Who stopped the betting, when and why: 'by Asha Rao, 07 Mar 2025 14:03:22: A wrong price'. */
export function StoppedBy({ stop }: { readonly stop: Stop }): ReactNode {
  const { by, reason } = stop;
  const at = formatInstant(stop.at);
  const proposal = stop.proposal ?? 'none';
  return reason === ''
    ? say('officeSport.stopUnsaid', { proposal, by, at, b: bold })
    : say('officeSport.stopBy', { proposal, by, at, reason, b: bold, q: reasonQuoted });
}
