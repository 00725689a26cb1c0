/** The chips of everyone who has not changed them. */
export const QUICK_STAKES: readonly number[] = [25, 50, 100, 200, 500, 1000];

const PLACE = 'quickStakes';
const MOST = 10_000_000;

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The player's own chips, as this browser keeps them. */
export function readQuickStakes(storage: Place): readonly number[] {
  const kept = storage.getItem(PLACE)?.split(',').map(Number) ?? [];
  return isStakes(kept) ? kept : QUICK_STAKES;
}

export function keepQuickStakes(storage: Place, stakes: readonly number[]): void {
  if (stakes.every((stake, nth) => stake === QUICK_STAKES[nth])) storage.removeItem(PLACE);
  else storage.setItem(PLACE, stakes.join(','));
}

/** What was typed in the six fields, or nothing when one of them is no whole amount. */
export function quickStakesFrom(texts: readonly string[]): readonly number[] | undefined {
  const stakes = texts.map(text => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN));
  return isStakes(stakes) ? stakes : undefined;
}

const isStakes = (stakes: readonly number[]): boolean =>
  stakes.length === QUICK_STAKES.length && stakes.every(stake => Number.isInteger(stake) && stake > 0 && stake <= MOST);
