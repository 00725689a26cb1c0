import type { Reply, Sent } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../ui/Toasts.tsx';
import { callLater } from '../laterCalls.ts';

const KEY = ['noticeChoices', {}] as const;

export type Choices = Reply<'noticeChoices'>;

/** What one chose to be told, shown as chosen at once; what the house did not take is shown as it was. */
export function useChoices() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: () => callLater('noticeChoices', {}) });
  async function choose(chosen: Sent<'chooseNotices'>): Promise<void> {
    queries.setQueryData<Choices>(KEY, before => before && { ...before, ...chosen });
    try {
      await callLater('chooseNotices', chosen);
    } catch (error) {
      notify.error(say('inbox.notSaved'), error instanceof Error ? error.message : undefined);
    }
    await queries.invalidateQueries({ queryKey: [KEY[0]] });
  }
  return { ...query, choose };
}
