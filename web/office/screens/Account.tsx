import { ROLES } from '@maidan/contract/roles';
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
      <ScreenHead title="Your account" note={`${me.name}, ${ROLES[me.role].title}`} />
      <div className="office-columns">
        <section className="panel">
          <div className="bar lt">
            <h2>Two-step sign-in</h2>
          </div>
          <div className="office-form">{me.twoStep ? <p>It is on. Every sign-in asks for a code.</p> : <Offer />}</div>
        </section>
        <section className="panel">
          <div className="bar lt">
            <h2>Password</h2>
            <span className="sp muted">{me.lastLogin && `Last sign-in ${formatMinute(me.lastLogin)}`}</span>
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
      <p>It is off. With it, a stolen password alone opens nothing.</p>
      <Button kind="teal" onClick={() => setStarted(true)}>
        Set it up
      </Button>
    </>
  );
}
