import { ROLES } from '@maidan/contract/roles';
import { Boundary } from '../../ui/Boundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { ReconnectBanner } from '../../ui/ReconnectBanner.tsx';
import { Link, NavLink, Outlet, useLocation } from '../../ui/router.tsx';
import { useFreshPayments } from '../live.ts';
import { useAsk } from '../queries.ts';
import { useMay, useMe } from '../session.ts';
import { ON_PHONE, type Place, placesOf } from './navigation.ts';
import { SignOutButton } from '../parts/SignOutButton.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** The frame around every screen: navigation on the left, or at the bottom of a phone. */
export function Shell() {
  useFreshPayments();
  const places = placesOf(useMe().role);
  return (
    <div className="office">
      <a className="office-skip" href="#main">
        Skip to the page
      </a>
      <header className="office-side">
        <Link to="/" className="office-logo">
          <Logo />
          <small>Office</small>
        </Link>
        <nav aria-label="Office">
          {places.map(place => (
            <PlaceLink key={place.to} place={place} small />
          ))}
        </nav>
        <Who />
      </header>
      <main id="main" tabIndex={-1}>
        <ReconnectBanner />
        <Boundary of={useLocation().pathname} home="/admin">
          <Outlet />
        </Boundary>
      </main>
      <nav className="office-bottom" aria-label="Office, short">
        {places.slice(0, ON_PHONE).map(place => (
          <PlaceLink key={place.to} place={place} />
        ))}
        <NavLink to="/more">
          <Icon name="menu" />
          More
        </NavLink>
      </nav>
    </div>
  );
}

function PlaceLink({ place, small = false }: { readonly place: Place; readonly small?: boolean }) {
  const counts = useCounts();
  const count = counts[place.to] ?? 0;
  return (
    <NavLink to={place.to}>
      <Icon name={place.icon} small={small} />
      {place.title}
      {count > 0 && (
        <em>
          {count}
          <span className="vh"> waiting</span>
        </em>
      )}
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
    '/books': alarms?.faults,
    '/audit': alarms?.audit,
  };
}

function Who() {
  const me = useMe();
  return (
    <div className="office-who">
      <Link to="/account">
        <b>{me.name}</b>
        <span>{ROLES[me.role].title}</span>
        <span>Two-step sign-in {me.twoStep ? 'on' : 'off'}</span>
      </Link>
      <ThemeButton />
      <SignOutButton />
    </div>
  );
}
