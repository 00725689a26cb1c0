import { ensureDatabase } from '@maidan/server/db/postgres';
import { type Progress, soak, type SoakReport } from '../soak/soak.ts';
import { slopeOf } from '../soak/soakMemory.ts';
import { throwAwayPostgres } from '../throwAway.ts';
import type { BenchResult } from './interleave.ts';

/*
 * A long day at all tables: 200 players bet on every side while time passes as fast as the house can follow. Then the
 * books balance, nothing is held, every statement ends at its balance, both verifiers draw every card again, every bet
 * made what its rules say, every kind of bet gave back what it should, and memory stayed flat. It fails with a sentence
 * for everything that is off. MINUTES=3 makes it shorter, SEED=7 another one, TABLES=teen20,war smaller.
 */

const MINUTES = Number(process.env['MINUTES'] ?? 30);
const SEED = Number(process.env['SEED'] ?? 1);
const TABLES = process.env['TABLES']?.split(',') ?? 'all';
const PLAYERS = 200;
const AT_ONCE = 24;

export async function run(): Promise<BenchResult> {
  const postgres = await throwAwayPostgres();
  try {
    const report = await soak({
      databaseUrl: await ensureDatabase(postgres.url, 'soak'),
      codes: TABLES,
      players: PLAYERS,
      seed: SEED,
      atOnce: AT_ONCE,
      isEnough: ({ realMs }) => realMs >= MINUTES * 60_000,
      onProgress: at => console.log(told(at)),
    });
    const result = inFigures(report);
    if (report.complaints.length > 0) throw new Error(`The soak found ${report.complaints.length}:\n${few(report)}`);
    return result;
  } finally {
    await postgres.stop();
  }
}

const told = ({ realMs, simulatedMs, windows, bets }: Progress): string =>
  `after ${(realMs / 60_000).toFixed(1)} min: ${(simulatedMs / 3_600_000).toFixed(2)} h played, ${windows} windows, ${bets} bets`;

const MOST = 30;
const few = ({ complaints }: SoakReport): string => complaints.slice(0, MOST).join('\n');

function inFigures(report: SoakReport): BenchResult {
  const { realMs, simulatedMs, windows, bets, accounts, answered, verified, returns, memory } = report;
  const [first, middle, last] = [memory[0], memory[Math.floor(memory.length / 2)], memory.at(-1)];
  const share = (amount: number): string => `${((amount / returns.staked) * 100).toFixed(3)} %`;
  const more = {
    simulatedHours: simulatedMs / 3_600_000,
    realMinutes: realMs / 60_000,
    windows,
    bets,
    accounts,
    roundsVerifiedTwice: verified.rounds,
    cardsDrawnAgain: verified.cards,
    betsByTheRules: verified.bets,
    kindsOfBets: returns.lines,
    returned: share(returns.returned),
    toBeExpected: share(returns.expected),
    furthest: returns.furthest,
    beyondThreeDeviations: `${returns.beyondThree} of ${returns.lines}`,
    heapMb: [first, middle, last].map(at => at?.heapMb.toFixed(0)).join(', '),
    residentMb: [first, middle, last].map(at => at?.residentMb.toFixed(0)).join(', '),
    heapMbAMinute: slopeOf(memory).toFixed(3),
    seed: SEED,
    ...answered,
  };
  console.log(
    Object.entries(more)
      .map(([key, value]) => `  ${key}: ${value}`)
      .join('\n'),
  );
  return {
    name: 'soak',
    ours: simulatedMs / realMs,
    reference: 1,
    ratio: simulatedMs / realMs,
    unit: 'seconds of play a second',
    against: 'The clock on the wall',
    more,
  };
}
