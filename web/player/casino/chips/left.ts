import { type Money, ZERO } from '@maidan/core/money';

/** What could not leave before its page did: told when the table is there again. */
export interface Left {
  /** Not sent. */
  readonly chips: Money;
  /** Bets that were to be taken back, and stand. */
  readonly isTakingBack: boolean;
  /** What stands was to be doubled, and was not. */
  readonly isDoubling: boolean;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const placeOf = (table: string): string => `left:${table}`;

export function keepLeft(table: string, left: Left, storage: Place): void {
  if (left.chips > ZERO || left.isTakingBack || left.isDoubling) storage.setItem(placeOf(table), JSON.stringify(left));
}

/** Once. */
export function keptLeft(table: string, storage: Place): Left | undefined {
  const text = storage.getItem(placeOf(table));
  storage.removeItem(placeOf(table));
  return text === null ? undefined : (JSON.parse(text) as Left); // written above and nowhere else
}
