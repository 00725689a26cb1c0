import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResult } from './bench/interleave.ts';
import { ROOT } from './sources.ts';

/* npm run bench <name> [-- --json]: tools/bench/<name>.ts, ours and a reference interleaved in one run. */
const FOLDER = join(ROOT, 'tools', 'bench');
const [name = '', ...rest] = process.argv.slice(2).filter(word => !/^--(json|all|report)$/.test(word));
const json = process.argv.includes('--json');

if (!/^\w+$/.test(name) || rest.length > 0 || !existsSync(join(FOLDER, `${name}.ts`)) || name === 'interleave') {
  console.log(`Usage: npm run bench <name> [-- --json], where <name> is one of: ${names().join(', ')}`);
  process.exit(1);
}
const { run } = (await import(`./bench/${name}.ts`)) as { run(): Promise<BenchResult> };
const result = await run();
console.log(inWords(result));
if (json) console.log(JSON.stringify(result));
process.exit(0);

function names(): string[] {
  const files = readdirSync(FOLDER).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files.map(file => file.slice(0, -'.ts'.length)).filter(file => file !== 'interleave');
}

function inWords({ ours, reference, ratio, unit, against, more = {} }: BenchResult): string {
  const figure = (value: number): string =>
    value.toLocaleString('en-IN', { maximumFractionDigits: value < 100 ? 2 : 0 });
  return [
    `Ours: ${figure(ours)} ${unit}. ${against}: ${figure(reference)} ${unit}. Ratio ${ratio.toFixed(2)}.`,
    ...Object.entries(more).map(([key, value]) => `  ${key}: ${typeof value === 'number' ? figure(value) : value}`),
  ].join('\n');
}
