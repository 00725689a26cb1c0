import { say } from '@maidan/words/say';
import { TextField } from '../../ui/TextField.tsx';
import type { Faults } from './required.ts';
import { SecondStep } from './SecondStep.tsx';
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
      <TextField label={say('door.email')} type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <TextField label={say('door.password')} type="password" autoComplete="current-password" {...field('password')} />
      {needsCode && <SecondStep value={form.code} error={faults.code} onChange={value => onChange('code', value)} />}
    </>
  );
}
