import { formatMoney } from '@maidan/core/format';
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
    <AuthPage title="Create your account">
      <form className="auth-form" ref={element} noValidate onSubmit={submit}>
        <Failure text={failure} />
        <RegistrationFields form={form} faults={faults} onChange={change} />
        <p className="auth-small">
          By registering you confirm that you are 18 years of age or more.
          {site?.mode === 'play' && ` You start with ${formatMoney(site.openingCredit)} INR of play money.`}
        </p>
        <Button kind="teal" big type="submit" busy={isAsking || hasArrived}>
          Register
        </Button>
        <div className="auth-foot">
          <span>
            Have an account?{' '}
            <Link className="lk" to="/" state={state}>
              Login
            </Link>
          </span>
        </div>
      </form>
    </AuthPage>
  );
}
