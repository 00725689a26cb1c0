import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** What every field wears: its label above, and below it what is wrong or what to know. */
export const FieldFrame = ({ id, label, error, hint, children }: Props) => (
  <div className="fld">
    <label htmlFor={id}>{label}</label>
    {children}
    {error && (
      <p className="msg" id={errorId(id)}>
        <Icon name="warning" small />
        {error}
      </p>
    )}
    {hint && (
      <p className="hint" id={hintId(id)}>
        {hint}
      </p>
    )}
  </div>
);

/** Ties a control to those lines, so that a screen reader reads them with it. */
export function describedBy(id: string, error?: string, hint?: ReactNode) {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

const errorId = (id: string): string => `${id}-error`;
const hintId = (id: string): string => `${id}-hint`;
