import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { debianPrograms, type Wanted } from '../debian.ts';
import { prometheusPrograms } from '../prometheus.ts';
import { ROOT } from '../sources.ts';
import { HAPROXY, proxySettings } from './haproxy.ts';
import { nodes, OPS } from './opsFiles.ts';

/* The programs themselves take what operators are given. */

const folder = mkdtempSync(join(tmpdir(), 'maidan-ops-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NODE = process.execPath;
const CADDY: Wanted = { programs: { caddy: 'version' }, packages: ['caddy'] };
const SYSTEMD: Wanted = {
  programs: { 'systemd-analyze': '--version' },
  packages: ['systemd', 'libsystemd-shared', 'libapparmor1', 'libip4tc2', 'libkmod2', 'libseccomp2'],
};

/** 'right', or what it says. */
function verdict(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env, cwd: folder });
  return status === 0 ? 'right' : `${stdout}${stderr}`;
}

test('HAProxy', async () => {
  const { path, env } = await debianPrograms(HAPROXY);
  const settings = proxySettings(folder, new Map(nodes.map(name => [name, '127.0.0.1:1'])));
  expect(verdict(path('haproxy'), ['-c', '-f', settings], env)).toBe('right');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('balance leastconn', 'balance fairly'));
  expect(verdict(path('haproxy'), ['-c', '-f', settings], env)).toContain('balance only supports');
});

test('Caddy', async () => {
  const { path, env } = await debianPrograms(CADDY);
  const hosts = { PLAYERS_HOST: 'play.example', OFFICE_HOST: 'office.example', PICTURES_HOST: 'pictures.example' };
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(OPS, 'Caddyfile')];
  expect(verdict(path('caddy'), args, { ...env, ...hosts, ...home })).toBe('right');
});

test('systemd', async () => {
  const { path, env } = await debianPrograms(SYSTEMD);
  const units = readdirSync(join(OPS, 'systemd')).filter(name => /\.(service|timer)$/.test(name));
  const written = units.map(name => {
    const unit = join(folder, name.replace('@', '@1'));
    const text = readFileSync(join(OPS, 'systemd', name), 'utf8').replaceAll(
      '/opt/maidan/node_modules/.bin/node',
      NODE,
    );
    writeFileSync(unit, text.replaceAll('/opt/maidan', ROOT));
    return unit;
  });
  expect(written.length).toBeGreaterThan(3);
  expect(verdict(path('systemd-analyze'), ['verify', ...written], env)).toBe('right');
});

test('Prometheus', async () => {
  const { promtool } = await prometheusPrograms();
  for (const name of ['prometheus.nodes.yml', 'alerts.yml']) cpSync(join(OPS, name), join(folder, name));
  writeFileSync(join(folder, 'token'), 'known to both');
  expect(verdict(promtool, ['check', 'config', 'prometheus.nodes.yml'])).toBe('right');
});
