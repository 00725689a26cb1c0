import { ROOT } from '../sources.ts';
import { breaches } from './cruise.ts';

/* npm run check asks this: no import goes through a wall. */
const found = await breaches(ROOT);
for (const line of found) console.log(line);
process.exitCode = found.length === 0 ? 0 : 1;
