import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Link, useParams } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import { useAsk } from '../queries.ts';
import { contestName, ContestState } from '../sport/contests/ContestState.tsx';

type Entry = Reply<'officeContest'>['rows'][number];

/** One contest: its figures, and every entry as it is placed. */
export function Contest() {
  const { id = '' } = useParams();
  const contest = useAsk('officeContest', { id });
  const { data } = contest;
  return (
    <>
      <ScreenHead
        title={data ? contestName(data.code, data.nth) : say('officeSport.contest')}
        note={
          data && (
            <>
              <Link className="lk" to={`/sport/${data.event}`}>
                {data.match}
              </Link>{' '}
              · {formatMinute(data.startsAt)}
            </>
          )
        }
      >
        {data && <ContestState contest={data} />}
        <Link className="btn" to="/contests">
          {say('officeSport.allContests')}
        </Link>
      </ScreenHead>
      <Tiles
        tiles={[
          [say('officeSport.contestFee'), data && formatMoney(data.fee)],
          [
            say('officeSport.contestEntries'),
            data && say('officeSport.contestEntriesOf', { entries: String(data.entries), places: String(data.places) }),
          ],
          [say('officeSport.contestStaked'), data && formatMoney(data.staked)],
          [say('officeSport.contestPrizes'), data && formatMoney(data.paid)],
          [say('officeSport.contestRake'), data && formatMoney(data.rake)],
        ]}
      />
      <div className="panel office-alone">
        <Listing
          query={contest}
          what={say('officeSport.theContest')}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<Empty icon="user" title={say('officeSport.noContests')} text={say('officeSport.noContestsHint')} />}
        >
          {({ rows }) => (
            <Table caption={say('officeSport.contestEntries')} columns={COLUMNS} rows={rows} keyOf={({ nth }) => nth} />
          )}
        </Listing>
      </div>
    </>
  );
}

const COLUMNS: readonly Column<Entry>[] = [
  {
    title: say('officeSport.contestPlayer'),
    draw: ({ player }) => (
      <Link className="lk" to={`/players/${player.id}`}>
        {player.username}
      </Link>
    ),
  },
  { title: say('officeSport.contestEntered'), wide: true, draw: ({ at }) => formatMinute(at) },
  { title: say('officeSport.contestPlace'), numeric: true, draw: ({ place }) => place ?? '–' },
  {
    title: say('officeSport.contestPoints'),
    numeric: true,
    draw: ({ points }) => (points === null ? '–' : String(points / 2)),
  },
  {
    title: say('officeSport.contestPrize'),
    numeric: true,
    draw: ({ prize }) => (prize === null ? '–' : <b>{formatMoney(prize)}</b>),
  },
];
