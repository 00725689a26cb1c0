import type { Return } from '@maidan/games/kit/returns';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';

/** What every bet of a game gives back, counted from its rules in this browser, when somebody asks. */
export const useReturns = (code: string) =>
  useQuery({
    queryKey: ['returns', code],
    queryFn: () => count(code),
    staleTime: Number.POSITIVE_INFINITY, // rules do not change while the page is open
  });

function count(code: string): Promise<readonly Return[]> {
  const worker = new Worker(new URL('returns.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly Return[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<readonly Return[]>) => resolve(data);
    worker.onerror = event => reject(new Error(event.message || say('rules.notCounted')));
    worker.postMessage(code);
  }).finally(() => worker.terminate());
}
