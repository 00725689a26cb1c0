import { fixturesOf, measure, type Measured, statesOf, unevenness } from '@maidan/exchange/sports/cricket/calibration';
import { cricket } from '@maidan/exchange/sports/cricket/cricket';
import { gapOf, measureOdds, type Odds } from '@maidan/exchange/sports/cricket/oddsCalibration';
import { FORMATS, type Format } from '@maidan/exchange/sports/cricket/rules';
import { randomOf } from '@maidan/exchange/random';
import { type BenchResult, median } from './interleave.ts';

/*
 * How long it takes to price all open rows of a cricket match after a ball, next to playing the match to its end a
 * hundred times, which prices nothing to better than five per cent. Then many matches are played, and what was told in the
 * middle of them is compared with how they ended: all rows, and who wins by how likely it was told to be and by when that
 * was. With --all ten times as many.
 */

const MANY = process.argv.includes('--all') ? 10 : 1;
/** How many are played to ask about all rows, and to ask only who wins after every so many balls. */
interface Sizes {
  readonly fixtures: number;
  readonly matches: number;
  readonly odds: number;
  readonly every: number;
  readonly timed: number;
}

const SIZES: Readonly<Record<Format, Sizes>> = {
  T20: { fixtures: 20 * MANY, matches: 400 * MANY, odds: 200 * MANY, every: 30, timed: 200 },
  ODI: { fixtures: 8 * MANY, matches: 80 * MANY, odds: 80 * MANY, every: 60, timed: 80 },
  Test: { fixtures: 4 * MANY, matches: 40 * MANY, odds: 200 * MANY, every: 20, timed: 80 },
};
const MOMENTS = 3;
/** Of a group that is told of by itself, and of the phase that is furthest off. */
const ENOUGH = 100;
const PLAYED = 100;

export async function run(): Promise<BenchResult> {
  const more: Record<string, string> = {};
  const [ours, reference]: [number[], number[]] = [[], []];
  for (const format of FORMATS) {
    const timed = timesOf(format);
    ours.push(timed.mean);
    reference.push(timed.playing);
    more[`${format} rows`] =
      `mean ${timed.mean.toFixed(2)} ms for ${timed.rows.toFixed(0)} rows, median ${timed.median.toFixed(2)} ms, ` +
      `slowest ${timed.slowest.toFixed(1)} ms, tables of a new match ${timed.first.toFixed(0)} ms`;
    const { fixtures, matches, odds, every } = SIZES[format];
    for (const [code, kind] of measure(fixturesOf(format, fixtures), matches, MOMENTS)) {
      more[`${format} ${code}`] = inWords(kind);
    }
    for (const [group, found] of toldOf(measureOdds(fixturesOf(format, fixtures), odds, every))) {
      more[`${format} odds, ${group}`] = oddsInWords(found);
    }
    await Promise.resolve();
  }
  const total = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);
  return {
    name: 'cricket',
    ours: total(ours),
    reference: total(reference),
    ratio: total(reference) / total(ours),
    unit: 'ms to price all rows of one state of each format',
    against: `Playing it out ${PLAYED} times`,
    more,
  };
}

/** Milliseconds of this thread, so that what else runs on the machine does not count. */
const spent = (): number => process.threadCpuUsage().user / 1_000;

function timesOf(format: Format) {
  const { open } = statesOf(fixturesOf(format, 1)[0]!, 'timed');
  const price = (state: (typeof open)[number]): number => {
    const from = spent();
    const plans = cricket.marketsOf(state);
    for (const plan of plans) cricket.truthOf(state, plan);
    return spent() - from;
  };
  const first = price(open[2]!);
  const every = Math.max(1, Math.floor(open.length / SIZES[format].timed));
  const chosen = open.filter((_, n) => n > 2 && n % every === 0);
  const times = chosen.map(price);
  const from = spent();
  const middle = open[Math.floor(open.length / 2)]!;
  for (let n = 0; n < PLAYED; n++) playFrom(middle, n);
  return {
    first,
    mean: times.reduce((sum, each) => sum + each, 0) / times.length,
    median: median(times),
    slowest: Math.max(...times),
    rows: chosen.reduce((sum, state) => sum + cricket.marketsOf(state).length, 0) / chosen.length,
    playing: spent() - from,
  };
}

/** Each tenth, and of all phases the ones that are further from what was told than luck usually brings them. */
function toldOf(all: ReadonlyMap<string, Odds>): readonly (readonly [string, Odds])[] {
  const isTenth = (group: string): boolean => /^\d+ %$/.test(group);
  const isOff = (odds: Odds): boolean => Math.abs(gapOf(odds).gap) > 2 * gapOf(odds).error;
  return [...all]
    .filter(([group, odds]) => odds.count >= ENOUGH && (isTenth(group) || isOff(odds)))
    .toSorted(([a], [b]) => Number(isTenth(b)) - Number(isTenth(a)) || a.localeCompare(b, 'en', { numeric: true }));
}

function oddsInWords(odds: Odds): string {
  const percent = (part: number): string => (part * 100).toFixed(1);
  const { count, told, came } = odds;
  return `${count} told ${percent(told / count)} %, came ${percent(came / count)} ± ${percent(gapOf(odds).error)} %`;
}

function playFrom(state: Parameters<typeof cricket.next>[0], n: number): void {
  const random = randomOf('playing it out', n);
  for (let step = cricket.next(state, random); step; step = cricket.next(state, random)) {
    state = cricket.evolve(state, step.event);
  }
}

function inWords(kind: Measured): string {
  if (kind.told === 0) return `${kind.count} answers, at most ${(unevenness(kind) * 100).toFixed(1)} % from even`;
  const [told, came] = [kind.told / kind.count, kind.came / kind.count];
  const loss = kind.logLoss / kind.count;
  return `${kind.count} told ${(told * 100).toFixed(1)} %, came ${(came * 100).toFixed(1)} %, log loss ${loss.toFixed(3)}`;
}
