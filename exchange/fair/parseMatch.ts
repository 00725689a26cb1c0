import { isHash, PROTOCOL } from '@maidan/core/commitment';
import { isDrandSource, isSignature } from '@maidan/core/drand';
import { LOCAL_SOURCE } from '@maidan/core/entropy';
import { type Check, fields, isObject, isWhole, list, such, tuple } from '@maidan/core/fields';
import { type Ok, ok, type Refusal, refuse } from '@maidan/core/result';
import type { MatchFault } from './matchFaults.ts';
import type { MatchRecord } from './matchRecord.ts';

/** Why a text is no record of a match, and in which field. */
export interface UnreadableMatch extends Refusal<MatchFault> {
  readonly at: string;
}

/** Reads what somebody says is the record of a match. */
export function parseMatch(text: string): Ok<MatchRecord> | UnreadableMatch {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ...refuse('record-is-not-json'), at: '' };
  }
  if (!isObject(value) || value['version'] !== PROTOCOL || value['kind'] !== 'match') {
    return { ...refuse('record-is-of-another-version'), at: 'version' };
  }
  const found = RECORD(value, '');
  return found ? { ...refuse(found.fault), at: found.at } : ok(value as unknown as MatchRecord); // just checked
}

/** It becomes part of a message whose parts are divided by bars, so it may have none. */
const name = such(value => typeof value === 'string' && /^[\w .:-]{1,64}$/.test(value));
const hash = such(value => typeof value === 'string' && isHash(value));
const text = such(value => typeof value === 'string' && value.isWellFormed());
const moment = such(value => isWhole(value, 0, Number.MAX_SAFE_INTEGER));
const CHAIN_MAX = 10_000;

const isSource = (value: unknown): boolean =>
  value === LOCAL_SOURCE || (typeof value === 'string' && isDrandSource(value));

const CERTAIN = { at: moment, event: text };
const DRAWN = {
  ...CERTAIN,
  announced: such(value => value === null || isSource(value)),
  value: hash,
  source: such(isSource),
  words: such(value => typeof value === 'string' && /^([0-9a-f]{8})*$/.test(value)),
};
const SIGNED = { ...DRAWN, signature: such(value => typeof value === 'string' && isSignature(value)) };
const [certain, drawn, signed] = [fields(CERTAIN), fields(DRAWN), fields(SIGNED)];

const step: Check = (value, at) => {
  if (!isObject(value) || !('value' in value)) return certain(value, at);
  const { source } = value;
  return (typeof source === 'string' && isDrandSource(source) ? signed : drawn)(value, at);
};

const RECORD = fields({
  version: such(value => value === PROTOCOL),
  kind: such(value => value === 'match'),
  event: name,
  sport: name,
  fixture: text,
  chain: name,
  head: hash,
  nth: such(value => isWhole(value, 0, CHAIN_MAX)),
  commitment: hash,
  seed: hash,
  state: such(value => value === 'over' || value === 'void'),
  steps: list(step),
  answers: list(
    tuple(
      text,
      text,
      such(value => value === 'match' || value === 'hand'),
    ),
  ),
  digest: hash,
});
