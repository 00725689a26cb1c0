import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatMinute } from '../../ui/when.ts';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useMe } from '../session.ts';
import { NewPassword } from '../signIn/NewPassword.tsx';
import { TwoStepSetUp } from '../signIn/TwoStepSetUp.tsx';

/** One's own account: who one is here, the password, two-step sign-in. */
export function Account() {
  const me = useMe();
  return (
    <>
      <ScreenHead
        title={say('office.yourAccount')}
        note={say('office.nameRole', { name: me.name, role: say('office.roleTitle', { role: me.role }) })}
      />
      <div className="office-columns">
        <section className="panel">
          <div className="bar lt">
            <h2>{say('office.twoStep')}</h2>
          </div>
          <div className="office-form">{me.twoStep ? <p>{say('office.twoStepAsks')}</p> : <Offer />}</div>
        </section>
        <section className="panel">
          <div className="bar lt">
            <h2>{say('office.password')}</h2>
            <span className="sp muted">
              {me.lastLogin && say('office.lastSignIn', { time: formatMinute(me.lastLogin) })}
            </span>
          </div>
          <div className="office-form">
            <NewPassword />
          </div>
        </section>
      </div>
    </>
  );
}

function Offer() {
  const [started, setStarted] = useState(false);
  if (started) return <TwoStepSetUp />;
  return (
    <>
      <p>{say('office.twoStepIsOff')}</p>
      <Button kind="teal" onClick={() => setStarted(true)}>
        {say('office.setUp')}
      </Button>
    </>
  );
}
