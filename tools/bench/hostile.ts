import { kills } from './hostile/kills.ts';
import type { BenchResult } from './interleave.ts';

/*
 * A house with bets at its tables, orders in its books and money on its way out, killed with `kill -9` at random moments,
 * itself or its PostgreSQL, 200 times. Nothing that was acknowledged is lost, nothing is doubled, every round is settled or
 * refunded, every journal makes its market again to the digest. It fails with a sentence for everything that is off.
 * KILLS=40 makes it shorter, SEED=7 another one.
 */
const KILLS = Number(process.env['KILLS'] ?? 200);
const SEED = Number(process.env['SEED'] ?? 1);
const MOST = 30;

export async function run(): Promise<BenchResult> {
  const {
    complaints,
    kills: struck,
    acknowledged,
    refusals,
    rounds,
    ...figures
  } = await kills(KILLS, SEED, console.log);
  if (complaints.length > 0)
    throw new Error(`${complaints.length} complaints:\n${complaints.slice(0, MOST).join('\n')}`);
  const total = struck.house + struck.database;
  return {
    name: 'hostile',
    ours: total,
    reference: total,
    ratio: 1,
    unit: 'kills',
    against: 'survived without a difference',
    more: {
      'kills of the house': struck.house,
      'kills of PostgreSQL': struck.database,
      ...figures,
      acknowledged: JSON.stringify(acknowledged),
      refusals: JSON.stringify(refusals),
      rounds: JSON.stringify(rounds),
    },
  };
}
