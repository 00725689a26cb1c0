import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Segmented } from '../../../ui/Segmented.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import type { Command } from '../../queries.ts';
import type { Proposal } from '../../parts/proposal.ts';

interface Props {
  readonly proposal: Proposal;
  /** Who made it takes it back. */
  readonly isOwn: boolean;
  readonly command: Command<'rejectProposal'>;
  readonly onClose: () => void;
}

const AFTERWARDS = ['goesOn', 'staysSuspended'] as const;

const AFTERWARDS_WORDS = {
  goesOn: say('officeMoney.letGoOn'),
  staysSuspended: say('officeMoney.leaveSuspended'),
} as const;

/** Asks why, and what becomes of the betting that was suspended for it. */
export function RejectDialog({ proposal, isOwn, command, onClose }: Props) {
  const [afterwards, setAfterwards] = useState<(typeof AFTERWARDS)[number]>('goesOn');
  const isForThis = proposal.suspended === 'forThis';
  const staysSuspended = isForThis && afterwards === 'staysSuspended';
  return (
    <ReasonDialog
      title={isOwn ? say('officeMoney.withdrawThis') : say('officeMoney.rejectThis')}
      action={isOwn ? say('officeMoney.withdraw') : say('officeMoney.reject')}
      danger
      busy={command.busy}
      onGive={reason => command.run({ id: proposal.id, reason, staysSuspended })}
      onClose={onClose}
    >
      <p>{proposal.words}</p>
      {isForThis && (
        <>
          <Segmented
            label={say('officeMoney.wasSuspended')}
            name="afterwards"
            value={afterwards}
            options={AFTERWARDS}
            words={AFTERWARDS_WORDS}
            onChange={setAfterwards}
          />
          <p className="muted">{staysSuspended ? say('officeMoney.staysUntil') : say('officeMoney.opensAgain')}</p>
        </>
      )}
      {proposal.suspended === 'otherwise' && <p className="muted">{say('officeMoney.suspendedOtherwise')}</p>}
    </ReasonDialog>
  );
}
