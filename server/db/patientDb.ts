import { setTimeout } from 'node:timers/promises';
import type { AskedAgain, Db, Queryable } from './db.ts';
import { isPassing } from './passing.ts';
import type { Gate } from '../standing.ts';

const TRIES = 6;

/**
 * For what the house does by itself: a question or a transaction whose connection was lost is asked again, after the
 * database is back if it was away. Nothing is asked through it that must not happen twice.
 */
export function patientDb(db: Db, gate: Gate): Required<AskedAgain> {
  const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isPassing(error)) throw error;
        if (await gate.returned()) attempt = 0;
        else if (attempt >= TRIES) throw error;
        else await setTimeout(20 * 2 ** attempt);
      }
    }
  };
  const query = (...parameters: Parameters<Queryable['query']>) => patiently(async () => db.query(...parameters));
  return { query: query as unknown as Queryable['query'], connect: db.connect.bind(db), patiently };
}
