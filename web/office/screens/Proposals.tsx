import { say } from '@maidan/words/say';
import { Pager } from '../../ui/Pager.tsx';
import { Empty } from '../../ui/States.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { ProposalTable } from './proposals/ProposalTable.tsx';
import { useAskList } from '../queries.ts';

const STATES = [
  { value: 'open', label: say('officeMoney.open') },
  { value: 'all', label: say('officeMoney.all') },
] as const;

/** What waits for a second person. */
export function Proposals() {
  const { page, value, change, turnTo } = useListAddress();
  const state = STATES.find(each => each.value === value('state'))?.value ?? 'open';
  const proposals = useAskList('proposals', { state, page, size: 20 });
  return (
    <>
      <ScreenHead title={say('officeMoney.proposals')} note={say('officeMoney.whatWaits')} />
      <div className="panel office-alone">
        <div className="office-filters">
          <Choices
            label={say('officeMoney.state')}
            value={state}
            choices={STATES}
            onChoose={next => change({ state: next })}
          />
        </div>
        <Listing
          query={proposals}
          what={say('officeMoney.theProposals')}
          isEmpty={({ total }) => total === 0}
          empty={<Empty icon="check" title={say('officeMoney.nothingWaits')} text={say('officeMoney.appearHere')} />}
        >
          {found => (
            <>
              <ProposalTable rows={found.rows} />
              {found.pages > 1 && <Pager page={found.page} pages={found.pages} total={found.total} onPage={turnTo} />}
            </>
          )}
        </Listing>
      </div>
    </>
  );
}
