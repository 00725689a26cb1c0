import { say } from '@maidan/words/say';
import { Pager } from '../../ui/Pager.tsx';
import { useLocation, useParams } from '../../ui/router.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/States.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { useAskList } from '../queries.ts';
import { TicketPanel } from '../support/TicketPanel.tsx';
import { TicketTable } from '../support/TicketTable.tsx';

type Show = 'waiting' | 'mine' | 'open' | 'closed';

const isShow = (text: string): text is Show => ['waiting', 'mine', 'open', 'closed'].includes(text);

const choicesFor = (waiting: number) => [
  { value: 'waiting' as const, label: say('officeSupport.waiting', { count: String(waiting) }) },
  { value: 'mine' as const, label: say('officeSupport.mine') },
  { value: 'open' as const, label: say('officeSupport.open') },
  { value: 'closed' as const, label: say('officeSupport.closed') },
];

/** Questions of players, and beside them the one that somebody reads. */
export function Support() {
  const { page, search, value, change, turnTo } = useListAddress();
  const { id } = useParams();
  const { search: address } = useLocation();
  const shown = value('show');
  const show = isShow(shown) ? shown : 'waiting';
  const list = useAskList('officeTickets', { show, search, page, size: 20 });
  const overdue = list.data?.overdue ?? 0;
  return (
    <>
      <ScreenHead
        title={say('officeSupport.title')}
        note={overdue > 0 && <b className="neg">{say('officeSupport.overdue', { count: overdue })}</b>}
      />
      <div className={id ? 'office-split open' : 'office-split'}>
        <section className="panel office-split-list" aria-label={say('officeSupport.title')}>
          <div className="office-filters">
            <Choices
              label={say('officeSupport.which')}
              value={show}
              choices={choicesFor(list.data?.waiting ?? 0)}
              onChoose={next => change({ show: next === 'waiting' ? '' : next })}
            />
            <SearchField value={search} onChange={text => change({ search: text })} />
          </div>
          <Listing
            query={list}
            what={say('officeSupport.theQueue')}
            rows={8}
            isEmpty={({ total }) => total === 0}
            empty={<Empty icon="chat" title={say('officeSupport.nothing')} text={say('officeSupport.nothingHint')} />}
          >
            {found => (
              <>
                <TicketTable rows={found.rows} chosen={id} linkTo={each => `/support/${each}${address}`} />
                {found.pages > 1 && <Pager page={found.page} pages={found.pages} total={found.total} onPage={turnTo} />}
              </>
            )}
          </Listing>
        </section>
        <div className="office-split-detail">
          {id ? (
            <TicketPanel key={id} id={id} backTo={`/support${address}`} />
          ) : (
            <section className="panel">
              <Empty icon="chat" title={say('officeSupport.noneChosen')} text={say('officeSupport.chooseOne')} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
