import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { odds } from '@maidan/core/odds';
import { LAST_CALL_MS } from '@maidan/games/kit/bet';
import type { House } from '@maidan/server/app';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { limitsOf } from '@maidan/server/sport/marketRows';
import { throwAwayPostgres } from '../throwAway.ts';
import { openFloor, quietEvents, told } from './clients/floor.ts';
import type { GamblersOrder, GamblersReport } from './clients/gamblers.ts';
import { slipsOf } from './clients/slips.ts';
import { telling } from './clients/told.ts';
import { type BenchResult, interleave, machine, type Measure, median } from './interleave.ts';

/*
 * What limits of one's own cost: casino bets and orders, as many as go, of players who set every limit there is, in turn with
 * those of players who set none, in one house. The limits are so high that none is met: each of them is looked at. ROUNDS=9
 * are more.
 */

const CODE = 'teen20';
const PLAYERS = 500;
const CALLERS = 128;
const FLAT_OUT_MS = 2_000;
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const EVENTS = quietEvents(10);

const gamble = telling<GamblersOrder, GamblersReport>();
const player = (name: string): ChildProcess => fork(new URL(`./clients/${name}.ts`, import.meta.url));

export async function run(): Promise<BenchResult> {
  const busy = machine();
  const postgres = await throwAwayPostgres();
  const processes = {
    gamblers: [player('gamblers'), player('gamblers')],
    traders: [player('orderers'), player('orderers')],
  };
  const databaseUrl = await ensureDatabase(postgres.url, 'bench');
  const open = (tables: readonly string[]): Promise<House> => openFloor(databaseUrl, EVENTS, { tables });
  try {
    const early = await open([]); // the window is not open while players come in
    for (const [nth, haveLimits] of [false, true].entries()) {
      const newcomers = { url: early.url, players: PLAYERS, haveLimits };
      await gamble(processes.gamblers[nth]!, { do: 'sign in', ...newcomers });
      await told(processes.traders[nth]!, { do: 'come in', ...newcomers });
    }
    await early.close();
    const house = await open([CODE]);
    return await measure(house, processes, busy).finally(() => house.close());
  } finally {
    for (const each of Object.values(processes).flat()) each.kill();
    await postgres.stop();
  }
}

interface Processes {
  /** Without limits, and with. */
  readonly gamblers: readonly ChildProcess[];
  readonly traders: readonly ChildProcess[];
}

async function measure(house: House, { gamblers, traders }: Processes, busy: string): Promise<BenchResult> {
  const costs = [...gamblers, ...traders].map((): number[] => []);
  /** How many a second; and what each cost the server, in microseconds of processor time. */
  const counted =
    (nth: number, act: () => Promise<{ readonly taken: number; readonly ms: number }>): Measure =>
    async () => {
      const before = process.cpuUsage();
      const { taken, ms } = await act();
      const { user, system } = process.cpuUsage(before);
      costs[nth]!.push((user + system) / taken);
      return (taken * 1_000) / ms;
    };
  const measures = [...gamblers.map(bets(house)), ...traders.map(orders(house))].map((act, nth) => counted(nth, act));
  for (const act of measures) await act(); // what comes first waits for code that is not compiled yet
  for (const cost of costs) cost.length = 0;
  const { medians } = await interleave(measures, ROUNDS);
  return words(medians.map(Math.round), costs.map(median).map(Math.round), busy);
}

const bets =
  ({ deps, url }: House) =>
  (players: ChildProcess) =>
  async () => {
    const table = deps.tables.of(CODE)!;
    const least = FLAT_OUT_MS + LAST_CALL_MS + 1_000;
    while (!(table.round.phase === 'open' && table.round.dueAt - deps.world.now() > least)) await sleep(20);
    const on = { url, game: CODE, round: table.round.id, slips: slipsOf(table.game, table.round) };
    const { taken, ms, refused } = await gamble(players, { do: 'bet flat out', on, callers: CALLERS, ms: FLAT_OUT_MS });
    if (Object.keys(refused).length > 0) throw new Error(`bets were refused: ${JSON.stringify(refused)}`);
    return { taken: taken.length, ms };
  };

const orders = ({ deps, url }: House) => {
  const markets = [...deps.sport.desks()].flatMap(desk => [...desk.markets].map(({ id }) => id));
  const on = { url, markets, runner: 'A', odds: odds(2), stake: limitsOf('exchange').min };
  return (players: ChildProcess) => async () => {
    const { acknowledged, ms, refused } = await told(players, {
      do: 'trade flat out',
      on,
      callers: CALLERS,
      ms: FLAT_OUT_MS,
    });
    if (Object.keys(refused).length > 0) throw new Error(`orders were refused: ${JSON.stringify(refused)}`);
    return { taken: acknowledged.length, ms };
  };
};

function words(medians: readonly number[], costs: readonly number[], busy: string): BenchResult {
  const [betsFree = 0, betsLimited = 0, ordersFree = 0, ordersLimited = 0] = medians;
  const [betFree = 0, betLimited = 0, orderFree = 0, orderLimited = 0] = costs;
  return {
    name: 'limits',
    ours: betsLimited,
    reference: betsFree,
    ratio: betsLimited / betsFree,
    unit: 'bets a second',
    against: 'Of players without limits',
    more: {
      ordersPerSecond: ordersLimited,
      ordersPerSecondWithout: ordersFree,
      ordersRatio: (ordersLimited / ordersFree).toFixed(2),
      serverMicrosecondsABet: betLimited,
      serverMicrosecondsABetWithout: betFree,
      serverMicrosecondsAnOrder: orderLimited,
      serverMicrosecondsAnOrderWithout: orderFree,
      rounds: ROUNDS,
      machine: busy,
    },
  };
}
