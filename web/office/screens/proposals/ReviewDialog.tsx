import { say } from '@maidan/words/say';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { formatMinute } from '../../../ui/when.ts';
import { Fact } from '../../Fact.tsx';
import { useMay } from '../../session.ts';
import { ProposedSettlement } from '../../sport/settle/ProposedSettlement.tsx';
import { ProposedVoid } from '../../sport/settle/ProposedVoid.tsx';
import { Approve } from './Approve.tsx';
import type { Proposal } from '../../parts/proposal.ts';
import { ProposedLimits } from './ProposedLimits.tsx';
import { ProposedSettings } from './ProposedSettings.tsx';

interface Props {
  readonly proposal: Proposal;
  /** Absent for who may look only: its maker among them. */
  readonly approve: { readonly busy: boolean; readonly run: () => void } | null;
  readonly onClose: () => void;
}

/** Everything a proposal would do, before the second person lets it happen. */
export const ReviewDialog = ({ proposal, approve, onClose }: Props) => (
  <Dialog title={proposal.words} onClose={onClose}>
    <div className="office-stack sport-review">
      <dl className="office-facts">
        <Fact name={say('officeMoney.proposedBy')} value={proposal.maker.name}>
          {formatMinute(proposal.at)}
        </Fact>
        <Fact name={say('officeMoney.reason')} value={proposal.reason} />
      </dl>
      <Preview proposal={proposal} />
      {!approve && <p className="muted">{say('officeMoney.secondApproves')}</p>}
      <div className="office-actions">
        <Button onClick={onClose}>{say('officeMoney.close')}</Button>
        {approve && <Approve proposal={proposal} approve={approve} />}
      </div>
    </div>
  </Dialog>
);

function Preview({ proposal: { kind, subject, settlement, change, caution, limits } }: Pick<Props, 'proposal'>) {
  const maySeeSport = useMay('sport.read');
  if (change) return <ProposedSettings change={change} caution={caution} />;
  if (limits.length > 0) return <ProposedLimits limits={limits} />;
  if (!maySeeSport) return null;
  if (settlement) return <ProposedSettlement settlement={settlement} />;
  // 'event:cricket-1042'
  return kind === 'voidEvent' ? <ProposedVoid event={subject.slice(subject.indexOf(':') + 1)} /> : null;
}
