import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** One line of text. Everything else an input takes is passed on: type, autoComplete, inputMode, readOnly, list, ref. */
export function TextField({ label, onChange, error, hint, required, className, ...rest }: Props) {
  const id = useId();
  const classes = ['inp', rest.readOnly && 'ro', error && 'err', className].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input
        {...rest}
        {...describedBy(id, error, hint)}
        aria-required={required}
        className={classes}
        onChange={event => onChange?.(event.target.value)}
      />
    </FieldFrame>
  );
}
