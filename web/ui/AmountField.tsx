import '../styles/money.css';
import { expandShort } from '@maidan/core/format';
import { type ReactNode, useId } from 'react';
import { digitsOf } from './digits.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

interface Props {
  readonly label: string;
  readonly name: string;
  /** The sign before the number: '₹' or 'USDT'. */
  readonly unit: string;
  /** Players' fields take digits only, and so many behind the point. Without it '2L' and '50k' are written out. */
  readonly decimals?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** An amount as people type it. */
export function AmountField({ label, name, unit, decimals, value, onChange, error, hint }: Props) {
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
          onChange={({ target }) => onChange(decimals === undefined ? target.value : digitsOf(target.value, decimals))}
          onBlur={() => {
            const plain = decimals === undefined ? expandShort(value) : value;
            if (plain !== value) onChange(plain);
          }}
        />
      </div>
    </FieldFrame>
  );
}
