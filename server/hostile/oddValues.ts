import type { Random } from '@maidan/core/random';
import { ODDITIES } from './mutants.ts';

/* Values and whole inputs that nobody would send who means well, by a seed. */

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'id', 'amount', '', '0', 'ⅷ', '\u0000'] as const;
const LETTERS = [...'aZ09 .-_/\\\'"`<>{}[]()%$&=?#@!*|\u0000\n\r\t\u007f\u0085\u202e\u200dé٣中🂡'] as const;
const NUMBERS = [0, -0, -1, 0.1, 1e-9, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MIN_VALUE, Number.MAX_VALUE] as const;
const SAID = ['NaN', 'Infinity', '-Infinity', '0x1F', '1e400', '１２', '1,000', '+1', '1_000', 'null', 'true'] as const;

/** Any JSON, shallow or deep, small or large. */
export function anyValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 4 ? 5 : 9);
  if (kind < 2) return random.pick(ODDITIES);
  if (kind === 2) return anyText(random);
  if (kind === 3) return random.pick(NUMBERS);
  if (kind === 4) return random.pick(SAID);
  if (kind === 5) return Array.from({ length: random.below(4) }, () => anyValue(random, depth + 1));
  if (kind === 6) return nested(1 + random.below(60), random.pick(['[]', '{}']));
  if (kind === 7) return Array.from({ length: random.pick([51, 1_000]) }, (_, n) => n);
  const fields = Array.from({ length: random.below(4) }, () => [random.pick(NAMES), anyValue(random, depth + 1)]);
  return Object.fromEntries(fields) as unknown;
}

export function anyText(random: Random): string {
  const length = random.pick([1, 3, 8, 20, 64, 65, 200, 4_000]);
  return Array.from({ length }, () => random.pick(LETTERS)).join('');
}

function nested(depth: number, pair: '[]' | '{}'): unknown {
  let value: unknown = 'x';
  for (let n = 0; n < depth; n += 1) value = pair === '[]' ? [value] : { a: value };
  return value;
}

/** The input with up to three things in it replaced, left out or added, wherever they are. */
export function mangled(input: Record<string, unknown>, random: Random): Record<string, unknown> {
  const copy = structuredClone(input);
  for (let n = 1 + random.below(3); n > 0; n -= 1) {
    const places = placesIn(copy);
    const [at, name] = places.length > 0 && random.below(6) > 0 ? random.pick(places) : [copy, anyText(random)];
    if (random.below(5) === 0) delete at[name];
    else at[name] = structuredClone(anyValue(random)); // the next may change something in it
  }
  return copy;
}

type Place = readonly [at: Record<string, unknown>, name: string];

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  const at = value as Record<string, unknown>; // a list as well, by its numbers
  return Object.keys(at).flatMap(name => [[at, name] as const, ...placesIn(at[name])]);
}
