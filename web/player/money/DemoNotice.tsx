import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';

interface Props {
  readonly onLeave: () => void;
}

/** A demo account plays with money that is worth nothing, so there is nothing to pay in or out. */
export const DemoNotice = ({ onLeave }: Props) => (
  <Empty
    icon="wallet"
    title={say('money.isDemo')}
    text={say('money.demoCannot')}
    action={
      <Link className="btn teal" to="/registeration" onClick={onLeave}>
        {say('money.register')}
      </Link>
    }
  />
);
