import { say } from '@maidan/words/say';
import { Empty } from '../../../ui/States.tsx';
import { QueueTable } from '../../payments/QueueTable.tsx';
import type { PlayerProps } from '../../players/player.ts';

export const Requests = ({ player }: PlayerProps) =>
  player.payments.length === 0 ? (
    <Empty icon="wallet" title={say('officeMoney.noRequests')} text={say('officeMoney.notAsked')} />
  ) : (
    <QueueTable rows={player.payments} linkTo={id => `/payments/${id}?state=all`} />
  );
