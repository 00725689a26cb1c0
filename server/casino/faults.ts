import { ROUND_FAULTS, type FaultCode } from '@maidan/games/kit/roundFaults';

/** The round cannot go on. */
export class RoundFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode) {
    super(ROUND_FAULTS[code]);
    this.code = code;
  }
}

/** Somebody else ended the round meanwhile. */
export class RoundGone extends Error {}
