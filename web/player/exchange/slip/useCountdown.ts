import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds until a moment of this browser's clock; 0 from then on. For what is only there while it is waited for. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
