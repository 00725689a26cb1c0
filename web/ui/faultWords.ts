import type { FaultCode } from '@maidan/games/kit/roundFaults';
import { say } from '@maidan/words/say';

/** Why a round is void. */
export const FAULT_WORDS: Readonly<Record<FaultCode, string>> = {
  'restarted-while-betting': say('results.restarted'),
  'beacon-missing': say('results.beaconMissing'),
  'bets-root-late': say('results.rootLate'),
  'bets-root-untold': say('results.rootUntold'),
  'voided-by-operator': say('results.operatorEnded'),
  'table-fault': say('results.tableFault'),
  'cards-in-doubt': say('results.cardsInDoubt'),
  'price-wrong': say('results.priceWrong'),
  'picture-failed': say('results.pictureFailed'),
};
