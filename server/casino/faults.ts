/** Why a round ended without a result. Public: the fairness page counts them. */
export const FAULTS = {
  'restarted-while-betting': 'The server was restarted while bets were open.',
  'beacon-missing': 'The public randomness did not arrive in time.',
  'voided-by-operator': 'The operator ended the round.',
  'table-fault': 'The table could not go on.',
} as const;
export type FaultCode = keyof typeof FAULTS;

/** The round cannot go on. */
export class RoundFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode) {
    super(FAULTS[code]);
    this.code = code;
  }
}

/** Somebody else ended the round meanwhile. */
export class RoundGone extends Error {}
