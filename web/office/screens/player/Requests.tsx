import { Empty } from '../../../ui/States.tsx';
import { QueueTable } from '../../payments/QueueTable.tsx';
import type { PlayerProps } from '../../players/player.ts';

export const Requests = ({ player }: PlayerProps) =>
  player.payments.length === 0 ? (
    <Empty icon="wallet" title="No requests yet" text="This player has not asked to pay in or out." />
  ) : (
    <QueueTable rows={player.payments} linkTo={id => `/payments/${id}?state=all`} />
  );
