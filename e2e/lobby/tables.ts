import type { Reply } from '@maidan/contract/api';
import { routeOf } from '@maidan/contract/routes';
import type { House } from '@maidan/server/app';
import { vi } from 'vitest';
import { house } from '../kit.ts';

/** Tables on which rounds follow each other within a second or two. */
export const quickHouse = (): Promise<House> => house({ config: { tables: ['worli2', 'teen20'], pace: 0.03 } });

/** A day in India. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now());

export async function resultsOf(it: House, game: string): Promise<Reply<'results'>> {
  const answer = await fetch(`${it.url}${routeOf('results').path}?game=${game}&date=${today()}&size=50`);
  // The server checks its replies against the contract in its own tests.
  return ((await answer.json()) as { data: Reply<'results'> }).data;
}

/** Waits until so many rounds are over, and answers with the newest of them. */
export const roundsPlayed = (it: House, game: string, count: number): Promise<Reply<'results'>['rows']> =>
  vi.waitFor(
    async () => {
      const { rows, total } = await resultsOf(it, game);
      if (total < count) throw new Error(`${game} has played ${total} of ${count} rounds`);
      return rows;
    },
    { timeout: 90_000, interval: 250 },
  );
