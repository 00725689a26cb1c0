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
    notify.success('Two-step sign-in is on');
    client.removeQueries({ queryKey: ['officeBeginTwoStep'] });
    void reloadSession(client);
  };
  const confirm = useCommand('officeConfirmTwoStep', confirmed, ({ message, fields }) =>
    setFault(fields['code'] ?? message),
  );
  return (
    <Listing query={secret} what="The secret" rows={4}>
      {({ secret: text, uri }) => (
        <Form
          onSubmit={() => {
            setFault('');
            confirm.run({ code: code.trim() });
          }}
        >
          <p>Scan this with an authenticator app, then enter the code it shows.</p>
          <div className="office-qr">
            <QrCode text={uri} label="Adds this account to an authenticator app" />
          </div>
          <CopyField label="Or enter this secret" value={text} />
          <TextField
            label="Code"
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
            Switch on
          </Button>
        </Form>
      )}
    </Listing>
  );
}
