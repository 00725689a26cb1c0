import type { Reply } from '@maidan/contract/api';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { callLater } from '../laterCalls.ts';

export type Notice = Reply<'inbox'>['rows'][number];

/** What one was told, page by page; loaded again when the bell rings. */
export const useInbox = (size: number) =>
  useInfiniteQuery({
    queryKey: ['inbox', size],
    queryFn: ({ pageParam }) => callLater('inbox', { size, ...(pageParam !== undefined && { after: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => (page.hasMore ? page.rows.at(-1)?.id : undefined),
  });

/** Seen: one, or all that are shown. What cannot be said now is said the next time. */
export function useMarkRead(): (which: { readonly id: string } | { readonly upTo: Notice['at'] }) => Promise<void> {
  const queries = useQueryClient();
  return async which => {
    await callLater('readInbox', which).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: ['inbox'] });
  };
}
