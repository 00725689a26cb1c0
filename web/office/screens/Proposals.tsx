import { Pager } from '../../ui/Pager.tsx';
import { Empty } from '../../ui/States.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { ProposalTable } from './proposals/ProposalTable.tsx';
import { useAskList } from '../queries.ts';

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'all', label: 'All' },
] as const;

/** What waits for a second person. */
export function Proposals() {
  const { page, value, change, turnTo } = useListAddress();
  const state = STATES.find(each => each.value === value('state'))?.value ?? 'open';
  const proposals = useAskList('proposals', { state, page, size: 20 });
  return (
    <>
      <ScreenHead title="Proposals" note="What waits for a second person" />
      <div className="panel office-alone">
        <div className="office-filters">
          <Choices label="State" value={state} choices={STATES} onChoose={next => change({ state: next })} />
        </div>
        <Listing
          query={proposals}
          what="The proposals"
          isEmpty={({ total }) => total === 0}
          empty={
            <Empty
              icon="check"
              title="Nothing waits"
              text="Adjustments, settings, limits, roles, refunds, results and voids appear here."
            />
          }
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
