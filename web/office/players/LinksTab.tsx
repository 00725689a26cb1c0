import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { Note } from '../parts/Note.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { useAsk } from '../queries.ts';
import type { PlayerProps } from './player.ts';

type Linked = Reply<'playerLinks'>['links'][number];

/** Who shares what with the player, and since when. */
export function LinksTab({ player }: PlayerProps) {
  const links = useAsk('playerLinks', { id: player.id });
  return (
    <Listing
      query={links}
      what={say('officePlayer.theLinks')}
      rows={6}
      isEmpty={found => found.links.length === 0}
      empty={<Empty icon="user" title={say('officePlayer.noLinks')} text={say('officePlayer.noLinksHint')} />}
    >
      {found => (
        <>
          <div className="office-notes office-notes-first">
            <Note tone="info" icon="info">
              <p>{say('officePlayer.linkMeans')}</p>
            </Note>
          </div>
          <Table
            caption={say('officePlayer.links')}
            columns={COLUMNS}
            rows={found.links}
            keyOf={({ kind, what, player: { id } }) => `${kind} ${what} ${id}`}
          />
        </>
      )}
    </Listing>
  );
}

const COLUMNS: readonly Column<Linked>[] = [
  {
    title: say('officeMoney.player'),
    draw: ({ player: { id, username, blocked, excluded } }) => (
      <>
        <Link className="lk" to={`/players/${id}`}>
          {username}
        </Link>{' '}
        {blocked && <Badge tone="bad">{say('officeMoney.blocked')}</Badge>}{' '}
        {excluded && <Badge tone="bad">{say('officePlayer.excluded')}</Badge>}
      </>
    ),
  },
  {
    title: say('officePlayer.shared'),
    draw: ({ kind, what }) => (
      <span className="player-wrap">
        {say('officePlayer.linkKind', { kind })}{' '}
        <span className="muted">{kind === 'mark' ? say('officePlayer.markKind', { mark: what }) : what}</span>
      </span>
    ),
  },
  { title: say('officePlayer.sharedSince'), draw: ({ since }) => formatMinute(since) },
];
