import type { Reply } from '@maidan/contract/api';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { useCommand } from '../queries.ts';
import { useMay, useMe } from '../session.ts';

type Proposal = Reply<'proposals'>['rows'][number];

const KINDS = { adjustment: 'Adjustment', role: 'Role', voidRound: 'Void a round' } as const;

const STATES = {
  open: <Badge tone="warning">Open</Badge>,
  approved: <Badge tone="good">Approved</Badge>,
  rejected: <Badge tone="bad">Rejected</Badge>,
  expired: <Badge tone="quiet">Expired</Badge>,
} as const;

export const ProposalTable = ({ rows }: { readonly rows: readonly Proposal[] }) => (
  <Table caption="Proposals" columns={COLUMNS} rows={rows} keyOf={proposal => proposal.id} />
);

const COLUMNS: readonly Column<Proposal>[] = [
  { title: 'What', draw: ({ kind, words }) => <span className="office-wrap">{words || KINDS[kind]}</span> },
  { title: 'Reason', wide: true, draw: ({ reason }) => <span className="office-wrap">{reason}</span> },
  { title: 'Proposed by', draw: ({ maker }) => maker.name },
  { title: 'At', wide: true, draw: ({ at }) => formatMinute(at) },
  { title: 'Until', wide: true, draw: ({ expiresAt }) => formatMinute(expiresAt) },
  { title: 'State', draw: ({ state }) => STATES[state] },
  { title: 'Decide', untitled: true, numeric: true, draw: proposal => <Decide proposal={proposal} /> },
];

/** To make one, and to decide on somebody else's. */
const NEEDS = { adjustment: 'players.adjust', role: 'staff.write', voidRound: 'tables.write' } as const;

/** The maker may withdraw a proposal and never approve it; another person with the same right decides. */
function Decide({ proposal }: { readonly proposal: Proposal }) {
  const me = useMe();
  const mayDecide = useMay(NEEDS[proposal.kind]);
  const [isRejecting, setRejecting] = useState(false);
  const approve = useCommand('approveProposal', () => notify.success('Approved', proposal.words));
  const reject = useCommand('rejectProposal', () => {
    setRejecting(false);
    notify.success(isOwn ? 'Withdrawn' : 'Rejected', proposal.words);
  });
  const isOwn = proposal.maker.id === me.id;
  if (proposal.state !== 'open' || !mayDecide) return null;
  const words = isOwn ? 'Withdraw' : 'Reject';
  return (
    <span className="office-row-actions">
      <Button small kind="danger" onClick={() => setRejecting(true)}>
        {words}
      </Button>
      {!isOwn && (
        <Button small kind="primary" busy={approve.busy} onClick={() => approve.run({ id: proposal.id })}>
          Approve
        </Button>
      )}
      {isRejecting && (
        <ReasonDialog
          title={`${words} this proposal`}
          action={words}
          danger
          busy={reject.busy}
          onGive={reason => reject.run({ id: proposal.id, reason })}
          onClose={() => setRejecting(false)}
        >
          <p>{proposal.words}</p>
        </ReasonDialog>
      )}
    </span>
  );
}
