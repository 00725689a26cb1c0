import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../ui/router.tsx';

const REDIRECT_MS = 2_000;

/** Signed in: two seconds to read the good news, then on to the page that was asked for, or home. */
export function useArrival(): { hasArrived: boolean; arrive(): void } {
  const [hasArrived, setArrived] = useState(false);
  const navigate = useNavigate();
  const to = askedFor(useLocation().state);
  useEffect(() => {
    if (!hasArrived) return undefined;
    const timer = setTimeout(() => navigate(to, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [hasArrived, navigate, to]);
  return { hasArrived, arrive: () => setArrived(true) };
}

/** The shell leaves the path it could not show in the history entry of Login. */
function askedFor(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && from !== '/' ? from : '/home';
}
