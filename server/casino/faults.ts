import type { FaultCode } from '@maidan/games/kit/roundFaults';
import { faultWords } from '@maidan/words/results/voidWords';
import { say } from '@maidan/words/say';

/** The round cannot go on. */
export class RoundFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode) {
    super(faultWords(say, code));
    this.code = code;
  }
}

/** Its bets were closed meanwhile: one person cannot end it any more. */
export class RoundClosed extends Error {}

/** Somebody else ended the round meanwhile. */
export class RoundGone extends Error {}
