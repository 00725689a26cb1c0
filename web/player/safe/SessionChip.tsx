import './session.css';
import { formatSigned } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLive } from '../../live/useLive.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { Link, useLocation } from '../../ui/router.tsx';
import { useReloadOn } from '../parts/useReloadOn.ts';
import { call } from '../session.ts';
import { durationOf } from './durationOf.ts';

const RealityCheck = lazily(async () => (await import('./RealityCheck.tsx')).RealityCheck);

const TICK_MS = 1_000;

/** Where one looks back and nothing can be bet: a reality check leads there, and would lie over it. */
const LOOKING_BACK = /^\/casino\/(statement|results|fair)\b/;

/** How long one is signed in and what came of it, where something can be bet; and the reality check when it is due. */
export function SessionChip() {
  const { data, refetch } = useQuery({
    queryKey: ['playSession', {}],
    queryFn: () => call('playSession', {}),
    refetchInterval: 30_000,
  });
  useReloadOn(useLive('wallet'), 'playSession');
  const now = useNow();
  const { pathname } = useLocation();
  if (!data) return null;
  const time = durationOf(now - data.since);
  const net = formatSigned(data.net);
  return (
    <>
      <Link className="session-chip" to="/play-safe" aria-label={say('safe.sessionIs', { time, net })}>
        <Icon name="clock" small />
        <span>{time}</span> <b className={data.net < 0 ? 'down' : data.net > 0 ? 'up' : undefined}>{net}</b>
      </Link>
      {data.checkAt !== null && data.checkAt <= now && !LOOKING_BACK.test(pathname) && (
        <Suspense>
          <RealityCheck session={data} time={time} onAnswered={() => void refetch()} />
        </Suspense>
      )}
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
