import { say } from '@maidan/words/say';
import { Suspense, useState } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Link, useLocation } from '../../ui/router.tsx';
import { useLiveSite } from '../site.ts';
import { whenIdle } from '../whenIdle.ts';
import { Balance } from './Balance.tsx';
import { News } from './News.tsx';
import { Search } from './Search.tsx';
import { UserMenu } from './UserMenu.tsx';

const SessionChip = lazily(async () => (await import('../safe/SessionChip.tsx')).SessionChip);
/** It is there at once, and counts when the page stands. */
const Bell = lazily(async () => {
  await new Promise<void>(whenIdle);
  return (await import('../inbox/Bell.tsx')).Bell;
});
const Drawer = lazily(async () => (await import('./Drawer.tsx')).Drawer);

/** Where something can be bet. */
const PLAY = /^\/(casino|cricket|fantasy|slots|sport)\b/;

export function TopBar() {
  const { data: site } = useLiveSite();
  const { key, pathname } = useLocation();
  const [menuAt, setMenuAt] = useState<string>(); // the page it was opened on: following a link closes it
  const isMenuOpen = menuAt === key;
  return (
    <header className="top">
      <div className="top-in">
        <button
          type="button"
          className="tool menu"
          aria-label={say('shell.menu')}
          aria-expanded={isMenuOpen}
          onClick={() => setMenuAt(key)}
        >
          <Icon name="menu" />
        </button>
        <Link to="/home" className="home">
          <Logo />
          <span className="vh">{say('shell.home')}</span>
          {site?.mode === 'play' && <span className="play-money">{say('shell.playMoney')}</span>}
        </Link>
        <div className="tools">
          <Search />
          <Link className="tool no-phone" to="/rules">
            {say('shell.rules')}
          </Link>
          <Link className="tool no-phone" to="/install">
            {say('shell.apk')}
          </Link>
          <Link className="tool only-desk" to="/bets">
            {say('shell.myBets')}
          </Link>
          {PLAY.test(pathname) && (
            <Boundary>
              <Suspense>
                <SessionChip />
              </Suspense>
            </Boundary>
          )}
          <Balance />
          <Messages />
          <UserMenu />
        </div>
      </div>
      <News />
      {isMenuOpen && (
        <Suspense>
          <Drawer onClose={() => setMenuAt(undefined)} />
        </Suspense>
      )}
    </header>
  );
}

const Messages = () => (
  <Boundary>
    <Suspense
      fallback={
        <Link className="tool" to="/inbox" aria-label={say('inbox.title')}>
          <Icon name="bell" />
        </Link>
      }
    >
      <Bell />
    </Suspense>
  </Boundary>
);
