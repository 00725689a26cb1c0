import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';

/** One fact that an action changed; a side is empty where there was nothing. */
export interface Difference {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly changed: boolean;
}

/** Before and after side by side, fact by fact, in the order they were written. */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  const left = facts(before);
  const right = facts(after);
  return [...new Set([...left.keys(), ...right.keys()])].map(name => {
    const was = left.get(name) ?? '';
    const is = right.get(name) ?? '';
    return { name, before: was, after: is, changed: was !== is };
  });
}

/** `{ limits: { min: 1 } }` as 'limits.min' → '1'. A value that is not an object has no name of its own. */
function facts(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([[path || 'value', wordsFor(value, path)]]);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...facts(inner, path ? `${path}.${name}` : name)]));
}

/** The log keeps paise, and people read rupees. */
function wordsFor(value: unknown, path: string): string {
  const isMoney = Number.isSafeInteger(value) && /(^|\.)amount$/.test(path);
  return isMoney ? formatMoney(paise(Number(value))) : String(value);
}
