import { TextField } from '../../ui/TextField.tsx';
import type { Faults } from './required.ts';
import type { LoginField } from './useLogin.ts';

interface Props {
  readonly form: Readonly<Record<LoginField, string>>;
  readonly faults: Faults<LoginField>;
  /** The server asked for the second step. */
  readonly needsCode: boolean;
  readonly onChange: (field: LoginField, value: string) => void;
}

export function LoginFields({ form, faults, needsCode, onChange }: Props) {
  const field = (name: LoginField) => ({
    name,
    required: true,
    value: form[name],
    onChange: (value: string) => onChange(name, value),
    error: faults[name],
  });
  return (
    <>
      <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      {needsCode && (
        <TextField
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          ref={focusOnArrival}
          hint="Six digits from your authenticator app."
          {...field('code')}
        />
      )}
    </>
  );
}

const focusOnArrival = (input: HTMLInputElement | null): void => input?.focus();
