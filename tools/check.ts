import { failedChecks } from './checks.ts';

/* npm run check: types, lint, format, walls, the specification and house rules, in half a minute. */
const failed = await failedChecks(['types', 'lint', 'format', 'imports', 'sql', 'unused', 'spec', 'tidy']);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}${failed.includes('format') ? ' (npm run format puts it right)' : ''}`);
  process.exitCode = 1;
}
