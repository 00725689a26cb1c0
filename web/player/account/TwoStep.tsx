import type { Reply } from '@maidan/contract/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyField } from '../../ui/CopyField.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { call } from '../session.ts';
import { CodeForm } from './CodeForm.tsx';
import { SetUpForm } from './SetUpForm.tsx';

interface Props {
  readonly email: string;
  readonly isOn: boolean;
}

/** A second step at sign-in and before money leaves: a code of an authenticator app. */
export function TwoStep({ email, isOn }: Props) {
  const queries = useQueryClient();
  const [secret, setSecret] = useState<Reply<'beginTwoStep'>>();

  async function finish(done: Promise<unknown>, words: string) {
    await done;
    notify.success(words);
    setSecret(undefined);
    await queries.invalidateQueries({ queryKey: ['security'] });
  }

  return (
    <section className="panel">
      <h2 className="bar lt">Two-step sign-in</h2>
      {isOn && (
        <CodeForm
          text="It is on. To switch it off, enter a code from your authenticator app."
          button="Switch off"
          onCode={code => finish(call('endTwoStep', { code }), 'Two-step sign-in is off.')}
        />
      )}
      {!isOn && secret && (
        <>
          <div className="two-step">
            <QrCode text={secret.uri} label="QR code for an authenticator app" />
            <div>
              <p>Scan this with an authenticator app, or type the key into it.</p>
              <CopyField label="Key" value={secret.secret} />
            </div>
          </div>
          <CodeForm
            text="Then enter the code it shows."
            button="Switch on"
            onCode={code => finish(call('confirmTwoStep', { code }), 'Two-step sign-in is on.')}
          />
        </>
      )}
      {!isOn && !secret && (
        <SetUpForm email={email} onPassword={async password => setSecret(await call('beginTwoStep', { password }))} />
      )}
    </section>
  );
}
