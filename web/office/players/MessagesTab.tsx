import type { Reply } from '@maidan/contract/api';
import { MESSAGE_KINDS } from '@maidan/contract/playerKinds';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { useAskList } from '../queries.ts';
import { useMay } from '../session.ts';
import { Older } from './Older.tsx';
import type { PlayerProps } from './player.ts';

type Message = Reply<'playerMessages'>['rows'][number];

/** What the player was told and asked, newest first. Questions are for who may read them. */
export function MessagesTab({ player }: PlayerProps) {
  const readsTickets = useMay('support.read');
  const { value, change } = useListAddress();
  const kinds = ['all', ...MESSAGE_KINDS.filter(kind => kind !== 'ticket' || readsTickets)] as const;
  const kind = kinds.find(each => each === value('kind')) ?? 'all';
  const before = value('before');
  const messages = useAskList('playerMessages', { id: player.id, kind, ...(before && { before }) });
  return (
    <>
      <div className="office-filters">
        <Choices
          label={say('officePlayer.whichMessages')}
          value={kind}
          choices={kinds.map(each => ({ value: each, label: say('officePlayer.messageKind', { kind: each }) }))}
          onChoose={next => change({ kind: next, before: '' })}
        />
      </div>
      <Listing
        query={messages}
        what={say('officePlayer.theMessages')}
        rows={6}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty icon="info" title={say('officePlayer.noMessages')} text={say('officePlayer.noMessagesHint')} />}
      >
        {found => (
          <Table
            caption={say('officePlayer.messages')}
            columns={COLUMNS}
            rows={found.rows}
            keyOf={({ kind: of, id }) => `${of} ${id}`}
          />
        )}
      </Listing>
      <Older next={messages.data?.next ?? null} />
    </>
  );
}

const COLUMNS: readonly Column<Message>[] = [
  {
    title: say('officePlayer.message'),
    draw: ({ kind, id, title, text, at }) => (
      <span className="player-wrap">
        {kind === 'ticket' ? (
          <Link className="lk" to={`/support/${id}`}>
            {title}
          </Link>
        ) : (
          <b>{title}</b>
        )}{' '}
        <span className="muted">{text}</span>
        <Under>{formatMinute(at)}</Under>
      </span>
    ),
  },
  { title: say('officePlayer.kind'), draw: ({ kind }) => say('officePlayer.messageIs', { kind }) },
  { title: say('officeMoney.time'), wide: true, draw: ({ at }) => formatMinute(at) },
  {
    title: say('officePlayer.state'),
    draw: ({ state }) => (
      <Badge tone={state === 'waiting' || state === 'open' ? 'warning' : 'quiet'}>
        {say('officePlayer.messageState', { state })}
      </Badge>
    ),
  },
];
