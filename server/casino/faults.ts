import { ROUND_FAULTS, type FaultCode } from '@maidan/games/kit/roundFaults';

/** The round cannot go on. */
export class RoundFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode) {
    super(ROUND_FAULTS[code]);
    this.code = code;
  }
}

/** Its bets were closed meanwhile: one person cannot end it any more. */
export class RoundClosed extends Error {}

/** Somebody else ended the round meanwhile. */
export class RoundGone extends Error {}
