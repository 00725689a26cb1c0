import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link, Navigate, useLocation } from '../../ui/router.tsx';
import { useFaultFocus } from '../../ui/useFaultFocus.ts';
import { AuthPage } from '../auth/AuthPage.tsx';
import { Failure } from '../auth/Failure.tsx';
import { LoginFields } from '../auth/LoginFields.tsx';
import { useArrival } from '../auth/useArrival.ts';
import { useDemo } from '../auth/useDemo.ts';
import { useLogin } from '../auth/useLogin.ts';
import { storedToken } from '../session.ts';
import { useSite } from '../site.ts';

/** Who is signed in already has no business here and is led home. */
export function Login() {
  const [wasSignedIn] = useState(() => storedToken() !== null);
  return wasSignedIn ? <Navigate to="/home" replace /> : <LoginForm />;
}

function LoginForm() {
  const { hasArrived, arrive } = useArrival();
  const { form, faults, failure, needsCode, isAsking, change, login } = useLogin(arrive);
  const demo = useDemo(arrive);
  const mode = useSite().data?.mode;
  const element = useFaultFocus(faults);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void login();
  }

  return (
    <AuthPage title={say('door.login')}>
      <form className="auth-form" ref={element} noValidate onSubmit={submit}>
        {failure === undefined ? <WhySignedOut /> : <Failure text={failure} />}
        <LoginFields form={form} faults={faults} needsCode={needsCode} onChange={change} />
        <Button kind="teal" big type="submit" busy={isAsking || hasArrived} disabled={demo.isOpening}>
          {say('door.login')}
        </Button>
        {mode !== 'real' && (
          <>
            <span className="or">{say('door.or')}</span>
            <Button big onClick={() => void demo.open()} busy={demo.isOpening} disabled={isAsking || hasArrived}>
              {say('door.demo')}
            </Button>
          </>
        )}
        <OtherWays />
      </form>
    </AuthPage>
  );
}

/** The shell leaves here why the session was over that somebody wanted to go on with. */
function WhySignedOut() {
  const state: unknown = useLocation().state;
  const why = typeof state === 'object' && state !== null && 'why' in state ? state.why : undefined;
  return (
    typeof why === 'string' && (
      <output className="note">
        <Icon name="info" small />
        {say('door.loginAgain', { why })}
      </output>
    )
  );
}

function OtherWays() {
  const { data: site } = useSite();
  const { state } = useLocation(); // the path asked for, kept on the way to Registration
  return (
    <div className="auth-foot">
      <span className="auth-forgot">
        <Link className="lk" to="/way-back/forgot">
          {say('door.forgot')}
        </Link>
      </span>
      <span>
        {say('door.newHere')}{' '}
        <Link className="lk" to="/registeration" state={state}>
          {say('door.signUp')}
        </Link>
      </span>
      {site && (
        <a className="lk" href={site.support.url}>
          {site.support.label}
        </a>
      )}
    </div>
  );
}
