import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Pager } from '../../ui/Pager.tsx';
import { Link } from '../../ui/router.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { useAskList } from '../queries.ts';
import { contestName, ContestState } from '../sport/contests/ContestState.tsx';

type Contest = Reply<'officeContests'>['rows'][number];

const SHOWN = [
  { value: 'all', label: say('officeSport.contestAll') },
  { value: 'open', label: say('officeSport.contestOpen') },
  { value: 'settled', label: say('officeSport.contestPaid') },
  { value: 'refunded', label: say('officeSport.contestBack') },
] as const;

/** Fantasy contests: who is in, what they paid in, what was paid out of it and what the house kept. */
export function Contests() {
  const { page, search, value, change, turnTo } = useListAddress();
  const state = SHOWN.find(each => each.value === value('show'))?.value ?? 'all';
  const contests = useAskList('officeContests', { state, search, page, size: 20 });
  return (
    <>
      <ScreenHead title={say('office.contests')} />
      <div className="panel office-alone">
        <div className="office-filters">
          <Choices
            label={say('officeSport.whichContests')}
            value={state}
            choices={SHOWN}
            onChoose={show => change({ show: show === 'all' ? '' : show })}
          />
          <SearchField value={search} onChange={text => change({ search: text })} />
        </div>
        <Listing
          query={contests}
          what={say('officeSport.theContests')}
          rows={10}
          isEmpty={({ total }) => total === 0}
          empty={<Empty icon="star" title={say('officeSport.noContests')} text={say('officeSport.noContestsHint')} />}
        >
          {found => (
            <>
              <Table caption={say('office.contests')} columns={COLUMNS} rows={found.rows} keyOf={({ id }) => id} />
              {found.pages > 1 && <Pager page={found.page} pages={found.pages} total={found.total} onPage={turnTo} />}
            </>
          )}
        </Listing>
      </div>
    </>
  );
}

const COLUMNS: readonly Column<Contest>[] = [
  {
    title: say('officeSport.contest'),
    draw: ({ id, code, nth, match, startsAt }) => (
      <>
        <Link className="lk" to={`/contests/${id}`}>
          {contestName(code, nth)}
        </Link>
        <Under>
          {match} · {formatMinute(startsAt)}
        </Under>
      </>
    ),
  },
  {
    title: say('officeSport.match'),
    wide: true,
    draw: ({ event, match }) => (
      <Link className="lk" to={`/sport/${event}`}>
        {match}
      </Link>
    ),
  },
  { title: say('officeSport.starts'), wide: true, draw: ({ startsAt }) => formatMinute(startsAt) },
  { title: say('officeSport.contestFee'), numeric: true, wide: true, draw: ({ fee }) => formatMoney(fee) },
  {
    title: say('officeSport.contestEntries'),
    numeric: true,
    draw: ({ entries, places }) =>
      say('officeSport.contestEntriesOf', { entries: String(entries), places: String(places) }),
  },
  { title: say('officeSport.contestStaked'), numeric: true, wide: true, draw: ({ staked }) => formatMoney(staked) },
  { title: say('officeSport.contestPrizes'), numeric: true, wide: true, draw: ({ paid }) => formatMoney(paid) },
  { title: say('officeSport.contestRake'), numeric: true, wide: true, draw: ({ rake }) => formatMoney(rake) },
  { title: say('officeSport.state'), draw: contest => <ContestState contest={contest} /> },
];
