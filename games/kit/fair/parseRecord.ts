import { both, type Check, fields, isObject, isWhole, list, such, tuple } from '@maidan/core/fields';
import { type Ok, ok, type Refusal, refuse } from '@maidan/core/result';
import { isDrandSource, isSignature } from '@maidan/core/drand';
import { isHash } from './fair.ts';
import type { Fault } from './faults.ts';
import { LOCAL_SOURCE, type RoundRecord } from './record.ts';
import { FAULT_CODES, VOIDERS } from '../roundFaults.ts';

/** Why a text is no record, and in which field: 'entropy.1.value'. */
export interface Unreadable extends Refusal<Fault> {
  readonly at: string;
}

/**
 * Reads what somebody says is the record of a round. Fields are looked at in the order of the record, and a field too
 * many is refused like one too few: nothing in a verified record has gone unchecked.
 */
export function parseRecord(text: string): Ok<RoundRecord> | Unreadable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ...refuse('record-is-not-json'), at: '' };
  }
  const check = isObject(value) ? VERSIONS.get(value['version']) : undefined;
  if (!check) return { ...refuse('record-is-of-another-version'), at: 'version' };
  const found = check(value, '');
  return found ? { ...refuse(found.fault), at: found.at } : ok(value as unknown as RoundRecord); // just checked
}

/** A seed, an entropy, a digest: 32 bytes in small letters. */
const hash = such(value => typeof value === 'string' && isHash(value));
/** It becomes part of a message whose parts are divided by bars, so it may have none. */
const name = such(value => typeof value === 'string' && /^[\w .:-]{1,64}$/.test(value));
const text = such(value => typeof value === 'string' && value.isWellFormed());
const flag = such(value => typeof value === 'boolean');
const window = such(value => isWhole(value, 0, 999));
const face = such(value => isWhole(value, 0, 999) || (typeof value === 'string' && /^[ -~]{1,40}$/.test(value)));
/** A draw is a 32-bit word, so no shoe has more cards than there are words. */
const SHOE_MAX = 2 ** 32;

/** Made by the house. */
const LOCAL = fields({ window, value: hash, source: such(value => value === LOCAL_SOURCE) });
/** Made by the public beacon, which signs it. */
const SIGNED = fields({
  window,
  value: hash,
  source: such(isDrand),
  signature: such(value => typeof value === 'string' && isSignature(value)),
});

/** Looked at in the order of the record. */
const BEFORE = { version: such(value => VERSIONS.has(value)), game: name, table: name, round: name };
const SEED = { commitment: hash, seed: hash };
const DEALT = {
  entropy: both(
    list((value, at) => (isObject(value) && isDrand(value['source']) ? SIGNED : LOCAL)(value, at)),
    such(value => isRising((value as { window: number }[]).map(each => each.window))), // a list of entropy by now
  ),
  shoe: fields({
    faces: both(
      list(
        tuple(
          face,
          such(value => isWhole(value, 1, SHOE_MAX)),
        ),
      ),
      such(value => isShoe(value as [string | number, number][])), // a list of faces and counts by now
    ),
    replace: flag,
    perSeat: flag,
  }),
  gone: list(face),
  dealt: list(fields({ to: name, face, window })),
};
const RESULT = fields({ code: text, text });
const VOID = fields({
  fault: such(value => FAULT_CODES.some(code => code === value)),
  by: such(value => VOIDERS.some(voider => voider === value)),
});
const moment = such(value => isWhole(value, 0, 2 ** 53 - 1));
const WINDOW = {
  window,
  closes: moment,
  beacon: such(value => value === LOCAL_SOURCE || isDrand(value)),
  announcement: hash,
  betsRoot: orNull(hash),
};
/** A root has its time, and only a root has. */
const TIMED = both(
  fields({ ...WINDOW, betsRootAt: orNull(moment) }),
  such(value => {
    const { betsRoot, betsRootAt } = value as { betsRoot: unknown; betsRootAt: unknown }; // a window by now
    return (betsRoot === null) === (betsRootAt === null);
  }),
);
const windowsOf = (check: Check): Check =>
  both(
    list(check),
    such(value => areInOrder(value as { window: number; closes: number }[])), // a list of windows by now
  );

const FIRST = fields({ ...BEFORE, ...SEED, ...DEALT, result: RESULT, digest: hash });
/** A result, or why there is none. */
const ENDED = such(value => {
  const { result, void: ended } = value as { result: unknown; void: unknown }; // a record by now
  return (result === null) !== (ended === null);
});
const announcedWith = (windows: Check): Check =>
  both(
    fields({
      ...BEFORE,
      ...SEED,
      previous: hash,
      windows: windowsOf(windows),
      ...DEALT,
      result: orNull(RESULT),
      void: orNull(VOID),
      digest: hash,
    }),
    value => ENDED(value, 'void'),
  );
const VERSIONS: ReadonlyMap<unknown, Check> = new Map([
  ['v1', FIRST],
  ['v2', announcedWith(fields(WINDOW))],
  ['v4', announcedWith(TIMED)],
]);

/** Numbered from 1, each closing after the one before. */
const areInOrder = (windows: readonly { readonly window: number; readonly closes: number }[]): boolean =>
  windows.every((each, n) => each.window === n + 1) && isRising(windows.map(({ closes }) => closes));

function orNull(check: Check): Check {
  return (value, at) => (value === null ? undefined : check(value, at));
}

function isDrand(value: unknown): boolean {
  return typeof value === 'string' && isDrandSource(value);
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, n) => n === 0 || number > numbers[n - 1]!);
}

function isShoe(faces: readonly (readonly [string | number, number])[]): boolean {
  const total = faces.reduce((sum, [, count]) => sum + count, 0);
  return faces.length > 0 && new Set(faces.map(([each]) => each)).size === faces.length && total <= SHOE_MAX;
}
