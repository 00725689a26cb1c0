/** The rules of the house and of its games, with what every bet gives back. */
export const english = {
  'rules.title': 'Rules',
  'rules.games': 'Games',
  'rules.gamesAre': 'Rules and the return of every bet',
  'rules.failed': 'The rules did not load',
  'rules.toTable': 'Go to the table',
  'rules.who': 'Who may play',
  'rules.adults': 'Adults of 18 years or more, one account each.',
  'rules.adultsPlay':
    'Adults of 18 years or more, one account each. This house plays for play money: it can be neither bought nor paid out.',
  'rules.money': 'Money',
  'rules.rupees':
    'Amounts are Indian rupees, counted in whole paise. Nothing is ever rounded in the house’s favour twice.',
  'rules.deposit': 'A deposit is credited after the operator has seen the payment.',
  'rules.withdrawal': 'A withdrawal holds its amount at once. It cannot be taken back, and it cannot be bet.',
  'rules.statement': 'Every movement is on your <to>Account Statement</to>, which ends at your balance.',
  'rules.exposure': 'Exp is what open bets could cost you at worst. It is held, and released when they are settled.',
  'rules.bets': 'Bets',
  'rules.clock': 'Only the server’s clock decides whether a bet was in time.',
  'rules.price': 'A bet is struck at the price you saw or a better one. A worse one is offered to you again.',
  'rules.range': 'The range shown beside a table is the range that is taken.',
  'rules.void': 'A round that cannot be finished is void: every stake on it goes back, and it is counted in public.',
  'rules.fair': 'Fair play',
  'rules.fairIs':
    'Every card can be drawn again by you after the round. <to>Fair Play</to> says how, and what is proven by it.',

  'rules.returnsFailed': 'The returns were not counted',
  'rules.returnsOf': 'Return of every bet at its first price',
  'rules.bet': 'Bet',
  'rules.pays': 'Pays',
  'rules.wins': 'Wins',
  'rules.return': 'Return',
  'rules.edge': 'House edge',
  'rules.locked': 'locked',
  'rules.andMore': '{names} and {count, number} more',
  'rules.notCounted': 'The returns could not be counted.',
} as const;
