import { Link } from 'react-router';
import { Empty } from '../../ui/States.tsx';

export const Bets = () => (
  <section className="panel">
    <h1 className="bar">My Bet</h1>
    <Empty
      icon="bets"
      title="No bets yet"
      text="Tap a blue or pink price and your bets appear here."
      action={
        <Link className="btn" to="/home">
          See what is live
        </Link>
      }
    />
  </section>
);
