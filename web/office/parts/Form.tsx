import type { ReactNode } from 'react';

interface Props {
  readonly onSubmit: () => void;
  /** Names the form for those who hear it, where it is not the only one. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fields that are sent together, with Enter too. What is wrong with them is said beside them, not by the browser. */
export const Form = ({ onSubmit, label, className = 'office-form', children }: Props) => (
  <form
    className={className}
    noValidate
    aria-label={label}
    onSubmit={event => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
