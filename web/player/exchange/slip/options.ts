import { type Accepts, ACCEPTS } from '@maidan/contract/accepts';
import { say } from '@maidan/words/say';

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
  none: say('betting.acceptNone'),
  better: say('betting.acceptBetter'),
  any: say('betting.acceptAny'),
};

/** What each choice does with an order between players. */
const WITH_PLAYERS: Readonly<Record<Accepts, string>> = {
  none: say('betting.orderNone'),
  better: say('betting.orderBetter'),
  any: say('betting.orderAny'),
};

/** And with a bet on a row of the house, which is struck at once or not at all. */
const WITH_THE_HOUSE: Readonly<Record<Accepts, string>> = {
  none: say('betting.rowNone'),
  better: say('betting.rowBetter'),
  any: say('betting.rowAny'),
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
