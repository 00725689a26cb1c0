import { useState } from 'react';

/** What a form holds, by the names of its fields. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * What is typed over what is saved. When something else is saved, by whomever, the fields that nobody touched follow,
 * and what was being typed stays.
 */
export function useDraft<T extends Fields>(saved: T): readonly [draft: T, put: (draft: T) => void] {
  const [{ draft, base }, set] = useState({ draft: saved, base: saved });
  const followed = isSame(base, saved) ? draft : merged(draft, base, saved);
  if (followed !== draft) set({ draft: followed, base: saved });
  return [followed, next => set({ draft: next, base: saved })];
}

/** The draft over what is saved now: a field that says what was saved before says what is saved now. */
export function merged<T extends Fields>(draft: T, before: T, now: T): T {
  const touched = Object.entries(draft).filter(([name, value]) => !isSame(value, before[name]));
  return { ...now, ...Object.fromEntries(touched) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
