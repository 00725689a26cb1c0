import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { ROOT } from '../sources.ts';
import { assigned, compose, nodes, OPS, opsText, ours, seconds, secondsOf } from './opsFiles.ts';

/* Containers, units and proxies of ops/ agree with the house and with each other. */

const units = readdirSync(join(OPS, 'systemd'));
const image = assigned(opsText('Dockerfile'));
const settings = /## Settings\n([^#]*)/.exec(readFileSync(join(ROOT, 'docs/OPERATING.md'), 'utf8'))?.[1] ?? '';
/** What `npm start` reads besides: for who builds and runs it. */
const started = readFileSync(join(ROOT, 'tools/start.ts'), 'utf8').matchAll(/env\['([A-Z_]+)'\]/g);
const known = new Set([...settings.matchAll(/`([A-Z_]+)(?:=1)?`/g), ...started].map(([, name]) => name!));

test('every setting that is named is one', () => {
  const named = [
    ...image.keys(),
    ...ours.flatMap(({ environment }) => Object.keys(environment ?? {})),
    ...units.flatMap(file => [...assigned(opsText(`systemd/${file}`)).keys()]),
  ];
  expect(known.size).toBeGreaterThan(20);
  expect(new Set(named).size).toBeGreaterThan(12);
  expect([...new Set(named)].filter(name => !known.has(name))).toEqual([]);
});

test('what has to be filled in is asked for, and nothing else', () => {
  const asked = [
    ...opsText('compose.yaml').matchAll(/\$\{([A-Z_]+)/g),
    ...opsText('Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g),
  ].map(([, name]) => name!);
  expect([...assigned(opsText('env.example')).keys()].toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('whoever is asked answers there: nodes, their figures, the proxy before them', () => {
  const proxy = opsText('haproxy.cfg');
  const servers = [...proxy.matchAll(/^ {2}server (\w+) (\S+)$/gm)].map(([, name, address]) => [name, address]);
  expect(nodes.length).toBeGreaterThan(1);
  expect(servers).toEqual(nodes.map(name => [name, `${name}:${image.get('PORT')}`]));
  const scraped = parse(opsText('prometheus.nodes.yml')) as {
    scrape_configs: [{ static_configs: [{ targets: string[] }] }];
  };
  const targets = nodes.map(name => `${name}:${compose.services[name]!.environment!['METRICS_PORT']}`);
  expect(scraped.scrape_configs[0].static_configs[0].targets).toEqual(targets);
  const inside = compose.services['haproxy']!.ports!.map(port => port.split(':')[1]);
  expect([...proxy.matchAll(/^ {2}bind :(\d+)/gm)].map(([, port]) => port)).toEqual(inside);
  for (const file of ['Dockerfile', 'haproxy.cfg', 'Caddyfile']) expect(opsText(file)).toContain('/readyz');
  expect(opsText('Caddyfile')).toContain(`127.0.0.1:${assigned(opsText('systemd/node.env')).get('PORT')} `);
  const [source] = (parse(opsText('grafana/source.yml')) as { datasources: { url: string }[] }).datasources;
  expect(Object.keys(compose.services)).toContain(new URL(source!.url).hostname);
});

test('where a visitor comes from is believed of the proxy, and of nobody else', () => {
  const [network] = compose.services['haproxy']!.networks;
  const [{ subnet }] = compose.networks[network!]!.ipam!.config as [{ subnet: string }];
  for (const name of nodes) {
    const { environment, networks } = compose.services[name]!;
    expect([environment!['TRUSTED_PROXIES'], networks]).toEqual([subnet, expect.arrayContaining([network])]);
  }
  expect(opsText('haproxy.cfg')).toMatch(/del-header X-Forwarded-For\n(.*\n)*? {2}option forwardfor/);
});

test('every file, folder and command that is named is there', () => {
  const volumes = Object.values(compose.services).flatMap(({ volumes: each = [] }) =>
    each.map(line => line.split(':')),
  );
  const files = volumes.map(([from]) => from!).filter(from => from.startsWith('./'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter(file => !existsSync(join(OPS, file)))).toEqual([]);
  const named = volumes.map(([from]) => from!).filter(from => /^\w+$/.test(from));
  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  const texts = ['Dockerfile', 'compose.yaml', ...units.map(file => `systemd/${file}`)].map(opsText);
  const commands = texts.flatMap(text => [...text.matchAll(/tools\/[\w/]+\.ts/g)].map(([file]) => file));
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
  const { providers } = parse(opsText('grafana/dashboards.yml')) as { providers: [{ options: { path: string } }] };
  const dashboard = volumes.find(([from]) => from === './dashboard.json')![1]!;
  expect(dirname(dashboard)).toBe(providers[0].options.path);
  const tls = /crt (\S+)/.exec(opsText('haproxy.cfg'))?.[1];
  expect(compose.services['haproxy']!.volumes!.filter(line => line.endsWith(`:${tls}:ro`))).toHaveLength(1);
});

test('a house that closes is given longer than it takes, a request and a line as long as the house gives them', () => {
  const alone = secondsOf('server/app.ts', 'FINISHING_MS') + secondsOf('server/db/postgres.ts', 'SHUTDOWN_MS');
  const asNode = secondsOf('server/nodes/joinHouse.ts', 'LEAVING_MS'); // its database is not its own
  const closing = Math.max(alone, asNode) + 2 * secondsOf('server/closing.ts', 'CLOSING_MS');
  const unit = /^TimeoutStopSec=(\d+)$/m.exec(opsText('systemd/maidan@.service'))?.[1];
  expect(seconds(unit)).toBeGreaterThan(closing);
  for (const name of nodes) expect(seconds(compose.services[name]!.stop_grace_period)).toBeGreaterThan(closing);
  const timeout = (what: string): number =>
    seconds(new RegExp(`^ {2}timeout ${what} (\\w+)$`, 'm').exec(opsText('haproxy.cfg'))?.[1]);
  expect(timeout('tunnel')).toBeGreaterThan(2 * secondsOf('server/stream/stream.ts', 'HEARTBEAT_MS'));
  for (const what of ['http-request', 'client', 'server'])
    expect(timeout(what)).toBeGreaterThanOrEqual(secondsOf('server/app.ts', 'REQUEST_MS'));
});
