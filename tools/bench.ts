import type { BenchResult } from './bench/interleave.ts';

/* npm run bench <name> [-- --json]: tools/bench/<name>.ts, ours and a reference interleaved in one run. */
const BENCHES: Readonly<Record<string, () => Promise<{ run(): Promise<BenchResult> }>>> = {
  away: () => import('./bench/away.ts'),
  before: () => import('./bench/before.ts'),
  book: () => import('./bench/book.ts'),
  calibration: () => import('./bench/calibration.ts'),
  chaos: () => import('./bench/chaos.ts'),
  casino: () => import('./bench/casino.ts'),
  cluster: () => import('./bench/cluster.ts'),
  cricket: () => import('./bench/cricket.ts'),
  flood: () => import('./bench/flood.ts'),
  frames: () => import('./bench/frames.ts'),
  games: () => import('./bench/games.ts'),
  hostile: () => import('./bench/hostile.ts'),
  idle: () => import('./bench/idle.ts'),
  limits: () => import('./bench/limits.ts'),
  maker: () => import('./bench/maker.ts'),
  orders: () => import('./bench/orders.ts'),
  push: () => import('./bench/push.ts'),
  rolling: () => import('./bench/rolling.ts'),
  rng: () => import('./bench/rng.ts'),
  sim: () => import('./bench/sim.ts'),
  six: () => import('./bench/six.ts'),
  soak: () => import('./bench/soak.ts'),
  sportSoak: () => import('./bench/sportSoak.ts'),
  wallet: () => import('./bench/wallet.ts'),
  web: () => import('./bench/web.ts'),
};

const [name = '', ...rest] = process.argv.slice(2).filter(word => !/^--(json|all|report|in-turn)$/.test(word));
const json = process.argv.includes('--json');

const load = rest.length === 0 && Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (!load) {
  console.log(`Usage: npm run bench <name> [-- --json], where <name> is one of: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
const { run } = await load();
const result = await run();
console.log(inWords(result));
if (json) console.log(JSON.stringify(result));
if (result.missed !== undefined) console.error(result.missed);
process.exit(result.missed === undefined ? 0 : 1);

function inWords({ ours, reference, ratio, unit, against, more = {} }: BenchResult): string {
  const figure = (value: number): string =>
    value.toLocaleString('en-IN', { maximumFractionDigits: value < 100 ? 2 : 0 });
  return [
    `Ours: ${figure(ours)} ${unit}. ${against}: ${figure(reference)} ${unit}. Ratio ${ratio.toFixed(2)}.`,
    ...Object.entries(more).map(([key, value]) => `  ${key}: ${typeof value === 'number' ? figure(value) : value}`),
  ].join('\n');
}
