import type { FaultCode, VoidedBy } from '@maidan/games/kit/roundFaults';
import type { Say } from '../speak.ts';

/** Why a round is void; the code of a fault that a later release knows. */
export const faultWords = (say: Say, fault: FaultCode): string =>
  Object.hasOwn(FAULT_KEYS, fault) ? say(FAULT_KEYS[fault]) : fault;

/** Who made it so. */
export const voidedByWords = (say: Say, by: VoidedBy): string => say(VOIDED_BY_KEYS[by]);

const FAULT_KEYS = {
  'restarted-while-betting': 'results.restarted',
  'beacon-missing': 'results.beaconMissing',
  'bets-root-late': 'results.rootLate',
  'bets-root-untold': 'results.rootUntold',
  'voided-by-operator': 'results.operatorEnded',
  'table-fault': 'results.tableFault',
  'cards-in-doubt': 'results.cardsInDoubt',
  'price-wrong': 'results.priceWrong',
  'picture-failed': 'results.pictureFailed',
} as const satisfies Readonly<Record<FaultCode, `results.${string}`>>;

const VOIDED_BY_KEYS = {
  house: 'results.houseEnded',
  one: 'results.oneEnded',
  two: 'results.twoDecided',
} as const satisfies Readonly<Record<VoidedBy, `results.${string}`>>;
