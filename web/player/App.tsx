import { Suspense } from 'react';
import { Boundary } from '../ui/Boundary.tsx';
import { useLocation } from '../ui/router.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Screens } from './routes.tsx';

const CLOSE_AFTER_MS = 5_000;
/** On Login and Registration, which are left soon. */
const CLOSE_SOON_MS = 3_000;

export function App() {
  const { pathname } = useLocation();
  const isDoor = pathname === '/' || pathname === '/registeration';
  return (
    <>
      <Boundary home="/home">
        <Suspense>
          <Screens />
        </Suspense>
      </Boundary>
      <Toasts closeAfter={isDoor ? CLOSE_SOON_MS : CLOSE_AFTER_MS} />
    </>
  );
}
