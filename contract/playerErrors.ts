/** What a player's page finds by itself, with its sentence. What only the server finds, it tells (toldErrors.ts). */
export const PLAYER_ERRORS = {
  // Form and wire.
  busy: [503, 'We are busy. Please try again in a moment.'],

  // Identity.
  'not-signed-in': [401, 'Authentication token not found'],

  // Money.
  'insufficient-balance': [402, 'Insufficient balance'],
  'amount-malformed': [422, 'Enter the amount as a number, for example 1500 or 1500.50.'],
  'amount-too-precise': [422, 'The amount has too many decimals.'],
  'amount-not-positive': [422, 'The amount must be more than zero.'],
  'amount-too-large': [422, 'The amount is too large.'],

  // Deposits, in the order they are checked. The texts are the specification's where it gives one.
  'amount-missing': [422, 'Amount is required'],
  'method-missing': [422, 'Please choose BANK or UPI'],
  'transaction-missing': [422, 'Transaction/UTR number is required'],
  'network-missing': [422, 'Please choose a network'],
  'wallet-address-missing': [422, 'Wallet address is required'],
  'chain-missing': [422, 'Chain is required'],
  'transaction-hash-missing': [422, 'Transaction hash is required'],
  'bank-details-missing': [404, 'Failed to fetch bank details'],
  'picture-unreadable': [422, 'The picture could not be read. Please send a JPEG, PNG or WebP image.'],
  'picture-too-large': [413, 'The picture is too large. At most 5 MB and 40 megapixels are taken.'],

  // Withdrawals.
  'payee-bank-missing': [422, 'Please provide all bank details'],
  'payee-upi-missing': [422, 'Please provide UPI ID'],
  'payee-wallet-missing': [422, 'Please provide wallet address and chain name'],

  // Bets at the tables.
  'table-closed': [409, 'This table is closed at the moment.'],
  'bets-closed': [409, 'Bets are closed.'],
  'unknown-selection': [422, 'There is no such bet at this table.'],
  'price-locked': [409, 'This price is locked at the moment.'],
  'price-changed': [409, 'The price has changed. Please look again.'],
  'stake-too-small': [422, 'The stake is below the minimum of this bet.'],
  'stake-too-large': [422, 'The stake is above the maximum of this bet.'],

  // Orders and bets on sport.
  'unknown-runner': [422, 'There is no such runner in this market.'],
  'market-suspended': [409, 'This market is suspended. Please try again when it opens.'],
  'market-closed': [409, 'This market is closed for betting.'],
  'ball-running': [409, 'The ball is running. Please wait until it is scored.'],
  'start-out-of-range': [422, 'Choose a start run from 0 to 1999.'],
  'price-off-ladder': [422, 'That is not a price of the ladder.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type PlayerErrorCode = keyof typeof PLAYER_ERRORS;

export const playerSentence = (code: PlayerErrorCode): string => PLAYER_ERRORS[code][1];
