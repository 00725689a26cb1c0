import { say } from '@maidan/words/say';
import { TextField } from '../../ui/TextField.tsx';
import { COUNTRIES } from './countries.ts';
import type { Faults } from './required.ts';
import type { RegistrationField } from './useRegistration.ts';

interface Props {
  readonly form: Readonly<Record<RegistrationField, string>>;
  readonly faults: Faults<RegistrationField>;
  readonly onChange: (field: RegistrationField, value: string) => void;
}

export function RegistrationFields({ form, faults, onChange }: Props) {
  const field = (name: RegistrationField) => ({
    name,
    required: true,
    value: form[name],
    onChange: (value: string) => onChange(name, value),
    error: faults[name],
  });
  return (
    <>
      <div className="row2">
        <TextField label={say('door.username')} autoComplete="nickname" {...field('username')} />
        <TextField label={say('door.country')} autoComplete="country-name" list="countries" {...field('country')} />
      </div>
      <datalist id="countries">
        {COUNTRIES.map(country => (
          <option key={country}>{country}</option>
        ))}
      </datalist>
      <div className="row2">
        <TextField
          label={say('door.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...field('email')}
        />
        <TextField label={say('door.phone')} type="tel" autoComplete="tel" inputMode="tel" {...field('phone_number')} />
      </div>
      <TextField
        label={say('door.password')}
        type="password"
        autoComplete="new-password"
        hint={say('door.passwordHint')}
        {...field('password')}
      />
    </>
  );
}
