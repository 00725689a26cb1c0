import { say } from '@maidan/words/say';
import { Suspense } from 'react';
import { lazily } from '../../ui/lazily.tsx';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { Loading } from '../../ui/States.tsx';
import { OpenCasino } from '../exchange/bets/OpenCasino.tsx';
import { OpenSport } from '../exchange/bets/OpenSport.tsx';
import { PastCasino } from './bets/PastCasino.tsx';
import { PastSport } from '../exchange/bets/PastSport.tsx';

const OpenContests = lazily(async () => (await import('../fantasy/OpenContests.tsx')).OpenContests);
const PastSpins = lazily(async () => (await import('../slots/PastSpins.tsx')).PastSpins);

const VIEWS = {
  open: { to: '/bets', name: say('account.openBets'), draw: () => <Open /> },
  past: { to: '/bets?show=past', name: say('account.pastSport'), draw: () => <PastSport /> },
  casino: { to: '/bets?show=casino', name: say('account.pastCasino'), draw: () => <PastCasino /> },
  slots: { to: '/bets?show=slots', name: say('account.pastSpins'), draw: () => <Spins /> },
} as const;

/** Everything the player has open, on sport, at the tables and in contests; and what became of bets and spins before. */
export function Bets() {
  const [query] = useSearchParams();
  const show = query.get('show');
  const here = show === 'past' || show === 'casino' || show === 'slots' ? VIEWS[show] : VIEWS.open;
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
    <Suspense fallback={<Loading rows={2} />}>
      <OpenContests />
    </Suspense>
  </>
);

const Spins = () => (
  <Suspense fallback={<Loading rows={6} />}>
    <PastSpins />
  </Suspense>
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
