const PLACE = 'chip';

type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** The chip that was used last, if it is still among the player's own and the table takes it. */
export function readChip(storage: Place, stakes: readonly number[], least: number): number | undefined {
  const kept = Number(storage.getItem(PLACE));
  return stakes.includes(kept) && kept >= least ? kept : undefined;
}

export const keepChip = (storage: Place, chip: number): void => storage.setItem(PLACE, String(chip));
