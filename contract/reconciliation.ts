/* What a reconciliation may find, by name. */

export const FAULT_RULES = {
  'sum-not-zero': 'All balances together are not zero.',
  'balance-edited': 'A balance is not the sum of what moved in and out of the account.',
  'transfer-misplaced': 'Money moved between accounts that this kind of transfer never connects.',
  'paid-without-cause': 'Money moved and nothing that was asked for, bet or decided is the cause of it.',
  'paid-twice': 'The same thing was paid twice.',
  'payment-missing': 'Something was decided and never paid.',
  'paid-wrongly': 'What was paid is not what was decided.',
  'commission-missing': 'Commission was due and was not taken.',
  'commission-wrong': 'The commission taken is not what was due.',
  'held-without-bet': 'Money is held for bets that do not exist.',
  'held-too-little': 'Less money is held than the open bets may lose.',
  'held-too-much': 'More money is held than the open bets may lose.',
  'withdrawal-held-wrongly': 'What is held for withdrawals is not what they will pay.',
  'loan-wrong': 'What the house lent, or was given back, is not what was missing.',
  'bet-altered': 'A bet is not what it was, or its result does not follow from the cards or the answer.',
  'settlement-altered': 'What a market was settled with does not follow from its bets and its answer.',
  'market-not-empty': 'Money is left in the clearing account of a market.',
  'journal-altered': 'The journal of a market does not make the bets that were written down.',
  'house-profit': 'What the house has made is not the sum of the results.',
  'bet-not-placed': 'A bet is there that nobody placed.',
  'price-not-offered': 'A bet with the house is at a price that was not on offer when it was placed.',
  'stake-over-limit': 'A bet is larger than the limits of its market were when it was placed.',
  'delay-altered':
    'A market has another bet delay than it was opened with, or an order was struck without waiting for it.',
  'answer-forged': 'What was decided under a key was not written by this house: it lacks its seal.',
  'market-altered': 'A market is not one that its match has: what it is called, who can win it or how it is settled.',
  'decided-alone': 'Something was decided, and the log does not say by whom, or fewer people decided than it takes.',
  'request-altered': 'A request or a proposal is not what the log says was asked for.',
  'audit-broken': 'The audit log does not follow from itself: a row was changed, put in or taken out.',
  'audit-forged': 'Rows of the audit log were not written by this house: they lack its seal.',
  'order-altered': 'An order is not what the journal of its market says.',
  'opening-wrong': 'An account began with something else than what everybody is given.',
  'top-up-wrong': 'Play money was given that the terms of the day do not give.',
  'commission-altered': 'A market takes another commission than was set when it opened.',
  'setting-altered': 'A setting is not what the log says was set, or fewer people set it than it takes.',
  'session-invented': 'A colleague is signed in, and the log does not say that they ever signed in.',
  'staff-altered': 'The role of a colleague, or who lets them in or vouches for them, is not what the log says.',
  'record-altered':
    'The record of a round or a match is not what was committed to, or its result does not follow from it.',
  'guard-altered': 'A guard of the database is off, missing or not the one that was made.',
} as const;

export type FaultRule = keyof typeof FAULT_RULES;
export const FAULT_RULE_NAMES = Object.keys(FAULT_RULES) as [FaultRule, ...FaultRule[]];
