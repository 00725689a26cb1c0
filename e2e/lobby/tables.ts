import type { Reply } from '@maidan/contract/api';
import { routeOf } from '@maidan/contract/routes';
import type { House } from '@maidan/server/app';

/** A day in India. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now());

export async function resultsOf(it: House, game: string): Promise<Reply<'results'>> {
  const answer = await fetch(`${it.url}${routeOf('results').path}?game=${game}&date=${today()}&size=50`);
  // The server checks its replies against the contract in its own tests.
  return ((await answer.json()) as { data: Reply<'results'> }).data;
}
