import { useQuery } from '@tanstack/react-query';
import { call } from '../session.ts';

/** Whose bets these are; nothing until the server has said. */
export const useOwner = (): string | undefined =>
  useQuery({ queryKey: ['balance', {}], queryFn: ({ signal }) => call('balance', {}, { signal }) }).data?.username;
