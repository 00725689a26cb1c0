import { isHash } from '@maidan/core/commitment';
import { type Check, type FieldFault, fields, isObject, isWhole, list, such } from '@maidan/core/fields';
import { type Ok, ok, type Refusal, refuse } from '@maidan/core/result';
import type { SpinRecord } from './spin.ts';

/** Why a text is no record of a spin, and in which field. */
interface UnreadableSpin extends Refusal<FieldFault | 'record-is-not-json' | 'record-is-of-another-version'> {
  readonly at: string;
}

/** Reads what somebody says is the record of a spin. */
export function parseSpin(text: string): Ok<SpinRecord> | UnreadableSpin {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ...refuse('record-is-not-json'), at: '' };
  }
  if (!isObject(value) || value['version'] !== 'v1' || value['kind'] !== 'spin')
    return { ...refuse('record-is-of-another-version'), at: 'version' };
  const found = RECORD(value, '');
  return found ? { ...refuse(found.fault), at: found.at } : ok(value as unknown as SpinRecord); // just checked
}

/** It becomes part of a message whose parts are divided by bars, so it may have none. */
const name = such(value => typeof value === 'string' && /^[\w:-]{1,64}$/.test(value));
const hash = such(value => typeof value === 'string' && isHash(value));
const whole = (from: number): Check => such(value => isWhole(value, from, Number.MAX_SAFE_INTEGER));

const RECORD = fields({
  kind: such(value => value === 'spin'),
  version: such(value => value === 'v1'),
  id: name,
  slot: name,
  chain: name,
  nth: whole(1),
  commitment: hash,
  seed: hash,
  number: name,
  stake: whole(1),
  stops: list(list(whole(0))),
  paid: whole(0),
  at: whole(0),
});
