import type { Reply, Sent } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../ui/Toasts.tsx';
import { callLater } from '../laterCalls.ts';

export type Choices = Reply<'noticeChoices'>;

type Wish = Sent<'chooseNotices'>;

/** What one chose to be told, shown as chosen in the same moment; what the house did not take is shown as it was. */
export function useChoices() {
  const queries = useQueryClient();
  const [wish, setWish] = useState<Wish>();
  const query = useQuery({ queryKey: ['noticeChoices', {}], queryFn: () => callLater('noticeChoices', {}) });
  async function choose(chosen: Wish): Promise<void> {
    setWish(chosen);
    try {
      await callLater('chooseNotices', chosen);
    } catch (error) {
      notify.error(say('inbox.notSaved'), error instanceof Error ? error.message : undefined);
    }
    await queries.invalidateQueries({ queryKey: ['noticeChoices'] });
    setWish(last => (last === chosen ? undefined : last));
  }
  return { ...query, data: query.data && { ...query.data, ...wish }, choose };
}
