import { readFileSync } from 'node:fs';
import { recounted } from './recounted.ts';

/*
 * npm run recount -- record.json: the fantasy points of everybody in a match, from the record that its page hands out. It shares
 * no arithmetic with the house: see recounted.ts.
 */
const [path] = process.argv.slice(2);
if (path === undefined) {
  console.log('npm run recount -- record.json');
  process.exitCode = 1;
} else {
  const { fixture, steps } = JSON.parse(readFileSync(path, 'utf8')) as { fixture: string; steps: { event: string }[] };
  const { format, sides } = JSON.parse(fixture) as { format: string; sides: string[] };
  const totals = recounted(
    format,
    steps.map(({ event }) => JSON.parse(event) as unknown),
  );
  for (const [id, points] of totals.entries()) console.log(`${sides[Math.floor(id / 11)]} ${(id % 11) + 1}: ${points}`);
}
