import '../../styles/account.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatInstant } from '../../ui/when.ts';
import { PasswordForm } from '../account/PasswordForm.tsx';
import { SessionList } from '../account/SessionList.tsx';
import { TwoStep } from '../account/TwoStep.tsx';
import { call } from '../session.ts';

/** Who can get in: the password, the second step, and every place that is signed in now. */
export function Security() {
  const { data, error, refetch } = useQuery({ queryKey: ['security', {}], queryFn: () => call('security', {}) });
  return (
    <>
      <section className="panel">
        <h1 className="bar">Security</h1>
        {error && <Failed title="Security did not load" text={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Loading rows={3} />}
        {data && (
          <dl className="facts">
            <div>
              <dt>Email</dt>
              <dd>{data.email || 'Demo account'}</dd>
            </div>
            <div>
              <dt>Last sign-in</dt>
              <dd>{data.lastLogin === null ? 'This is the first' : formatInstant(data.lastLogin)}</dd>
            </div>
            {data.email !== '' && (
              <div>
                <dt>Two-step sign-in</dt>
                <dd>
                  <span className={data.twoStep ? 'bdg g' : 'bdg w'}>{data.twoStep ? 'On' : 'Off'}</span>
                </dd>
              </div>
            )}
          </dl>
        )}
      </section>
      {data && (
        <>
          <SessionList sessions={data.sessions} />
          {data.email === '' ? (
            <DemoSecurity />
          ) : (
            <>
              <PasswordForm email={data.email} />
              <TwoStep email={data.email} isOn={data.twoStep} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** A demo account has neither a password nor a second step, so there is nothing to change. */
const DemoSecurity = () => (
  <section className="panel">
    <Empty
      icon="key"
      title="A demo account has no password"
      text="It ends with this browser. Register for an account that is yours to come back to."
      action={
        <Link className="btn teal" to="/registeration">
          Register
        </Link>
      }
    />
  </section>
);
