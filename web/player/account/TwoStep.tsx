import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyField } from '../../ui/CopyField.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { callLater } from '../laterCalls.ts';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpForm } from './SetUpForm.tsx';

interface Props {
  readonly email: string;
  readonly isOn: boolean;
  /** How many recovery codes are left. */
  readonly codesLeft: number;
}

/** A second step at sign-in and before money leaves: a code of an authenticator app. */
export function TwoStep({ email, isOn, codesLeft }: Props) {
  const queries = useQueryClient();
  const [secret, setSecret] = useState<Reply<'beginTwoStep'>>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function finish(done: Promise<unknown>, words: string) {
    await done;
    notify.success(words);
    setSecret(undefined);
    await queries.invalidateQueries({ queryKey: ['security'] });
  }

  const show = (made: Reply<'newRecoveryCodes'>): void => setCodes(made.codes);

  return (
    <section className="panel">
      <h2 className="bar lt">{say('account.twoStep')}</h2>
      {isOn && codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {isOn && !codes && (
        <CodeForm
          text={say('account.codesLeft', { left: codesLeft })}
          button={say('account.newCodes')}
          onCode={async code => show(await callLater('newRecoveryCodes', { code }))}
        />
      )}
      {isOn && !codes && (
        <CodeForm
          text={say('account.twoStepOn')}
          button={say('account.switchOff')}
          takesRecovery
          onCode={code => finish(callLater('endTwoStep', { code }), say('account.isOff'))}
        />
      )}
      {!isOn && secret && (
        <>
          <div className="two-step">
            <QrCode text={secret.uri} label={say('account.twoStepQr')} />
            <div>
              <p>{say('account.scanKey')}</p>
              <CopyField label={say('account.key')} value={secret.secret} />
            </div>
          </div>
          <CodeForm
            text={say('account.thenCode')}
            button={say('account.switchOn')}
            onCode={code => finish(callLater('confirmTwoStep', { code }).then(show), say('account.isOn'))}
          />
        </>
      )}
      {!isOn && !secret && (
        <SetUpForm
          email={email}
          onPassword={async password => setSecret(await callLater('beginTwoStep', { password }))}
        />
      )}
    </section>
  );
}
