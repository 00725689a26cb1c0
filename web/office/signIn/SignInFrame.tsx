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
    document.title = `${title} · Maidan Office`;
  }, [title]);
  return (
    <main className="office-sign-in">
      <ReconnectBanner />
      <div className="office-logo">
        <Logo />
        <small>Office</small>
      </div>
      <section className="panel">
        <h1 className="bar">{title}</h1>
        <div className="office-form">{children}</div>
      </section>
      {signedIn && <SignOutButton />}
    </main>
  );
}
