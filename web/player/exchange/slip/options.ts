import { type Accepts, ACCEPTS } from '@maidan/contract/accepts';

/** How a player likes to bet, kept by this browser. */
export interface Options {
  readonly accepts: Accepts;
  /** An order stays in the book when the market turns in-play. */
  readonly isKept: boolean;
  /** All of it at once, or nothing. */
  readonly isFillOrKill: boolean;
  readonly isConfirmed: boolean;
}

export const USUAL: Options = { accepts: 'better', isKept: false, isFillOrKill: false, isConfirmed: false };

export const ACCEPTS_WORDS: Readonly<Record<Accepts, string>> = {
  none: 'No price changes',
  better: 'Better prices only',
  any: 'Any price',
};

/** What each choice does with an order between players. */
const WITH_PLAYERS: Readonly<Record<Accepts, string>> = {
  none: 'You are asked whenever the best price moves, and refused if the market changes on the way.',
  better: 'Matched at your price or a better one. When the best price gets worse, your order waits at yours.',
  any: 'The slip follows the best price until you submit, unless you set a price of your own.',
};

/** And with a bet on a row of the house, which is struck at once or not at all. */
const WITH_THE_HOUSE: Readonly<Record<Accepts, string>> = {
  none: 'You are asked whenever the price moves, and refused if it moves on the way.',
  better: 'A better price is taken. You are asked about a worse one.',
  any: 'Struck at whatever the price is.',
};

export const acceptsMeaning = (accepts: Accepts, isOrder: boolean): string =>
  (isOrder ? WITH_PLAYERS : WITH_THE_HOUSE)[accepts];

const PLACE = 'slipOptions';

type Place = Pick<Storage, 'getItem' | 'setItem'>;

export function readOptions(storage: Place): Options {
  const [accepts = '', kept, fillOrKill, confirmed] = storage.getItem(PLACE)?.split(' ') ?? [];
  const known = ACCEPTS.find(each => each === accepts);
  return known
    ? { accepts: known, isKept: kept === '1', isFillOrKill: fillOrKill === '1', isConfirmed: confirmed === '1' }
    : USUAL;
}

export function keepOptions(storage: Place, { accepts, isKept, isFillOrKill, isConfirmed }: Options): void {
  storage.setItem(PLACE, [accepts, ...[isKept, isFillOrKill, isConfirmed].map(Number)].join(' '));
}
