import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../sources.ts';

/* What operators are given, as far as it has to agree with the house and with itself. */

export const OPS = join(ROOT, 'ops');
export const opsText = (file: string): string => readFileSync(join(OPS, file), 'utf8');

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly ipam?: { readonly config: readonly { subnet: string }[] } }>>;
  readonly volumes: Readonly<Record<string, object>>;
}

export const compose = parse(opsText('compose.yaml'), { merge: true }) as Compose;

/** Those that are a house, or a command of it. */
export const ours = Object.values(compose.services).filter(({ image }) => image === 'maidan');
export const nodes = Object.keys(compose.services).filter(name => /^node\d$/.test(name));

/** `NAME=value` of the image and of units, and lines of files of settings. */
export function assigned(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter(line => /^(ENV |Environment=|[A-Z_]+=)/.test(line));
  const pairs = lines.flatMap(line => [...line.matchAll(/\b([A-Z][A-Z_]+)=(\S*)/g)]);
  return new Map(pairs.map(([, name, value]) => [name!, value!]));
}

/** What a constant of the house is, in seconds. */
export function secondsOf(file: string, constant: string): number {
  const found = new RegExp(`const ${constant} = ([\\d_]+);`).exec(readFileSync(join(ROOT, file), 'utf8'));
  if (!found) throw new Error(`${file} has no ${constant}`);
  return Number(found[1]!.replaceAll('_', '')) / 1_000;
}

/** `65s` or `5m`, in seconds. */
export function seconds(text: string | undefined): number {
  const [, count, unit] = /^(\d+)(s|m)?$/.exec(text ?? '') ?? [];
  return Number(count) * (unit === 'm' ? 60 : 1);
}
