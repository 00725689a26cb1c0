import { type Accepts, ACCEPTS } from '@maidan/contract/exchange';

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
