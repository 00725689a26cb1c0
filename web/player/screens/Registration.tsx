import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import type { SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Link, useLocation } from '../../ui/router.tsx';
import { useFaultFocus } from '../../ui/useFaultFocus.ts';
import { AuthPage } from '../auth/AuthPage.tsx';
import { Failure } from '../auth/Failure.tsx';
import { RegistrationFields } from '../auth/RegistrationFields.tsx';
import { useArrival } from '../auth/useArrival.ts';
import { useRegistration } from '../auth/useRegistration.ts';
import { useSite } from '../site.ts';

export function Registration() {
  const { hasArrived, arrive } = useArrival();
  const { form, faults, failure, isAsking, change, register } = useRegistration(arrive);
  const { data: site } = useSite();
  const { state } = useLocation(); // the path asked for, kept on the way back to Login
  const element = useFaultFocus(faults);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void register();
  }

  return (
    <AuthPage title={say('door.createAccount')}>
      <form className="auth-form" ref={element} noValidate onSubmit={submit}>
        <Failure text={failure} />
        <RegistrationFields form={form} faults={faults} onChange={change} />
        <p className="auth-small">
          {say('door.adult')}
          {site?.mode === 'play' && ` ${say('door.startWith', { amount: formatMoney(site.openingCredit) })}`}
        </p>
        <Button kind="teal" big type="submit" busy={isAsking || hasArrived}>
          {say('door.register')}
        </Button>
        <div className="auth-foot">
          <span>
            {say('door.haveAccount')}{' '}
            <Link className="lk" to="/" state={state}>
              {say('door.login')}
            </Link>
          </span>
        </div>
      </form>
    </AuthPage>
  );
}
