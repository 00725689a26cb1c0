import type { Slot } from './slot.ts';

/** A tile of the lobby of slots. The slot behind it is loaded when somebody goes there. */
export interface SlotEntry {
  /** The route: /slots/mango7. */
  readonly code: string;
  readonly name: string;
  load(): Promise<{ readonly default: Slot }>;
}

/** Every slot, in lobby order. */
export const SLOTS: readonly SlotEntry[] = [
  { code: 'freeHit', name: 'Free Hit', load: () => import('./freeHit.ts') },
  { code: 'lamps10', name: 'Festival of Lamps', load: () => import('./lamps10.ts') },
  { code: 'spice5', name: 'Spice Bazaar', load: () => import('./spice5.ts') },
  { code: 'mango7', name: 'Mango Sevens', load: () => import('./mango7.ts') },
];

export const slotEntryOf = (code: string): SlotEntry | undefined => SLOTS.find(entry => entry.code === code);

export const slotOf = async (code: string): Promise<Slot | undefined> => (await slotEntryOf(code)?.load())?.default;
