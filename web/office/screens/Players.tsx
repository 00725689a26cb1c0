import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Pager } from '../../ui/Pager.tsx';
import { Link } from '../../ui/router.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatDay } from '../../ui/when.ts';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { PlayerStatus } from '../players/PlayerStatus.tsx';
import { useAsk, useAskList } from '../queries.ts';

type Row = Reply<'players'>['rows'][number];

const STATUSES = [
  { value: 'all', label: say('officeMoney.all') },
  { value: 'active', label: say('officeMoney.active') },
  { value: 'blocked', label: say('officeMoney.blocked') },
] as const;

const COLUMNS: readonly Column<Row>[] = [
  {
    title: say('officeMoney.player'),
    draw: ({ id, username, tags }) => (
      <>
        <Link className="office-row-link" to={`/players/${id}`}>
          {username}
        </Link>
        {tags.length > 0 && <Under>{tags.join(', ')}</Under>}
      </>
    ),
  },
  { title: say('officePlayer.tags'), wide: true, draw: ({ tags }) => tags.join(', ') },
  { title: say('officeMoney.email'), wide: true, draw: ({ email }) => email },
  { title: say('officeMoney.sinceDay'), wide: true, draw: ({ since }) => formatDay(since) },
  { title: say('officeMoney.balance'), numeric: true, draw: ({ wallet }) => <b>{formatMoney(wallet.balance)}</b> },
  { title: say('officeMoney.exposure'), numeric: true, wide: true, draw: ({ wallet }) => formatMoney(wallet.exposure) },
  { title: say('officeMoney.held'), numeric: true, wide: true, draw: ({ wallet }) => formatMoney(wallet.held) },
  { title: say('officeMoney.status'), draw: player => <PlayerStatus player={player} /> },
];

export function Players() {
  const { page, search, value, change, turnTo } = useListAddress();
  const status = STATUSES.find(each => each.value === value('status'))?.value ?? 'all';
  const { data: { tags = [] } = {} } = useAsk('playerTags', {});
  const tag = value('tag');
  const players = useAskList('players', { search, status, tag, page, size: 20 });
  return (
    <>
      <ScreenHead title={say('officeMoney.players')} />
      <div className="panel office-alone">
        <div className="office-filters">
          <Choices
            label={say('officeMoney.status')}
            value={status}
            choices={STATUSES}
            onChoose={next => change({ status: next })}
          />
          {tags.length > 0 && (
            <SelectField
              label={say('officePlayer.tag')}
              name="tag"
              value={tag}
              options={[
                { value: '', label: say('officePlayer.anyTag') },
                ...tags.map(each => ({
                  value: each.tag,
                  label: say('officePlayer.withTag', { tag: each.tag, players: String(each.players) }),
                })),
              ]}
              onChange={next => change({ tag: next })}
            />
          )}
          <SearchField value={search} onChange={text => change({ search: text })} />
        </div>
        <Listing
          query={players}
          what={say('officeMoney.thePlayers')}
          rows={8}
          isEmpty={({ total }) => total === 0}
          empty={<Empty icon="user" title={say('officeMoney.nobodyFound')} text={say('officeMoney.searchBy')} />}
        >
          {found => (
            <>
              <Table
                caption={say('officeMoney.players')}
                columns={COLUMNS}
                rows={found.rows}
                keyOf={player => player.id}
              />
              {found.pages > 1 && <Pager page={found.page} pages={found.pages} total={found.total} onPage={turnTo} />}
            </>
          )}
        </Listing>
      </div>
    </>
  );
}
