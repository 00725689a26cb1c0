import { Navigate, useLocation } from '../../ui/router.tsx';

/** What who has stopped may still look at. Where money is real, nobody withdraws before they said who they are. */
const OPEN = /^\/(stopped|security|identity|play-safe|bets|rules|casino\/statement|support(\/[\w-]+)?)$/;

/** Everything else leads to the page that says until when, who helps, and how to withdraw. */
export function StopGuard() {
  const { pathname } = useLocation();
  return OPEN.test(pathname) ? null : <Navigate to="/stopped" replace />;
}
