import { useState } from 'react';
import { Segmented } from '../../../ui/Segmented.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import type { Command } from '../../queries.ts';
import type { Proposal } from '../../parts/proposal.ts';

interface Props {
  readonly proposal: Proposal;
  readonly action: 'Reject' | 'Withdraw';
  readonly command: Command<'rejectProposal'>;
  readonly onClose: () => void;
}

const AFTERWARDS = ['Let it go on', 'Leave it suspended'] as const;

/** Asks why, and what becomes of the betting that was suspended for it. */
export function RejectDialog({ proposal, action, command, onClose }: Props) {
  const [afterwards, setAfterwards] = useState<(typeof AFTERWARDS)[number]>('Let it go on');
  const isForThis = proposal.suspended === 'forThis';
  const staysSuspended = isForThis && afterwards === 'Leave it suspended';
  return (
    <ReasonDialog
      title={`${action} this proposal`}
      action={action}
      danger
      busy={command.busy}
      onGive={reason => command.run({ id: proposal.id, reason, staysSuspended })}
      onClose={onClose}
    >
      <p>{proposal.words}</p>
      {isForThis && (
        <>
          <Segmented
            label="Betting was suspended for this proposal alone. Afterwards:"
            name="afterwards"
            value={afterwards}
            options={AFTERWARDS}
            onChange={setAfterwards}
          />
          <p className="muted">
            {staysSuspended
              ? 'It stays suspended until somebody resumes it.'
              : 'It opens again with the prices of this moment, unless another proposal about it waits.'}
          </p>
        </>
      )}
      {proposal.suspended === 'otherwise' && (
        <p className="muted">Betting on it is suspended for another reason too, and stays so.</p>
      )}
    </ReasonDialog>
  );
}
