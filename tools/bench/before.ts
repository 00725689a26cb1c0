import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { ROOT } from '../sources.ts';
import { telling } from './clients/told.ts';
import { type BenchResult, interleave, machine, type Measure, median } from './interleave.ts';
import { IN_TURN, type Turn } from './turns.ts';

/*
 * What a change made of a bench: this checkout and that of a commit before it (BEFORE=../maidan-before, set up, and with this
 * bench in it), both up at once and measured in turn, two seconds each. A machine that others use gives figures that differ
 * by half from run to run, while what two neighbours in time came to differs by little: the ratio is the median of theirs.
 * BENCH=casino or orders; ROUNDS=24.
 */

const BENCH = process.env['BENCH'] ?? 'orders';
const ROUNDS = Number(process.env['ROUNDS'] ?? 24);

export async function run(): Promise<BenchResult> {
  const { BEFORE } = process.env;
  if (BEFORE === undefined) throw new Error('BEFORE says where the checkout of the commit before is');
  const busy = machine();
  const houses: ChildProcess[] = [];
  const turnsIn = async (folder: string): Promise<Measure> => {
    const house = fork('tools/bench.ts', [BENCH, IN_TURN], { cwd: folder });
    houses.push(house);
    const ask = telling<object, Turn>();
    await new Promise<unknown>((ready, failed) => {
      house.once('message', ready);
      house.once('exit', code => failed(new Error(`the bench in ${folder} ended with ${code}`)));
    });
    return async () => (await ask(house, {})).measured ?? Number.NaN;
  };
  try {
    const both = [await turnsIn(ROOT), await turnsIn(resolve(BEFORE))]; // one after the other: each is warm before it counts
    for (const turn of both) await turn();
    const { medians, rounds } = await interleave(both, ROUNDS);
    const ratios = rounds.map(([ours = Number.NaN, before = Number.NaN]) => ours / before);
    const [ours = Number.NaN, reference = Number.NaN] = medians;
    return {
      name: 'before',
      ...{ ours, reference, ratio: median(ratios) },
      unit: `${BENCH === 'casino' ? 'bets' : BENCH} a second`,
      against: 'The checkout before',
      more: { rounds: ROUNDS, ratios: ratios.map(ratio => ratio.toFixed(2)).join(' '), machine: busy },
    };
  } finally {
    for (const house of houses) if (house.connected) house.disconnect();
  }
}
