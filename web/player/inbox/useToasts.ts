import { say } from '@maidan/words/say';
import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../live/useLive.ts';
import { useLocation, useNavigate } from '../../ui/router.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { callLater } from '../laterCalls.ts';
import { loadAgain } from '../parts/useReloadOn.ts';

/** How many are told one by one: of more the bell tells. */
const MOST = 3;

/** What comes while a page is open is told on it, unless it is seen there anyway. How much is unread. */
export function useToasts(): number {
  const live = useLive('inbox');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useRef(pathname);
  const known = useRef<number | null>(undefined);
  useEffect(() => {
    here.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (!live) return;
    const before = known.current;
    known.current = Math.max(before ?? 0, live.newest ?? 0);
    void loadAgain(queries, 'inbox'); // what is shown may be from before
    if (before === undefined) return; // what came before the page is no news
    if ((live.newest ?? 0) > (before ?? 0)) void tellNew(before ?? 0, here.current, navigate);
  }, [live, queries, navigate]);

  return live?.unread ?? 0;
}

async function tellNew(since: number, here: string, go: (to: string) => void): Promise<void> {
  const { rows } = await callLater('inbox', { size: MOST }).catch(() => ({ rows: [] }));
  const told = rows.filter(row => row.at > since && !row.isRead && row.isTold && row.seenAt !== here);
  for (const { title, text, to } of told.toReversed()) {
    notify.info(title, text, { words: say('inbox.open'), act: () => go(to) });
  }
}
