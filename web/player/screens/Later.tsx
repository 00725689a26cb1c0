import { say } from '@maidan/words/say';
import { lazily } from '../../ui/lazily.tsx';
import { useLocation } from '../../ui/router.tsx';
import { NotFound } from './NotFound.tsx';

const Identity = lazily(async () => (await import('./Identity.tsx')).Identity);

/** Screens that nobody opens first: what every page has knows nothing of them. Any other path is nowhere. */
export function Later() {
  const { pathname } = useLocation();
  if (pathname.replace(/\/$/, '') !== '/identity') return <NotFound />;
  return (
    <>
      <title>{say('frame.titled', { page: say('identity.title') })}</title>
      <Identity />
    </>
  );
}
