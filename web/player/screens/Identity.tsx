import '../identity/identity.css';
import '../../styles/money.css';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Amounts } from '../identity/Amounts.tsx';
import { IdentityForm } from '../identity/IdentityForm.tsx';
import { type Known, useIdentity } from '../identity/useIdentity.ts';

/** Who one is: what the house knows, what may be paid by it, and the form that says it. */
export function Identity() {
  const { data, error, refetch } = useIdentity();
  const [forms, setForms] = useState(0); // a form that was sent is followed by an empty one
  return (
    <>
      <section className="panel">
        <h1 className="bar">{say('identity.title')}</h1>
        {error && <Failed title={say('identity.failed')} text={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Loading rows={4} />}
        {data && <Standing known={data} />}
      </section>
      {data && data.state !== 'submitted' && data.state !== 'verified' && (
        <IdentityForm key={forms} onSent={() => setForms(forms + 1)} />
      )}
      {data && <Amounts known={data} />}
    </>
  );
}

const LOOKS = {
  none: ['', 'user'],
  submitted: ['', 'clock'],
  verified: ['good', 'check'],
  refused: ['bad', 'info'],
  expired: ['bad', 'clock'],
} as const;

function Standing({ known: { state, isNeeded, age, verifiedUntil, sent } }: { readonly known: Known }) {
  const [tone, icon] = LOOKS[state];
  return (
    <div className="identity-body">
      <output className={`identity-state ${tone}`}>
        <Icon name={icon} />
        {say('identity.state', { state })}
      </output>
      {state === 'refused' && sent && <p className="note">{say('identity.reason', { reason: sent.reason })}</p>}
      <p>{say('identity.means', { state })}</p>
      {state === 'verified' && verifiedUntil !== null && (
        <p>{say('identity.until', { when: formatMinute(verifiedUntil) })}</p>
      )}
      {sent && (
        <p className="muted">
          {say('identity.sentAt', {
            document: say('identity.documentKind', { kind: sent.document }),
            end: sent.numberEnd,
            when: formatMinute(sent.at),
          })}
        </p>
      )}
      {state !== 'verified' && (
        <p className="muted">{isNeeded ? say('identity.needed', { age }) : say('identity.notNeeded')}</p>
      )}
    </div>
  );
}
