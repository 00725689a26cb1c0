import { type ReactNode, Suspense } from 'react';
import { Hand } from '../../ui/Hand.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useSite } from '../site.ts';
import { TakenOver } from '../taken.ts';
import '../../styles/auth.css';

/** What keeps a line to the house comes after the page: nobody needs it to sign in, so where it does not come it is left out. */
const ReconnectBanner = lazily(async () => {
  const found = await import('../../ui/ReconnectBanner.tsx').catch(() => undefined);
  return found?.ReconnectBanner ?? (() => null);
});

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** The page around Login and Registration. */
export function AuthPage({ title, children }: Props) {
  const { data: site } = useSite();
  const isPlay = site?.mode !== 'real';
  return (
    <>
      <Suspense>
        <ReconnectBanner />
      </Suspense>
      <div className="auth">
        <header className="auth-art">
          <Logo />
          <Hand />
          <div className="words">
            <p className="headline">The exchange and the tables, under one roof.</p>
            <ul className="auth-points">
              <li>
                <Icon name="casino" />
                Tables dealt all day, matches played ball by ball
              </li>
              <li>
                <Icon name="document" />
                Every rupee on a statement that adds up
              </li>
              <li>
                <Icon name="shield" />
                {isPlay ? 'Play money: nothing to lose, nothing to pay' : site.licence}
              </li>
            </ul>
          </div>
        </header>
        <main className="auth-side">
          <section className="dlg auth-card" aria-labelledby="auth-title">
            <div className="in">
              <h1 id="auth-title">{title}</h1>
              {children}
            </div>
          </section>
          <p className="auth-legal">
            {isPlay && <span className="play-money">Play money</span>} For adults of 18 years or more. Play responsibly.
          </p>
        </main>
      </div>
      <TakenOver />
    </>
  );
}
