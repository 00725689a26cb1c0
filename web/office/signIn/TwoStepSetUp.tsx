import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { Form } from '../parts/Form.tsx';
import { Listing } from '../parts/Listing.tsx';
import { useAsk, useCommand } from '../queries.ts';
import { reloadSession } from '../session.ts';

/** A secret for the authenticator app, as a picture and as text, and a first code to prove it arrived. */
export function TwoStepSetUp() {
  const client = useQueryClient();
  const secret = useAsk('officeBeginTwoStep', {});
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const confirmed = () => {
    notify.success(say('office.twoStepIsOn'));
    client.removeQueries({ queryKey: ['officeBeginTwoStep'] });
    void reloadSession(client);
  };
  const confirm = useCommand('officeConfirmTwoStep', confirmed, ({ message, fields }) =>
    setFault(fields['code'] ?? message),
  );
  return (
    <Listing query={secret} what={say('office.theSecret')} rows={4}>
      {({ secret: text, uri }) => (
        <Form
          onSubmit={() => {
            setFault('');
            confirm.run({ code: code.trim() });
          }}
        >
          <p>{say('office.scan')}</p>
          <div className="office-qr">
            <QrCode text={uri} label={say('office.addsAccount')} />
          </div>
          <CopyField label={say('office.enterSecret')} value={text} />
          <TextField
            label={say('office.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={setCode}
            error={fault || undefined}
            required
          />
          <Button kind="primary" type="submit" busy={confirm.busy}>
            {say('office.switchOn')}
          </Button>
        </Form>
      )}
    </Listing>
  );
}
