import '../parts/account.css';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatInstant } from '../../ui/when.ts';
import { EmailState } from '../account/EmailState.tsx';
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
        <h1 className="bar">{say('account.security')}</h1>
        {error && <Failed title={say('account.securityFailed')} text={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Loading rows={3} />}
        {data && (
          <dl className="facts">
            <div>
              <dt>{say('account.email')}</dt>
              <dd>
                {data.email || say('account.demo')}{' '}
                {data.email !== '' && <EmailState isConfirmed={data.emailConfirmed} />}
              </dd>
            </div>
            <div>
              <dt>{say('account.lastLogin')}</dt>
              <dd>{data.lastLogin === null ? say('account.firstLogin') : formatInstant(data.lastLogin)}</dd>
            </div>
            {data.email !== '' && (
              <div>
                <dt>{say('account.twoStep')}</dt>
                <dd>
                  <span className={data.twoStep ? 'bdg g' : 'bdg w'}>
                    {data.twoStep ? say('account.on') : say('account.off')}
                  </span>
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
              <TwoStep email={data.email} isOn={data.twoStep} codesLeft={data.recoveryCodes} />
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
      title={say('account.demoNoPassword')}
      text={say('account.demoEnds')}
      action={
        <Link className="btn teal" to="/registeration">
          {say('account.register')}
        </Link>
      }
    />
  </section>
);
