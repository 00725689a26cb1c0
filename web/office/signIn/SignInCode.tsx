import { say } from '@maidan/words/say';
import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  readonly code: string;
  readonly fault: string | undefined;
  readonly onChange: (code: string) => void;
}

/** Appears when the password was right, and is then what one types next. */
export function SignInCode({ code, fault, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label={say('office.codeFrom')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={code}
      onChange={onChange}
      error={fault}
      required
    />
  );
}
