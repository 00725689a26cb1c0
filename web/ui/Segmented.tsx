import '../styles/money.css';
import { useId } from 'react';
import { Icon } from './Icon.tsx';

interface Props<Value extends string> {
  readonly label: string;
  readonly name: string;
  /** Empty while nothing is chosen. */
  readonly value: Value | '';
  readonly options: readonly Value[];
  /** What stands on an option that is not called by its value. */
  readonly words?: Readonly<Partial<Record<Value, string>>>;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
}

/** A choice of a few words side by side: radio buttons, so that arrow keys and screen readers know it. */
export function Segmented<Value extends string>({ label, name, value, options, words, onChange, error }: Props<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="fld" role="radiogroup" aria-labelledby={id} aria-describedby={error && errorId}>
      <span className="fld-label" id={id}>
        {label}
      </span>
      <div className={error ? 'pick err' : 'pick'}>
        {options.map(option => (
          <label key={option} className={option === value ? 'on' : undefined}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {words?.[option] ?? option}
          </label>
        ))}
      </div>
      {error && (
        <p className="msg" id={errorId}>
          <Icon name="warning" small />
          {error}
        </p>
      )}
    </div>
  );
}
