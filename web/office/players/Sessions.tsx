import { say } from '@maidan/words/say';
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
    <Empty icon="screen" title={say('officeMoney.noSessions')} text={say('officeMoney.notSignedIn')} />
  ) : (
    <Table
      caption={say('officeMoney.sessions')}
      columns={COLUMNS}
      rows={player.sessions}
      keyOf={session => session.id}
    />
  );

const COLUMNS: readonly Column<Session>[] = [
  {
    title: say('officeMoney.device'),
    draw: ({ device }) => <span className="office-wrap">{device || say('officeMoney.unknown')}</span>,
  },
  { title: say('officeMoney.address'), draw: ({ address }) => address },
  { title: say('officeMoney.started'), wide: true, draw: ({ startedAt }) => formatMinute(startedAt) },
  { title: say('officeMoney.lastSeen'), wide: true, draw: ({ seenAt }) => formatMinute(seenAt) },
  {
    title: say('officeMoney.state'),
    draw: ({ endedAt }) =>
      endedAt === null ? (
        <Badge tone="good">{say('officeMoney.open')}</Badge>
      ) : (
        <span title={formatMinute(endedAt)}>
          <Badge tone="quiet">{say('officeMoney.sessionEnded')}</Badge>
        </span>
      ),
  },
  {
    title: say('officeMoney.end'),
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
    notify.success(say('officeMoney.wasEnded'));
  });
  if (!mayEnd) return null;
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {say('officeMoney.end')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={say('officeMoney.endThis')}
          action={say('officeMoney.endSession')}
          danger
          busy={end.busy}
          onGive={reason => end.run({ id, session: session.id, reason })}
          onClose={() => setOpen(false)}
        >
          <p>{say('officeMoney.endMeans', { device: session.device, address: session.address })}</p>
        </ReasonDialog>
      )}
    </>
  );
}
