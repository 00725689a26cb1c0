import { say } from '@maidan/words/say';
import { Button } from '../../../ui/Button.tsx';
import { formatMinute } from '../../../ui/when.ts';
import type { Proposal } from '../../parts/proposal.ts';

interface Props {
  readonly proposal: Proposal;
  readonly approve: { readonly busy: boolean; readonly run: () => void };
  readonly small?: boolean;
}

/** For a second person. Who does not count as one yet beside its maker is told from when on. */
export const Approve = ({ proposal: { id, countsFrom }, approve, small = false }: Props) => (
  <>
    {countsFrom !== null && (
      <span className="muted office-wrap" id={`counts-${id}`}>
        {say('officeMoney.youCount', { time: formatMinute(countsFrom) })}
      </span>
    )}
    <Button
      small={small}
      kind="primary"
      busy={approve.busy}
      disabled={countsFrom !== null}
      aria-describedby={countsFrom === null ? undefined : `counts-${id}`}
      onClick={approve.run}
    >
      {say('officeMoney.approve')}
    </Button>
  </>
);
