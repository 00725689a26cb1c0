/** Why a round ended without a result, and the sentence a player reads about it. Public: the fairness page counts them. */
export const ROUND_FAULTS = {
  'restarted-while-betting': 'The server was restarted while bets were open.',
  'beacon-missing': 'The public randomness did not arrive in time.',
  'bets-root-late': 'The bets of the round could not be put on record before its cards might have been known.',
  'bets-root-untold':
    'The bets of the round were put on record, but could not be told before its cards might have been known.',
  'voided-by-operator': 'The operator ended the round.',
  'table-fault': 'The table could not go on.',
  'cards-in-doubt': 'The cards of the round were in doubt.',
  'price-wrong': 'A price or a limit of the round was wrong.',
  'picture-failed': 'The picture of the table failed.',
} as const;

export type FaultCode = keyof typeof ROUND_FAULTS;
export const FAULT_CODES = Object.keys(ROUND_FAULTS) as FaultCode[]; // keys of the list above

/** What people may end a round for. The others are the house's own to find. */
export const HAND_FAULTS = [
  'voided-by-operator',
  'cards-in-doubt',
  'price-wrong',
  'picture-failed',
  'table-fault',
] as const satisfies readonly FaultCode[];

/** Who made a round void: one person may only while the first bets are open. */
export const VOIDED_BY = {
  house: 'The house ended it by itself.',
  one: 'One person ended it while bets were open.',
  two: 'Two people decided it.',
} as const;

export type VoidedBy = keyof typeof VOIDED_BY;
export const VOIDERS = Object.keys(VOIDED_BY) as VoidedBy[]; // keys of the list above
