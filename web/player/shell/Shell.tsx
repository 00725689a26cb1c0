import { say } from '@maidan/words/say';
import { Suspense, useEffect, useRef } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Navigate, Outlet, useLocation } from '../../ui/router.tsx';
import { Loading } from '../../ui/States.tsx';
import { useSession } from '../session.ts';
import { TakenOver } from '../taken.ts';
import { BottomNav } from './BottomNav.tsx';
import { Footer } from './Footer.tsx';
import { ReconnectBanner } from '../../ui/ReconnectBanner.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TabBar } from './TabBar.tsx';
import { TopBar } from './TopBar.tsx';

/** Everything but Login and Registration lives in here, and only for someone who is signed in. */
export function Shell() {
  const { token, ending, why } = useSession();
  const { pathname, search, hash } = useLocation();
  if (token === null) {
    // Who signed out starts afresh; everyone else comes back to where they wanted to go.
    return <Navigate to="/" replace state={ending === 'signed-out' ? null : { from: pathname + search + hash, why }} />;
  }
  return (
    <>
      <a className="skip" href="#main">
        {say('shell.skip')}
      </a>
      <TopBar />
      <TabBar />
      <ReconnectBanner />
      <div className="shell">
        <Sidebar />
        <Screen />
      </div>
      <Footer />
      <BottomNav />
    </>
  );
}

/** The screen of the path. A new one begins at its top and with the focus at its start; one goes back to where one was. */
function Screen() {
  const { pathname, way } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (way !== 'POP') window.scrollTo(0, 0); // also on arrival from Login, which may have been scrolled
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, way]);
  return (
    <main className="main" id="main" tabIndex={-1} ref={main}>
      <Boundary of={pathname} home="/home">
        <Suspense fallback={<Coming />}>
          <Outlet />
          <TakenOver />
        </Suspense>
      </Boundary>
    </main>
  );
}

/** In the place of a screen whose code is on its way. Who finds their way by headings finds this one. */
const Coming = () => (
  <section className="panel" aria-busy="true">
    <h1 className="vh">{say('frame.loading')}</h1>
    <Loading rows={6} />
  </section>
);
