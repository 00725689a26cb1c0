import { useEffect, useState } from 'react';
import { countdownText } from './startText.ts';

interface Props {
  readonly startsAt: number;
  /** The server's clock when it last said something. */
  readonly now: number;
}

/** 'Starts in 12:05', second by second, by the server's clock. */
export function StartsIn({ startsAt, now }: Props) {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const ahead = now - Date.now();
    const timer = setInterval(() => setAt(Date.now() + ahead), 1_000);
    return () => clearInterval(timer);
  }, [now]);
  return <span className="starts-in">{countdownText(startsAt, Math.max(at, now))}</span>;
}
