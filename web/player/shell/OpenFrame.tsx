import { say } from '@maidan/words/say';
import { Suspense } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { Link, Outlet } from '../../ui/router.tsx';
import { Loading } from '../../ui/States.tsx';
import { useSession } from '../session.ts';
import { Footer } from './Footer.tsx';
import { TakenOver } from '../taken.ts';
import { Shell } from './Shell.tsx';

/** Around pages that need no account: the shell for a player, a plain frame for everybody else. */
export function OpenFrame() {
  const { token } = useSession();
  if (token !== null) return <Shell />;
  return (
    <>
      <header className="top">
        <div className="top-in">
          <Link to="/" className="home">
            <Logo />
          </Link>
          <div className="tools">
            <Link className="tool" to="/">
              {say('door.login')}
            </Link>
          </div>
        </div>
      </header>
      <div className="shell alone">
        <main className="main" id="main">
          <Suspense fallback={<Loading rows={6} />}>
            <Outlet />
            <TakenOver />
          </Suspense>
        </main>
      </div>
      <Footer />
    </>
  );
}
