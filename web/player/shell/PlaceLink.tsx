import type { ReactNode } from 'react';
import { Link, useLocation } from '../../ui/router.tsx';

interface Props {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link that knows whether the player is there: path and query both count, because a sport is a query. */
export function PlaceLink({ to, children }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Link to={to} aria-current={pathname + search === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}
