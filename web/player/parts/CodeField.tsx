import { say } from '@maidan/words/say';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  readonly takesRecovery?: boolean;
}

/** Six digits of an authenticator app, or where it says so a recovery code. */
export const CodeField = ({ value, onChange, error, takesRecovery = false }: Props) => (
  <TextField
    label={takesRecovery ? say('account.codeOrRecovery') : say('account.code')}
    name="code"
    value={value}
    onChange={onChange}
    inputMode={takesRecovery ? 'text' : 'numeric'}
    autoComplete="one-time-code"
    maxLength={takesRecovery ? 20 : 6}
    error={error}
  />
);
