import { failedChecks } from './checks.ts';

/* npm run check: types, lint, format and house rules, in a few seconds. */
const failed = await failedChecks(['types', 'lint', 'format', 'tidy']);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}${failed.includes('format') ? ' (npm run format puts it right)' : ''}`);
  process.exitCode = 1;
}
