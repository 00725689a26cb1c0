import './wordsField.css';
import { type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly most: number;
  readonly rows?: number;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function WordsField({ label, name, value, onChange, most, rows = 4, error, hint, ref }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        {...describedBy(id, error, hint)}
        className={error ? 'inp words err' : 'inp words'}
        {...{ name, value, rows, ref }}
        maxLength={most}
        aria-required
        onChange={event => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
