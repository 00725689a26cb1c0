import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useParams } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';
import type { PlayerDetail, PlayerProps } from './player.ts';

type Session = PlayerDetail['sessions'][number];

export const Sessions = ({ player }: PlayerProps) =>
  player.sessions.length === 0 ? (
    <Empty icon="screen" title="No sessions" text="This player has not signed in yet." />
  ) : (
    <Table caption="Sessions" columns={COLUMNS} rows={player.sessions} keyOf={session => session.id} />
  );

const COLUMNS: readonly Column<Session>[] = [
  { title: 'Device', draw: ({ device }) => <span className="office-wrap">{device || 'Unknown'}</span> },
  { title: 'Address', draw: ({ address }) => address },
  { title: 'Started', wide: true, draw: ({ startedAt }) => formatMinute(startedAt) },
  { title: 'Last seen', wide: true, draw: ({ seenAt }) => formatMinute(seenAt) },
  {
    title: 'State',
    draw: ({ endedAt }) =>
      endedAt === null ? (
        <Badge tone="good">Open</Badge>
      ) : (
        <span title={formatMinute(endedAt)}>
          <Badge tone="quiet">Ended</Badge>
        </span>
      ),
  },
  {
    title: 'End',
    untitled: true,
    numeric: true,
    draw: session => session.endedAt === null && <EndSession session={session} />,
  },
];

function EndSession({ session }: { readonly session: Session }) {
  const { id = '' } = useParams();
  const mayEnd = useMay('players.block');
  const [isOpen, setOpen] = useState(false);
  const end = useCommand('endPlayerSession', () => {
    setOpen(false);
    notify.success('The session was ended');
  });
  if (!mayEnd) return null;
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        End
      </Button>
      {isOpen && (
        <ReasonDialog
          title="End this session"
          action="End the session"
          danger
          busy={end.busy}
          onGive={reason => end.run({ id, session: session.id, reason })}
          onClose={() => setOpen(false)}
        >
          <p>
            {session.device} at {session.address}. The player has to sign in again.
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
