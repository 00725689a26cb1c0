import { useQuery } from '@tanstack/react-query';
import { callLater } from '../laterCalls.ts';

/** Slots that take no spins at the moment, and what is said of it. */
export function useClosed(): ReadonlyMap<string, string> {
  const { data } = useQuery({ queryKey: ['slots'], queryFn: () => callLater('slots', {}), refetchInterval: 30_000 });
  return new Map((data?.rows ?? []).filter(({ isClosed }) => isClosed).map(({ code, words }) => [code, words]));
}
