import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { unseen } from '../../ui/said.tsx';
import { formatInstant } from '../../ui/when.ts';
import { deviceName } from '../parts/deviceName.ts';

export type Session = Reply<'security'>['sessions'][number];

interface Props {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function SessionLine({ session, isEnding, onEnd }: Props) {
  const { words, isPhone } = deviceName(session.device);
  return (
    <li>
      <Icon name={isPhone ? 'phone' : 'screen'} />
      <div>
        <b>{words}</b>
        <span className="muted">
          {say('account.sessionTimes', {
            address: session.address,
            since: formatInstant(session.startedAt),
            seen: formatInstant(session.seenAt),
          })}
        </span>
      </div>
      {session.current ? (
        <span className="bdg g">{say('account.thisDevice')}</span>
      ) : (
        <Button small kind="danger" busy={isEnding} onClick={onEnd}>
          {say('account.endSession', { device: words, quiet: unseen })}
        </Button>
      )}
    </li>
  );
}
