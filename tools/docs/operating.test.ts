import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT, sources } from '../sources.ts';

const page = readFileSync(`${ROOT}docs/OPERATING.md`, 'utf8');

/** What commands that operators run read from the environment; benches and tests have settings of their own. */
const READ_BY = /^(server\/config|tools\/(database|secretKey|backup\/\w+))\.ts$/;

test('every setting is on the page for operators', () => {
  const read = sources('.ts')
    .filter(({ path }) => READ_BY.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/env\['([A-Z_]+)'\]|\b(METRICS_[A-Z]+):/g)].map(([, one, other]) => one ?? other!),
    );
  expect(read.length).toBeGreaterThan(20);
  expect([...new Set(read)].filter(name => !page.includes(`\`${name}`))).toEqual([]);
});

test('every alert has a place that says what to do, and there is no other', () => {
  const rules = readFileSync(`${ROOT}ops/alerts.yml`, 'utf8');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
  const places = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name!);
  const runbooks = [...rules.matchAll(/runbook: docs\/OPERATING\.md#(\w+)/g)].map(([, name]) => name!);
  expect(places).toEqual(alerts);
  expect(runbooks).toEqual(alerts.map(name => name.toLowerCase()));
});
