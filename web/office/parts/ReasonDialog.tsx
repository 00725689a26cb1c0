import { sentenceOf } from '@maidan/contract/errors';
import { say } from '@maidan/words/say';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Form } from './Form.tsx';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  /** What is written to the audit log and, for a payment, shown to the player. */
  readonly label?: string;
  /** Often-used reasons; choosing one fills the field. */
  readonly common?: readonly string[];
  readonly most?: number;
  readonly action: string;
  /** What closes it without a reason. */
  readonly close?: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly missing?: string;
  readonly onGive: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for one line of text before something is done: most things the office does need a reason. */
export function ReasonDialog(props: Props) {
  const {
    title,
    children,
    label = say('office.reason'),
    common = [],
    most = 300,
    action,
    danger = false,
    busy,
  } = props;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const give = () => (reason.trim() ? props.onGive(reason.trim()) : setMissing(true));
  return (
    <Dialog title={title} onClose={props.onClose}>
      <Form onSubmit={give}>
        {children}
        {common.length > 0 && (
          <div className="office-common">
            {common.map(text => (
              <Button key={text} small onClick={() => setReason(text)}>
                {text}
              </Button>
            ))}
          </div>
        )}
        <TextField
          label={label}
          name="reason"
          value={reason}
          onChange={setReason}
          maxLength={most}
          required
          ref={field}
          autoComplete="off"
          error={isMissing && !reason.trim() ? (props.missing ?? sentenceOf('reason-needed')) : undefined}
        />
        <div className="office-actions">
          <Button onClick={props.onClose}>{props.close ?? say('office.cancel')}</Button>
          <Button kind={danger ? 'danger' : 'primary'} type="submit" busy={busy}>
            {action}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
