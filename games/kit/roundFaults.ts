/** Why a round ended without a result, and the sentence a player reads about it. Public: the fairness page counts them. */
export const ROUND_FAULTS = {
  'restarted-while-betting': 'The server was restarted while bets were open.',
  'beacon-missing': 'The public randomness did not arrive in time.',
  'voided-by-operator': 'The operator ended the round.',
  'table-fault': 'The table could not go on.',
} as const;

export type FaultCode = keyof typeof ROUND_FAULTS;
export const FAULT_CODES = Object.keys(ROUND_FAULTS) as FaultCode[]; // keys of the list above
