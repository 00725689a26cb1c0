import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

const KINDS = { primary: 'pri', teal: 'teal', plain: '', danger: 'red' } as const;

interface Props extends ComponentProps<'button'> {
  readonly kind?: keyof typeof KINDS;
  readonly big?: boolean;
  readonly small?: boolean;
  /** Something is under way: it cannot be pressed again, and a turning arrow shows why. */
  readonly busy?: boolean;
}

export function Button({ kind = 'plain', big, small, busy = false, className, children, ...rest }: Props) {
  const classes = ['btn', KINDS[kind], big && 'big', small && 'sm', className].filter(Boolean).join(' ');
  return (
    <button type="button" {...rest} className={classes} disabled={rest.disabled === true || busy} aria-busy={busy}>
      {busy && (
        <span className="turning">
          <Icon name="retry" small />
        </span>
      )}
      {children}
    </button>
  );
}
