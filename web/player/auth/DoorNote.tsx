import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';

interface Props {
  readonly tone?: 'ok' | 'er';
  readonly text: string;
  readonly children?: ReactNode;
}

/** What became of it, and the way on. */
export const DoorNote = ({ tone = 'ok', text, children }: Props) => (
  <div className="auth-form">
    <p className={`note ${tone}`} role={tone === 'ok' ? 'status' : 'alert'}>
      <Icon name={tone === 'ok' ? 'check' : 'warning'} small />
      {text}
    </p>
    {children}
    <ToLogin />
  </div>
);

export const ToLogin = () => (
  <div className="auth-foot">
    <Link className="lk" to="/">
      {say('door.backToLogin')}
    </Link>
  </div>
);
