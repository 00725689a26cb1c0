import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { Link } from '../../ui/router.tsx';
import { Note } from './Note.tsx';
import { useAsk } from '../queries.ts';
import { useMay } from '../session.ts';
import type { Proposal } from './proposal.ts';

interface Props {
  /** What takes two people, and what does not. */
  readonly children: ReactNode;
  readonly isAbout: (proposal: Proposal) => boolean;
}

const toProposals = (id: string): ReactNode => (
  <Link key="link" to="/proposals">
    {id}
  </Link>
);

/** What takes two people here, and which proposals wait for the second. */
export function WaitingProposals({ children, isAbout }: Props) {
  const proposals = useAsk('proposals', { state: 'open', size: 50 }, useMay('players.read'));
  const waiting = proposals.data?.rows.filter(isAbout) ?? [];
  return (
    <Note tone={waiting.length > 0 ? 'warning' : 'info'} icon="eye">
      {children}
      {waiting.map(({ id, maker }) => (
        <p key={id}>{say('office.waitsOf', { id, name: maker.name, link: toProposals })}</p>
      ))}
    </Note>
  );
}
