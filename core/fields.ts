/*
 * What somebody says is a record is looked at field by field, in order, and a field too many is refused like one too few:
 * nothing in a record that was read has gone unchecked.
 */

export type FieldFault = 'record-field-is-missing' | 'record-field-is-unknown' | 'record-field-is-malformed';

/** What is wrong, and in which field: 'entropy.1.value'. */
interface Complaint {
  readonly fault: FieldFault;
  readonly at: string;
}

export type Check = (value: unknown, at: string) => Complaint | undefined;

export function such(isFine: (value: unknown) => boolean): Check {
  return (value, at) => (isFine(value) ? undefined : malformed(at));
}

export function both(first: Check, second: Check): Check {
  return (value, at) => first(value, at) ?? second(value, at);
}

export function list(check: Check): Check {
  return (value, at) => (Array.isArray(value) ? firstOf(value, (each, n) => check(each, `${at}.${n}`)) : malformed(at));
}

/** As many items as there are checks. */
export function tuple(...checks: readonly Check[]): Check {
  return (value, at) => {
    if (!Array.isArray(value) || value.length !== checks.length) return malformed(at);
    return firstOf(checks, (check, n) => check(value[n], `${at}.${n}`));
  };
}

/** An object with these fields and no others. */
export function fields(checks: Readonly<Record<string, Check>>): Check {
  return (value, at) => {
    if (!isObject(value)) return malformed(at);
    const path = (key: string): string => (at === '' ? key : `${at}.${key}`);
    const missing = Object.keys(checks).find(key => !Object.hasOwn(value, key));
    if (missing !== undefined) return { fault: 'record-field-is-missing', at: path(missing) };
    const unknown = Object.keys(value).find(key => !Object.hasOwn(checks, key));
    if (unknown !== undefined) return { fault: 'record-field-is-unknown', at: path(unknown) };
    return firstOf(Object.entries(checks), ([key, check]) => check(value[key], path(key)));
  };
}

function firstOf<T>(items: readonly T[], complain: (item: T, n: number) => Complaint | undefined) {
  for (const [n, item] of items.entries()) {
    const complaint = complain(item, n);
    if (complaint) return complaint;
  }
  return undefined;
}

const malformed = (at: string): Complaint => ({ fault: 'record-field-is-malformed', at });

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWhole(value: unknown, from: number, to: number): boolean {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}
