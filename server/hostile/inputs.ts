import type { Call } from '@maidan/contract/call';
import type { CallName } from '@maidan/contract/routes';
import { type Mutant, mutantsOf } from './mutants.ts';
import { samples, type Scene } from './scene.ts';

/* Wrong inputs for a call, as they arrive. */

const inPath = (call: Call, field: string): boolean => call.path.includes(`:${field}`);

/** What arrives of an input: a path, a query string and a form carry nothing but text. */
export function arrived(call: Call, input: Record<string, unknown>): Record<string, unknown> {
  const json = call.method === 'POST' && !call.manner.multipart;
  const files = Object.entries(input).filter(([, value]) => call.manner.multipart && value instanceof Uint8Array);
  const fields = Object.entries(input).map(([name, value]) => [
    name,
    json && !inPath(call, name) ? value : textOf(value),
  ]);
  const texts = JSON.parse(JSON.stringify(Object.fromEntries(fields))) as Record<string, unknown>;
  return { ...texts, ...Object.fromEntries(files) };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? 'undefined');

/** An empty name in a path leads to another call. */
export const leadsThere = (call: Call, input: Record<string, unknown>): boolean =>
  Object.entries(input).every(([field, value]) => !inPath(call, field) || value !== '');

export const fits = (call: Call, input: object): boolean => call.input.safeParse(input).success;

/** The sample of a call with one thing wrong, in every way. */
export function* inputsFor(scene: Scene, name: CallName, call: Call): Generator<Mutant> {
  for (const { what, input } of mutantsOf(samples(scene)[name])) {
    const sent = arrived(call, input);
    if (leadsThere(call, sent)) yield { what, input: sent };
  }
}

/** Where a call is, with one id in all its places. */
export const pathOf = (call: Call, id = '1'): string => call.path.replaceAll(/:\w+/g, id);
