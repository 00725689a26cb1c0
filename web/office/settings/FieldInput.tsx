import { AmountField } from '../../ui/AmountField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LinesEditor } from './LinesEditor.tsx';
import type { Field } from './sections.ts';

interface Props {
  readonly field: Field;
  readonly value: string | readonly string[];
  readonly readOnly: boolean;
  readonly error?: string | undefined;
  readonly onChange: (value: string | readonly string[]) => void;
}

/** One field of a section, drawn by its kind. */
export function FieldInput({ field, value, readOnly, error, onChange }: Props) {
  const { name, label, hint } = field;
  if (typeof value !== 'string') {
    const most = field.most ?? 200;
    return (
      <LinesEditor label={label} lines={value} most={most} readOnly={readOnly} error={error} onChange={onChange} />
    );
  }
  if (field.options) {
    return (
      <SelectField
        label={label}
        name={name}
        value={value}
        options={field.options}
        disabled={readOnly}
        error={error}
        hint={hint}
        onChange={onChange}
      />
    );
  }
  const isAmount = field.kind === 'rupees' || field.kind === 'rupees or nothing';
  if (isAmount && !readOnly) {
    return (
      <AmountField label={label} name={name} unit="₹" value={value} error={error} hint={hint} onChange={onChange} />
    );
  }
  return (
    <TextField
      label={label}
      name={name}
      value={value}
      maxLength={field.most ?? 20}
      className={field.isLong && 'long'}
      inputMode={['hours', 'days', 'count', 'number'].includes(field.kind) ? 'numeric' : undefined}
      readOnly={readOnly}
      autoComplete="off"
      error={error}
      hint={hint}
      onChange={onChange}
    />
  );
}
