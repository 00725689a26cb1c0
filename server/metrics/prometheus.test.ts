import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { prometheusPrograms } from '@maidan/tools/prometheus';
import { afterAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { freePort } from '../db/freePort.ts';
import { lasting } from '../db/testDb.ts';

/* Prometheus itself reads a house on loopback, by the rules operators are given. */

const OPS = join(import.meta.dirname, '../../ops');
const programs = await prometheusPrograms();
const folder = mkdtempSync(join(tmpdir(), 'maidan-prometheus-'));
const house = await lasting(await freshDatabase(), url =>
  openTestHouse(url, new TestWorld(), { metrics: { host: '127.0.0.1', port: 0, token: 'known to both' } }),
);
let watching: ChildProcess | undefined;
afterAll(async () => {
  if (watching?.kill('SIGKILL')) await once(watching, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

const promtool = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(programs.promtool, args, { cwd: OPS, encoding: 'utf8' });
  return status === 0 ? 'right' : `${stdout}${stderr}`;
};

test('promtool takes the rules and the settings, and every alert fires for what it is about and for nothing else', () => {
  expect(promtool('check', 'config', 'prometheus.yml')).toBe('right');
  expect(promtool('check', 'rules', 'alerts.yml')).toBe('right');
  expect(promtool('test', 'rules', 'alerts.test.yml')).toBe('right');
});

test('what rules and dashboard ask for is what the house tells', async () => {
  const response = await fetch(house.metricsUrl!, { headers: { authorization: 'Bearer known to both' } });
  const told = new Set([...(await response.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const asked = ['alerts.yml', 'dashboard.json'].flatMap(file => [
    ...readFileSync(join(OPS, file), 'utf8').matchAll(/\b(?:maidan|nodejs|process)_\w+/g),
  ]);
  const names = new Set(asked.map(([name]) => name.replace(/_(bucket|sum|count)$/, '')));
  expect([...names].filter(name => !told.has(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(10);
});

test('Prometheus reads the house with the token, and an alarm of the house is an alert', async () => {
  const port = await freePort();
  const { host } = new URL(house.metricsUrl!);
  const credentials = `authorization: { credentials: known to both }`;
  const scraped = `{ job_name: maidan, ${credentials}, static_configs: [{ targets: ["${host}"] }] }`;
  const settings = `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: ["${join(OPS, 'alerts.yml')}"]
scrape_configs: [${scraped}]\n`;
  writeFileSync(join(folder, 'prometheus.yml'), settings);
  const options = { 'config.file': join(folder, 'prometheus.yml'), 'storage.tsdb.path': join(folder, 'data') };
  const flags = Object.entries({ ...options, 'web.listen-address': `127.0.0.1:${port}`, 'log.level': 'error' });
  watching = spawn(
    programs.prometheus,
    flags.map(([name, value]) => `--${name}=${value}`),
    { stdio: 'ignore' },
  );
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => undefined); // not up yet
    return answer?.ok ? answer.text() : '';
  };
  await expect.poll(() => ask('query?query=maidan_condition')).toContain('"condition":"open"');
  expect(await ask('alerts')).not.toContain('HouseAlarm');
  await house.deps.alarms.raise({ name: 'reconciliation', words: 'The books do not agree.', detail: {} });
  await expect.poll(() => ask('alerts')).toMatch(/"alertname":"HouseAlarm".*"state":"firing"/);
});
