import { PROPOSAL_NEEDS } from '@maidan/contract/proposalNeeds';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/Toasts.tsx';
import { formatMinute } from '../../../ui/when.ts';
import { Badge } from '../../parts/Badge.tsx';
import { type Column, Table } from '../../parts/Table.tsx';
import { useCommand } from '../../queries.ts';
import { useMay, useMe } from '../../session.ts';
import { LetGoOn } from '../../sport/stops/LetGoOn.tsx';
import { Approve } from './Approve.tsx';
import { RecordMark } from '../../sport/settle/RecordMark.tsx';
import type { Proposal } from '../../parts/proposal.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

const KINDS = {
  adjustment: say('officeMoney.adjustment'),
  role: say('officeMoney.role'),
  voidRound: say('officeMoney.voidRound'),
  settleMarket: say('officeMoney.settleMarket'),
  voidEvent: say('officeMoney.voidEvent'),
  settings: say('officeMoney.settings'),
  refundPayout: say('officeMoney.refundPayout'),
  tableLimits: say('officeMoney.tableLimits'),
  marketLimits: say('officeMoney.marketLimits'),
} as const;

const STATES = {
  open: <Badge tone="warning">{say('officeMoney.open')}</Badge>,
  approved: <Badge tone="good">{say('officeMoney.approved')}</Badge>,
  rejected: <Badge tone="bad">{say('officeMoney.rejected')}</Badge>,
  expired: <Badge tone="quiet">{say('officeMoney.expired')}</Badge>,
} as const;

export const ProposalTable = ({ rows }: { readonly rows: readonly Proposal[] }) => (
  <Table caption={say('officeMoney.proposals')} columns={COLUMNS} rows={rows} keyOf={proposal => proposal.id} />
);

const COLUMNS: readonly Column<Proposal>[] = [
  {
    title: say('officeMoney.what'),
    draw: ({ kind, words, against, caution }) => (
      <>
        <span className="office-wrap">{words || KINDS[kind]}</span>
        {against && <RecordMark isSame={false} words={against} />}
        {caution && <Badge tone="bad">{caution}</Badge>}
      </>
    ),
  },
  { title: say('officeMoney.reason'), wide: true, draw: ({ reason }) => <span className="office-wrap">{reason}</span> },
  { title: say('officeMoney.proposedBy'), draw: ({ maker }) => maker.name },
  { title: say('officeMoney.at'), wide: true, draw: ({ at }) => formatMinute(at) },
  { title: say('officeMoney.until'), wide: true, draw: ({ expiresAt }) => formatMinute(expiresAt) },
  { title: say('officeMoney.state'), draw: ({ state }) => STATES[state] },
  { title: say('officeMoney.decide'), untitled: true, numeric: true, draw: proposal => <Decide proposal={proposal} /> },
];

/** What pays many people at once, or changes where or how much they pay, is looked at before it is approved. */
const hasPreview = ({ kind, limits }: Proposal): boolean =>
  kind === 'settleMarket' || kind === 'voidEvent' || kind === 'settings' || limits.length > 0;

/** The maker may withdraw a proposal and never approve it; another person with the same right decides. */
function Decide({ proposal }: { readonly proposal: Proposal }) {
  const me = useMe();
  const mayDecide = useMay(PROPOSAL_NEEDS[proposal.kind]);
  const [asked, setAsked] = useState<'reject' | 'review' | null>(null);
  const approve = useCommand('approveProposal', () => {
    setAsked(null);
    notify.success(say('officeMoney.approved'), proposal.words);
  });
  const reject = useCommand('rejectProposal', () => {
    setAsked(null);
    notify.success(isOwn ? say('officeMoney.withdrawn') : say('officeMoney.rejected'), proposal.words);
  });
  const isOwn = proposal.maker.id === me.id;
  const isOpen = proposal.state === 'open';
  const take = { busy: approve.busy, run: () => approve.run({ id: proposal.id }) };
  return (
    <span className="office-row-actions">
      {isOpen && mayDecide && (
        <Button small kind="danger" onClick={() => setAsked('reject')}>
          {isOwn ? say('officeMoney.withdraw') : say('officeMoney.reject')}
        </Button>
      )}
      {isOpen && hasPreview(proposal) && (
        <Button small kind={mayDecide && !isOwn ? 'teal' : 'plain'} onClick={() => setAsked('review')}>
          {say('officeMoney.lookAtIt')}
        </Button>
      )}
      {isOpen && mayDecide && !isOwn && !hasPreview(proposal) && <Approve proposal={proposal} approve={take} small />}
      {asked === 'reject' && (
        <RejectDialog proposal={proposal} isOwn={isOwn} command={reject} onClose={() => setAsked(null)} />
      )}
      {mayDecide && !isOpen && <LetGoOn proposal={proposal} />}
      {asked === 'review' && (
        <ReviewDialog proposal={proposal} approve={mayDecide && !isOwn ? take : null} onClose={() => setAsked(null)} />
      )}
    </span>
  );
}
