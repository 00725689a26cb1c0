import type { Key } from '../catalogue.ts';
import type { Say } from '../speak.ts';

const NAMES = {
  freeHit: 'slots.freeHit',
  lamps10: 'slots.lamps10',
  spice5: 'slots.spice5',
  mango7: 'slots.mango7',
} as const satisfies Readonly<Record<string, Key>>;

/** What a slot is called; one that is gone, by its code. */
export function slotName(say: Say, code: string): string {
  return Object.hasOwn(NAMES, code) ? say(NAMES[code as keyof typeof NAMES]) : code;
}
