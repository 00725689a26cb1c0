import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Refused } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/router.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFaultFocus } from '../../ui/useFaultFocus.ts';
import { callLater } from '../laterCalls.ts';
import { Failure } from './Failure.tsx';
import { useLinkToken } from './linkToken.ts';
import { type Faults, missing } from './required.ts';
import { fieldsOf, isAboutPassword, saidBy } from './sentences.ts';
import { SecondStep } from './SecondStep.tsx';
import { DoorNote, ToLogin } from './DoorNote.tsx';

type Field = 'password' | 'code';
type Stage = 'choosing' | 'done' | 'over';

/** A new password with the link of a mail, and the second step where there is one. */
export function ResetPassword() {
  const token = useLinkToken();
  const [form, setForm] = useState<Readonly<Record<Field, string>>>({ password: '', code: '' });
  const [faults, setFaults] = useState<Faults<Field>>({});
  const [failure, setFailure] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [stage, setStage] = useState<Stage>('choosing');
  const element = useFaultFocus(faults);
  const { password, code } = form;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const empty: Faults<Field> = needsCode ? missing(form) : missing({ password });
    setFaults(empty);
    setFailure(undefined);
    if (Object.keys(empty).length > 0) return;
    setAsking(true);
    try {
      await callLater('resetPassword', { token, password, ...(needsCode && { code: code.trim() }) });
      setStage('done');
    } catch (error) {
      refuse(error);
    }
    setAsking(false);
  }

  function refuse(error: unknown) {
    if (isOver(error)) return setStage('over');
    setNeedsCode(needsCode || (error instanceof Refused && error.code === 'two-step-needed'));
    setFaults(fieldsOf(error));
    if (!isAboutPassword(error)) setFailure(saidBy(error) ?? say('door.loginErred'));
  }

  if (stage === 'done') return <DoorNote text={say('door.passwordSet')} />;
  if (stage === 'over' || token === '') return <LinkOver />;
  const change = (field: Field) => (value: string) => setForm({ ...form, [field]: value });
  return (
    <form className="auth-form" ref={element} noValidate onSubmit={event => void submit(event)}>
      <Failure text={failure} />
      <p className="auth-small">{say('door.newPasswordIs')}</p>
      <TextField
        label={say('door.password')}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={say('door.passwordHint')}
        required
        value={password}
        onChange={change('password')}
        error={faults.password}
      />
      {needsCode && <SecondStep value={code} error={faults.code} onChange={change('code')} />}
      <Button kind="teal" big type="submit" busy={isAsking}>
        {say('door.setPassword')}
      </Button>
      <ToLogin />
    </form>
  );
}

/** Also what is no link at all. */
const isOver = (error: unknown): boolean =>
  error instanceof Refused && (error.code === 'link-over' || 'token' in error.fields);

const LinkOver = () => (
  <DoorNote tone="er" text={say('door.linkOver')}>
    <Link className="btn teal big" to="/way-back/forgot">
      {say('door.askAgain')}
    </Link>
  </DoorNote>
);
