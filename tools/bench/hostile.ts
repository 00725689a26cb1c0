import { kills, type KillsReport } from './hostile/kills.ts';
import { requests, type RequestsReport } from './hostile/requests.ts';
import type { BenchResult } from './interleave.ts';

/*
 * What a house has to stand. First 100,000 bad requests over the whole contract: none is answered with 5xx, every refusal
 * has a name, and nothing has changed. Then a house with bets at its tables, orders in its books and money on its way in
 * and out, killed with `kill -9` at random moments, itself or its PostgreSQL, 200 times, and PostgreSQL stopped for 20 s
 * now and then: nothing that was acknowledged is lost, nothing is doubled, every round is settled or refunded, every
 * journal makes its market again to the digest. It fails with a sentence for everything that is off. COUNT=1000 and
 * KILLS=40 make it shorter, 0 leaves one out, SEED=7 makes another one.
 */
const COUNT = Number(process.env['COUNT'] ?? 100_000);
const KILLS = Number(process.env['KILLS'] ?? 200);
const SEED = Number(process.env['SEED'] ?? 1);
const MOST = 30;

export async function run(): Promise<BenchResult> {
  const refused = COUNT > 0 ? await requests(COUNT, SEED, console.log) : undefined;
  const survived = KILLS > 0 ? await kills(KILLS, SEED, console.log) : undefined;
  const complaints = [refused, survived].flatMap(report => report?.complaints ?? []);
  if (complaints.length > 0)
    throw new Error(`${complaints.length} complaints:\n${complaints.slice(0, MOST).join('\n')}`);
  const blows = (survived?.kills.house ?? 0) + (survived?.kills.database ?? 0);
  const total = COUNT + blows;
  return {
    name: 'hostile',
    ours: total,
    reference: total,
    ratio: 1,
    unit: 'bad requests and kills',
    against: 'stood without a difference',
    more: { ...(refused && ofRequests(refused)), ...(survived && ofKills(survived)) },
  };
}

const ofRequests = ({ kinds, seconds }: RequestsReport): NonNullable<BenchResult['more']> => ({
  'bad requests': COUNT,
  'refused by name': [...kinds.values()].reduce((sum, { refused }) => sum + refused, 0),
  'seconds of requests': seconds,
});

function ofKills({ kills: struck, acknowledged, refusals, rounds, commands, digests, seconds }: KillsReport) {
  return {
    'kills of the house': struck.house,
    'kills of PostgreSQL': struck.database,
    'stops of PostgreSQL, of 20 s': struck.stops,
    commands,
    digests,
    seconds,
    acknowledged: JSON.stringify(acknowledged),
    refusals: JSON.stringify(refusals),
    rounds: JSON.stringify(rounds),
  };
}
