import '../styles/money.css';
import { expandShort } from '@maidan/core/format';
import { type ReactNode, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

interface Props {
  readonly label: string;
  readonly name: string;
  /** The sign before the number: '₹' or 'USDT'. */
  readonly unit: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** An amount as people type it. '2L' and '50k' are written out when the field is left. */
export function AmountField({ label, name, unit, value, onChange, error, hint }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={error ? 'inp amount err' : 'inp amount'}>
        <span aria-hidden="true">{unit}</span>
        <input
          {...describedBy(id, error, hint)}
          name={name}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          onChange={event => onChange(event.target.value)}
          onBlur={() => {
            const plain = expandShort(value);
            if (plain !== value) onChange(plain);
          }}
        />
      </div>
    </FieldFrame>
  );
}
