import type { LobbyView } from '@maidan/contract/table';
import { useEffect, useState } from 'react';
import { useLive } from '../../live/useLive.ts';

export interface Lobby {
  readonly tables: LobbyView['tables'];
  /** The server's clock, moving once a second. */
  readonly now: number;
}

/** Every table at a glance; nothing until the first word of the server. */
export function useLobby(): Lobby | undefined {
  const view = useLive('lobby');
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!view) return undefined;
    const ahead = view.now - Date.now();
    const timer = setInterval(() => setNow(Date.now() + ahead), 1_000);
    return () => clearInterval(timer);
  }, [view]);
  return view && { tables: view.tables, now: Math.max(view.now, now) };
}
