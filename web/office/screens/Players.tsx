import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { Pager } from '../../ui/Pager.tsx';
import { Link } from '../../ui/router.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatDay } from '../../ui/when.ts';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { PlayerStatus } from '../players/PlayerStatus.tsx';
import { useAskList } from '../queries.ts';

type Row = Reply<'players'>['rows'][number];

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'blocked', label: 'Blocked' },
] as const;

const COLUMNS: readonly Column<Row>[] = [
  {
    title: 'Player',
    draw: ({ id, username }) => (
      <Link className="office-row-link" to={`/players/${id}`}>
        {username}
      </Link>
    ),
  },
  { title: 'Email', wide: true, draw: ({ email }) => email },
  { title: 'Since', wide: true, draw: ({ since }) => formatDay(since) },
  { title: 'Balance', numeric: true, draw: ({ wallet }) => <b>{formatMoney(wallet.balance)}</b> },
  { title: 'Exposure', numeric: true, wide: true, draw: ({ wallet }) => formatMoney(wallet.exposure) },
  { title: 'Held', numeric: true, wide: true, draw: ({ wallet }) => formatMoney(wallet.held) },
  { title: 'Status', draw: player => <PlayerStatus player={player} /> },
];

export function Players() {
  const { page, search, value, change, turnTo } = useListAddress();
  const status = STATUSES.find(each => each.value === value('status'))?.value ?? 'all';
  const players = useAskList('players', { search, status, page, size: 20 });
  return (
    <>
      <ScreenHead title="Players" />
      <div className="panel office-alone">
        <div className="office-filters">
          <Choices label="Status" value={status} choices={STATUSES} onChoose={next => change({ status: next })} />
          <SearchField value={search} onChange={text => change({ search: text })} />
        </div>
        <Listing
          query={players}
          what="The players"
          rows={8}
          isEmpty={({ total }) => total === 0}
          empty={<Empty icon="user" title="Nobody found" text="Search by name, email, phone number or id." />}
        >
          {found => (
            <>
              <Table caption="Players" columns={COLUMNS} rows={found.rows} keyOf={player => player.id} />
              {found.pages > 1 && <Pager page={found.page} pages={found.pages} total={found.total} onPage={turnTo} />}
            </>
          )}
        </Listing>
      </div>
    </>
  );
}
