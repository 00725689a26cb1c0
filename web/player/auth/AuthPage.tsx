import { say } from '@maidan/words/say';
import { type ReactNode, Suspense } from 'react';
import { Hand } from '../../ui/Hand.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useSite } from '../site.ts';
import { TakenOver } from '../taken.ts';
import './auth.css';

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
            <p className="headline">{say('door.headline')}</p>
            <ul className="auth-points">
              <li>
                <Icon name="casino" />
                {say('door.allDay')}
              </li>
              <li>
                <Icon name="document" />
                {say('door.addsUp')}
              </li>
              <li>
                <Icon name="shield" />
                {isPlay ? say('door.nothingToLose') : site.licence}
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
            {isPlay && <span className="play-money">{say('door.playMoney')}</span>} {say('door.responsibly')}
          </p>
          <LanguageSwitch />
        </main>
      </div>
      <TakenOver />
    </>
  );
}
