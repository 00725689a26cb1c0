import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';

interface Props {
  readonly onLeave: () => void;
}

/** A demo account plays with money that is worth nothing, so there is nothing to pay in or out. */
export const DemoNotice = ({ onLeave }: Props) => (
  <Empty
    icon="wallet"
    title="This is a demo account"
    text="A demo account cannot deposit or withdraw. Register to do so."
    action={
      <Link className="btn teal" to="/registeration" onClick={onLeave}>
        Register
      </Link>
    }
  />
);
