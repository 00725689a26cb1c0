import { say } from '@maidan/words/say';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** Six digits of an authenticator app. */
export const CodeField = ({ value, onChange, error }: Props) => (
  <TextField
    label={say('account.code')}
    name="code"
    value={value}
    onChange={onChange}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={6}
    error={error}
  />
);
