import { say } from '@maidan/words/say';
import { type ReactNode, useEffect } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { ReconnectBanner } from '../../ui/ReconnectBanner.tsx';
import { SignOutButton } from '../parts/SignOutButton.tsx';

interface Props {
  readonly title: string;
  /** Someone is signed in who cannot go on yet, and may leave instead. */
  readonly signedIn?: boolean;
  readonly children: ReactNode;
}

export function SignInFrame({ title, signedIn = false, children }: Props) {
  useEffect(() => {
    document.title = say('office.tab', { title });
  }, [title]);
  return (
    <main className="office-sign-in">
      <ReconnectBanner />
      <div className="office-logo">
        <Logo />
        <small>{say('office.office')}</small>
      </div>
      <section className="panel">
        <h1 className="bar">{title}</h1>
        <div className="office-form">{children}</div>
      </section>
      {signedIn && <SignOutButton />}
    </main>
  );
}
