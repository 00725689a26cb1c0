import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Wanted } from '../debian.ts';
import { opsText } from './opsFiles.ts';

export const HAPROXY: Wanted = {
  programs: { haproxy: '-v' },
  packages: ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'],
};

/** The settings operators are given, on this machine: where its nodes are, a certificate of one's own, and other ports. */
export function proxySettings(
  folder: string,
  nodes: ReadonlyMap<string, string>,
  ports: { readonly plain: number; readonly secure: number } = { plain: 1, secure: 2 },
): string {
  const tls = certificate(folder);
  let text = opsText('haproxy.cfg').replace('/etc/haproxy/tls.pem', tls);
  text = text
    .replace('bind :8080', `bind 127.0.0.1:${ports.plain}`)
    .replace('bind :8443', `bind 127.0.0.1:${ports.secure}`);
  const servers = [...nodes].map(([name, address]) => `  server ${name} ${address}`);
  text = `${text.replaceAll(/^ {2}server .*\n/gm, '')}${servers.join('\n')}\n`;
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return file;
}

function certificate(folder: string): string {
  const [key, chain, both] = ['key.pem', 'chain.pem', 'tls.pem'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const wanted = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'];
  const made = spawnSync('openssl', ['req', '-x509', ...wanted, '-days', '2', '-keyout', key, '-out', chain]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.error?.message ?? made.stderr}`);
  writeFileSync(both, `${readFileSync(chain, 'utf8')}${readFileSync(key, 'utf8')}`);
  return both;
}
