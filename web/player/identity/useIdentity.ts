import type { Reply } from '@maidan/contract/api';
import { useQuery } from '@tanstack/react-query';
import { callLater } from '../laterCalls.ts';
import { storedToken } from '../session.ts';

export type Known = Reply<'identity'>;

/** What the house knows of who one is. */
export const useIdentity = () =>
  useQuery({ queryKey: ['identity', {}], queryFn: () => callLater('identity', {}), enabled: storedToken() !== null });
