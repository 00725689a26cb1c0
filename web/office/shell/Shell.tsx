import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { ReconnectBanner } from '../../ui/ReconnectBanner.tsx';
import { Link, NavLink, Outlet, useLocation } from '../../ui/router.tsx';
import { useFreshPayments } from '../live.ts';
import { useAsk } from '../queries.ts';
import { useMay, useMe } from '../session.ts';
import { isUnderMore, ON_PHONE, type Place, placesOf } from './navigation.ts';
import { SignOutButton } from '../parts/SignOutButton.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** The frame around every screen: navigation on the left, or at the bottom of a phone. */
export function Shell() {
  useFreshPayments();
  const places = placesOf(useMe().role);
  const { pathname } = useLocation();
  return (
    <div className="office">
      <a className="office-skip" href="#main">
        {say('office.skip')}
      </a>
      <header className="office-side">
        <Link to="/" className="office-logo">
          <Logo />
          <small>{say('office.office')}</small>
        </Link>
        <nav aria-label={say('office.office')}>
          {places.map(place => (
            <PlaceLink key={place.to} place={place} small />
          ))}
        </nav>
        <Who />
      </header>
      <main id="main" tabIndex={-1}>
        <ReconnectBanner />
        <Boundary of={pathname} home="/admin">
          <Outlet />
        </Boundary>
      </main>
      <nav className="bnav" aria-label={say('office.officeShort')}>
        {places.slice(0, ON_PHONE).map(place => (
          <PlaceLink key={place.to} place={place} />
        ))}
        <Link to="/more" aria-current={isUnderMore(pathname, places) ? 'page' : undefined}>
          <Icon name="menu" />
          {say('office.more')}
        </Link>
      </nav>
    </div>
  );
}

/** The figure alone is seen; what it counts is heard. */
const hidden = (words: string): ReactNode => (
  <span key="hidden" className="vh">
    {words}
  </span>
);

function PlaceLink({ place, small = false }: { readonly place: Place; readonly small?: boolean }) {
  const counts = useCounts();
  const count = counts[place.to] ?? 0;
  return (
    <NavLink to={place.to}>
      <Icon name={place.icon} small={small} />
      {place.title}
      {count > 0 && <em>{say('office.waiting', { count: String(count), hidden })}</em>}
    </NavLink>
  );
}

/** What waits, by the screen it waits on. Who may not see payments is told of the proposals alone. */
function useCounts(): Readonly<Record<string, number | undefined>> {
  const [seesPayments, seesProposals] = [useMay('payments.read'), useMay('players.read')];
  const summary = useAsk('officeSummary', {}, seesPayments).data;
  const proposals = useAsk('proposals', { state: 'open', page: 1, size: 20 }, seesProposals && !seesPayments).data;
  const alarms = useAsk('officeAlarms', {}, useMay('audit.read')).data;
  return {
    '/payments': summary?.waiting,
    '/proposals': summary?.proposals ?? proposals?.total,
    '/books': alarms && alarms.faults + alarms.code,
    '/audit': alarms?.audit,
  };
}

function Who() {
  const me = useMe();
  return (
    <div className="office-who">
      <Link to="/account">
        <b>{me.name}</b>
        <span>{say('office.roleTitle', { role: me.role })}</span>
        <span>{me.twoStep ? say('office.twoStepOn') : say('office.twoStepOff')}</span>
      </Link>
      <ThemeButton />
      <SignOutButton />
    </div>
  );
}
