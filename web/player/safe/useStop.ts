import type { Reply } from '@maidan/contract/api';
import { useQuery } from '@tanstack/react-query';
import { callLater } from '../laterCalls.ts';

export type StopState = Reply<'playStop'>;

export const useStop = () => useQuery({ queryKey: ['playStop', {}], queryFn: () => callLater('playStop', {}) });
