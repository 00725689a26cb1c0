import { say } from '@maidan/words/say';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/States.tsx';
import { AuditTable } from '../audit/AuditTable.tsx';
import { useVerifyChain } from '../audit/VerifyChain.tsx';
import { loadFile } from '../file.ts';
import { Listing } from '../parts/Listing.tsx';
import { SaveButton } from '../parts/SaveButton.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { useAskList } from '../queries.ts';

/** Who did what, when and why; each row bound to the one before it by its hash. */
export function Audit() {
  const { page, search, change, turnTo } = useListAddress();
  const log = useAskList('audit', { search, page, size: 20 });
  const chain = useVerifyChain();
  return (
    <>
      <ScreenHead title={say('officeMoney.audit')}>
        <SaveButton
          label={say('officeMoney.export')}
          name="maidan-audit.jsonl"
          load={() => loadFile('exportAudit', {})}
        />
        {chain.button}
      </ScreenHead>
      {chain.result}
      <div className="panel office-alone">
        <div className="office-filters">
          <SearchField value={search} onChange={text => change({ search: text })} />
        </div>
        <Listing
          query={log}
          what={say('officeMoney.theAuditLog')}
          rows={10}
          isEmpty={({ total }) => total === 0}
          empty={<Empty icon="document" title={say('officeMoney.noneFound')} text={say('officeMoney.noRowMatches')} />}
        >
          {found => (
            <>
              <AuditTable rows={found.rows} />
              {found.pages > 1 && <Pager page={found.page} pages={found.pages} total={found.total} onPage={turnTo} />}
            </>
          )}
        </Listing>
      </div>
    </>
  );
}
