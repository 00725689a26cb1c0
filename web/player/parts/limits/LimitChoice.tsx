import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { LimitForm } from './LimitForm.tsx';
import { useChanges } from './useLimits.ts';

/** Before the first deposit: a limit of deposits, or a clear word that there shall be none. */
export function LimitChoice() {
  const { set, goWithout } = useChanges();
  const [isDeclining, setDeclining] = useState(false);
  return (
    <section className="limit-choice" aria-labelledby="limit-choice">
      <h3 id="limit-choice">{say('safe.ask')}</h3>
      {isDeclining ? (
        <>
          <p>{say('safe.sure')}</p>
          <div className="limit-acts">
            <Button kind="teal" onClick={() => setDeclining(false)}>
              {say('safe.back')}
            </Button>
            <Button onClick={() => void goWithout()}>{say('safe.yesWithout')}</Button>
          </div>
        </>
      ) : (
        <>
          <p>{say('safe.askText')}</p>
          <LimitForm
            limit="depositDay"
            label={say('safe.askAmount')}
            isSet={false}
            onSave={value => set('depositDay', value)}
          />
          <Button onClick={() => setDeclining(true)}>{say('safe.without')}</Button>
        </>
      )}
    </section>
  );
}
