import { say } from '@maidan/words/say';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { OpenCasino } from '../exchange/bets/OpenCasino.tsx';
import { OpenSport } from '../exchange/bets/OpenSport.tsx';
import { PastCasino } from './bets/PastCasino.tsx';
import { PastSport } from '../exchange/bets/PastSport.tsx';

const VIEWS = {
  open: { to: '/bets', name: say('account.openBets'), draw: () => <Open /> },
  past: { to: '/bets?show=past', name: say('account.pastSport'), draw: () => <PastSport /> },
  casino: { to: '/bets?show=casino', name: say('account.pastCasino'), draw: () => <PastCasino /> },
} as const;

/** Everything the player has open, on sport and at the tables; and what became of the bets of both kinds before. */
export function Bets() {
  const [query] = useSearchParams();
  const show = query.get('show');
  const here = show === 'past' || show === 'casino' ? VIEWS[show] : VIEWS.open;
  return (
    <div className="open-bets-page">
      <div className="panel">
        <h1 className="bar">{say('account.myBets')}</h1>
        <nav className="seg" aria-label={say('account.bets')}>
          {Object.values(VIEWS).map(({ to, name }) => (
            <Tab key={to} to={to} isHere={to === here.to} name={name} />
          ))}
        </nav>
      </div>
      {here.draw()}
    </div>
  );
}

const Open = () => (
  <>
    <OpenSport />
    <OpenCasino />
  </>
);

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
