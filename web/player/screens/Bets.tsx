import { Link, useSearchParams } from '../../ui/router.tsx';
import { OpenCasino } from '../exchange/bets/OpenCasino.tsx';
import { OpenSport } from '../exchange/bets/OpenSport.tsx';
import { PastSport } from '../exchange/bets/PastSport.tsx';

/** Everything the player has open, on sport and at the tables; and what became of the bets on sport before. */
export function Bets() {
  const [query] = useSearchParams();
  const isPast = query.get('show') === 'past';
  return (
    <div className="open-bets-page">
      <div className="panel">
        <h1 className="bar">My Bet</h1>
        <nav className="seg bets-tabs" aria-label="Bets">
          <Tab to="/bets" isHere={!isPast} name="Open bets" />
          <Tab to="/bets?show=past" isHere={isPast} name="Past sport bets" />
        </nav>
      </div>
      {isPast ? (
        <PastSport />
      ) : (
        <>
          <OpenSport />
          <OpenCasino />
        </>
      )}
    </div>
  );
}

interface TabProps {
  readonly to: string;
  readonly isHere: boolean;
  readonly name: string;
}

const Tab = ({ to, isHere, name }: TabProps) => (
  <Link to={to} {...(isHere && { 'aria-current': 'page' })}>
    {name}
  </Link>
);
