import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface Props<V extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'id'> {
  readonly label: string;
  readonly name: string;
  readonly value: V;
  readonly options: readonly Option<V>[];
  readonly onChange: (value: V) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** One of a few. The browser's own list opens, which is the best one on a phone and for a keyboard. */
export function SelectField<V extends string>(props: Props<V>) {
  const { label, options, onChange, error, hint, required, className, ...rest } = props;
  const id = useId();
  const choose = (value: string): void => {
    const option = options.find(option => option.value === value);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select
        {...rest}
        {...describedBy(id, error, hint)}
        aria-required={required}
        className={['inp', error && 'err', className].filter(Boolean).join(' ')}
        onChange={event => choose(event.target.value)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
