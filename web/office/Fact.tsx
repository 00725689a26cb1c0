import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

/** One line of a list of facts: a name, what it is, and what else there is to say of it. */
export const Fact = ({ name, value, children }: Props) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b>
      {children && <span className="muted">{children}</span>}
    </dd>
  </div>
);
