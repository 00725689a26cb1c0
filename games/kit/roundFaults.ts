/** Why a round ended without a result. Public: the fairness page counts them. */
export const FAULT_CODES = [
  'restarted-while-betting',
  'beacon-missing',
  'bets-root-late',
  'bets-root-untold',
  'voided-by-operator',
  'table-fault',
  'cards-in-doubt',
  'price-wrong',
  'picture-failed',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** What people may end a round for. The others are the house's own to find. */
export const HAND_FAULTS = [
  'voided-by-operator',
  'cards-in-doubt',
  'price-wrong',
  'picture-failed',
  'table-fault',
] as const satisfies readonly FaultCode[];

/** Who made a round void: one person may only while the first bets are open, two may decide it, the house does it by itself. */
export const VOIDERS = ['house', 'one', 'two'] as const;
export type VoidedBy = (typeof VOIDERS)[number];
