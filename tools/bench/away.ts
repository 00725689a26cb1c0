import { setTimeout as pause } from 'node:timers/promises';
import type { BenchResult } from './interleave.ts';
import { hang, killPostmaster, type MortalHouse, mortalHouse } from './hostile/mortalHouse.ts';

/*
 * How soon a house goes on by itself whose PostgreSQL is killed, loses a connection or stands still: the seconds until the
 * next round is dealt and the next point is played, from the blow, or from when PostgreSQL goes on again. Beside that, the
 * same from a moment at which nothing happens.
 */
const STOPPED_MS = 20_000;
const LOOK_MS = 20;

type Blow = readonly [what: string, strike: (house: MortalHouse) => Promise<unknown>];

const cut = (which: string) => (house: MortalHouse) =>
  house.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()
     and backend_type = 'client backend' and application_name ${which} 'maidan-lock' limit 1`,
  );

const BLOWS: readonly Blow[] = [
  ['nothing', async () => {}],
  ...Array.from({ length: 5 }, (_, n): Blow => [
    `kill ${n + 1} of PostgreSQL`,
    async it => killPostmaster(it.postgres),
  ]),
  ['one connection cut', cut('<>')],
  ['the connection with the lock cut', cut('=')],
  ['20 s of SIGSTOP', ({ postgres }) => hang(postgres, () => pause(STOPPED_MS))],
];

export async function run(): Promise<BenchResult> {
  const house = await mortalHouse({ TABLES: 'teen20,dt20', PACE: '0.05', SPORTS: 'tennis', SPORT_PACE: '0.2' });
  const more: Record<string, string> = {};
  const seconds: number[] = [];
  try {
    await goesOn(house, performance.now());
    for (const [what, strike] of BLOWS) {
      await strike(house);
      const { round, point } = await goesOn(house, performance.now());
      more[what] = `next round after ${round.toFixed(1)} s, next point after ${point.toFixed(1)} s`;
      console.log(`${what}: ${more[what]}`);
      seconds.push(Math.max(round, point));
    }
    await house.server.stop();
  } finally {
    await house.remove();
  }
  const [reference = 0, ...ours] = seconds;
  const longest = Math.max(...ours);
  const against = 'When nothing happens';
  return { name: 'away', ours: longest, reference, ratio: longest / reference, unit: 's at most', against, more };
}

/** Seconds until there is one round and one point more than now. */
async function goesOn(house: MortalHouse, since: number): Promise<{ readonly round: number; readonly point: number }> {
  const before = await progress(house);
  const passed = (): number => (performance.now() - since) / 1_000;
  let [round, point] = [Number.NaN, Number.NaN];
  while (Number.isNaN(round) || Number.isNaN(point)) {
    await pause(LOOK_MS);
    const now = await progress(house);
    if (Number.isNaN(round) && now.rounds > before.rounds) round = passed();
    if (Number.isNaN(point) && now.points > before.points) point = passed();
  }
  return { round, point };
}

/** As soon as the database says. */
async function progress({ db }: MortalHouse): Promise<{ readonly rounds: number; readonly points: number }> {
  for (;;) {
    try {
      const { rows } = await db.query(
        `select (select count(*)::int from rounds) as rounds, (select count(*)::int from sport_record) as points`,
      );
      return rows[0]!;
    } catch {
      await pause(LOOK_MS); // it is away
    }
  }
}
