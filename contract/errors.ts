import { WHY_NOT_OPEN } from './house.ts';

/**
 * Every refusal the API can answer with, once: its status and the sentence a person reads.
 * The wire carries the code; screens never invent wording.
 */
export const ERRORS = {
  // Form and wire.
  'invalid-input': [422, 'Please check the form.'],
  'malformed-body': [400, 'The request could not be read.'],
  'body-too-large': [413, 'The request is too large.'],
  'headers-too-large': [431, 'The address or the headers of the request are too long.'],
  'request-too-slow': [408, 'The request took too long to arrive.'],
  'unsupported-body': [415, 'This kind of request body is not taken here.'],
  'not-ready': [503, 'The house is opening, or waits for a part of it. Please try again in a moment.'],
  'unknown-call': [404, 'There is no such call.'],
  'not-found': [404, 'There is no such thing here.'],
  'key-malformed': [422, 'An Idempotency-Key has 8 to 100 letters, digits, _ or -, and at least 22 before signing in.'],
  'key-reused': [409, 'This request key was already used for something else.'],
  'wrong-host': [421, 'This is not answered here: the back office, players and pictures have different addresses.'],
  'too-many-requests': [429, 'Too many requests. Please wait a moment.'],
  unexpected: [500, 'Something went wrong on our side. Nothing was changed.'],
  busy: [503, 'We are busy. Please try again in a moment.'],
  opening: [503, WHY_NOT_OPEN.opening],
  'database-away': [503, WHY_NOT_OPEN.waiting],
  'betting-stopped': [503, WHY_NOT_OPEN.full],
  closing: [503, WHY_NOT_OPEN.closing],

  // Identity.
  'not-signed-in': [401, 'Authentication token not found'],
  'session-ended': [401, 'You were signed out from elsewhere: by another device of yours, a new password, or us.'],
  'session-lapsed': [401, 'You were signed out because your session has run out.'],
  'wrong-credentials': [401, 'Wrong email or password.'],
  'two-step-needed': [401, 'Enter the code from your authenticator app.'],
  'two-step-wrong': [401, 'That code is not right. Try the newest one.'],
  'two-step-key-missing': [503, 'Codes cannot be checked here at the moment. Please contact support.'],
  'two-step-set-up-needed': [403, 'Set up two-step sign-in before you go on.'],
  'password-change-needed': [403, 'Choose a password of your own before you go on.'],
  'too-many-attempts': [429, 'Too many attempts. Please wait before trying again.'],
  'account-blocked': [403, 'This account is blocked. Please contact support.'],
  'account-exists': [409, 'These details cannot be registered. Use another username or email, or log in.'],
  'password-too-short': [422, 'The password needs at least 8 characters.'],
  'password-too-long': [422, 'The password may have at most 128 characters.'],
  'password-too-simple': [
    422,
    'This password is too easy to guess. Use several words, or letters and digits in no order.',
  ],
  'password-breached': [422, 'This password is on lists of stolen passwords. Please choose another.'],
  'password-unchanged': [422, 'Choose a password other than the present one.'],
  'two-step-already-on': [409, 'Two-step sign-in is already on.'],
  'sign-in-again': [403, 'For this, please sign out and in again first.'],
  'not-allowed': [403, 'Your role does not allow this.'],
  'not-from-here': [403, 'The back office is not open from this address.'],

  // Money.
  'insufficient-balance': [402, 'Insufficient balance'],
  'amount-malformed': [422, 'Enter the amount as a number, for example 1500 or 1500.50.'],
  'amount-too-precise': [422, 'The amount has too many decimals.'],
  'amount-not-positive': [422, 'The amount must be more than zero.'],
  'amount-too-large': [422, 'The amount is too large.'],
  'amount-below-minimum': [422, 'The amount is below the minimum.'],
  'amount-above-maximum': [422, 'The amount is above the maximum.'],
  'too-many-open': [409, 'You have too many open requests. Please wait until some are decided.'],
  'demo-off': [403, 'There are no demo accounts where money is real. Please register.'],
  'demo-account': [403, 'A demo account cannot deposit or withdraw. Register to do so.'],
  'top-up-closed': [403, 'There are no top-ups here.'],
  'top-up-not-needed': [409, 'You still have enough play money. Top up when it runs low.'],
  'top-ups-used-up': [409, 'That was the last top-up of today. The next one is tomorrow.'],
  'real-money-off': [403, 'Real money is not switched on here.'],
  'identity-check-needed': [403, 'Your identity must be checked before the first deposit.'],

  // Deposits, in the order they are checked. The texts are the specification's where it gives one.
  'amount-missing': [422, 'Amount is required'],
  'method-missing': [422, 'Please choose BANK or UPI'],
  'transaction-missing': [422, 'Transaction/UTR number is required'],
  'network-missing': [422, 'Please choose a network'],
  'wallet-address-missing': [422, 'Wallet address is required'],
  'chain-missing': [422, 'Chain is required'],
  'wallet-address-unknown': [422, 'That is not the address shown for this network.'],
  'transaction-malformed': [422, 'A transaction number has 4 to 80 letters and digits.'],
  'transaction-hash-missing': [422, 'Transaction hash is required'],
  'transaction-hash-malformed': [422, 'A transaction hash has 64 digits and letters from a to f.'],
  'transaction-hash-used': [409, 'This transaction hash was already sent.'],
  'transaction-used': [409, 'You have already sent this transaction number.'],
  'method-closed': [409, 'This way to pay is not open at the moment.'],
  'bank-details-missing': [404, 'Failed to fetch bank details'],
  'picture-unreadable': [422, 'The picture could not be read. Please send a JPEG, PNG or WebP image.'],
  'picture-too-large': [413, 'The picture is too large. At most 5 MB and 40 megapixels are taken.'],

  // Withdrawals.
  'payee-bank-missing': [422, 'Please provide all bank details'],
  'payee-upi-missing': [422, 'Please provide UPI ID'],
  'payee-wallet-missing': [422, 'Please provide wallet address and chain name'],
  'account-number-malformed': [422, 'An account number has 6 to 20 digits.'],
  'ifsc-malformed': [422, 'An IFSC code looks like SBIN0001234.'],
  'upi-malformed': [422, 'A UPI ID looks like name@bank.'],
  'wallet-address-malformed': [422, 'That is not a wallet address of this network.'],
  'wallet-address-unchecked': [
    422,
    'In one case this address has no checksum: a wrong letter would not be noticed. Copy it with its capitals.',
  ],

  // Bets at the tables.
  'unknown-table': [404, 'There is no such table.'],
  'table-closed': [409, 'This table is closed at the moment.'],
  'round-over': [409, 'That round is over. Please look at the new one.'],
  'bets-closed': [409, 'Bets are closed.'],
  'unknown-selection': [422, 'There is no such bet at this table.'],
  'price-locked': [409, 'This price is locked at the moment.'],
  'price-changed': [409, 'The price has changed. Please look again.'],
  'stake-too-small': [422, 'The stake is below the minimum of this bet.'],
  'stake-too-large': [422, 'The stake is above the maximum of this bet.'],
  'bet-not-open': [409, 'This bet can no longer be taken back.'],
  'unknown-fault': [404, 'Nothing of this kind is found in the books any more.'],
  'fault-explained': [409, 'Somebody has explained this already.'],
  'unknown-round': [404, 'There is no such round.'],
  'round-under-way': [409, 'This round is still being played.'],

  // Orders and bets on sport.
  'unknown-market': [404, 'There is no such market.'],
  'unknown-event': [404, 'There is no such match.'],
  'unknown-runner': [422, 'There is no such runner in this market.'],
  'market-suspended': [409, 'This market is suspended. Please try again when it opens.'],
  'market-closed': [409, 'This market is closed for betting.'],
  'market-changed': [409, 'The market has changed since you looked. Please look again.'],
  'ball-running': [409, 'The ball is running. Please wait until it is scored.'],
  'start-out-of-range': [422, 'Choose a start run from 0 to 1999.'],
  'market-exposure-limit': [409, 'This would be more at risk than is allowed in one market.'],
  'player-exposure-limit': [409, 'This would be more at risk than your account is allowed in all.'],
  'price-off-ladder': [422, 'That is not a price of the ladder.'],
  'order-not-open': [409, 'This order is no longer in the book.'],
  'order-changed': [409, 'A part of this order was matched meanwhile. Please look again.'],
  'order-expired': [409, 'The time of this order was over before its turn came.'],
  'not-filled': [409, 'There was not enough on offer at this price. Nothing was placed.'],
  'price-off-convention': [422, 'That is not a price this row is written with.'],
  'price-too-generous': [422, 'A price would return more than is staked on it.'],
  'answer-does-not-fit': [422, 'That result does not fit this market.'],
  'event-over': [409, 'This match is over.'],
  'event-under-way': [409, 'This match is not over yet.'],
  'event-not-provable': [409, 'This match was played before matches were provable, or elsewhere.'],
  'nothing-to-cash-out': [409, 'There is nothing to cash out in this market now.'],

  // The back office.
  'unknown-payment': [404, 'There is no such request.'],
  'payment-not-open': [409, 'This request was already decided.'],
  'payment-claimed': [409, 'A colleague is working on this request.'],
  'payment-not-claimed': [409, 'Claim the request first.'],
  'payment-wrong-state': [409, 'This request is not at that step.'],
  'second-person-needed': [409, 'A second person must approve this.'],
  'let-in-today': [409, 'You were let in less than a day ago. Another colleague must do this.'],
  'payee-on-hold': [409, 'This payee is new. The money can be sent when the waiting time is over.'],
  'payout-reference-used': [409, 'Another payout has this reference.'],
  'payout-reference-malformed': [422, 'A payout reference needs letters or digits.'],
  'reference-credited': [409, 'This transaction number was already credited.'],
  'reason-needed': [422, 'Please give a reason.'],
  'no-screenshot': [404, 'No picture was sent with this request.'],
  'picture-link-wrong': [403, 'This link does not open this picture.'],
  'picture-link-expired': [410, 'This link has expired. Open the request again to see the picture.'],
  'unknown-player': [404, 'There is no such player.'],
  'unknown-session': [404, 'There is no such session.'],
  'unknown-staff': [404, 'There is no such colleague.'],
  'staff-exists': [409, 'A colleague with this email exists already.'],
  'last-owner': [409, 'The last owner cannot be changed or disabled.'],
  'unknown-proposal': [404, 'There is no such proposal.'],
  'proposal-decided': [409, 'This proposal was already decided.'],
  'proposal-waits': [409, 'A proposal about this waits for a second person. It must be decided or withdrawn first.'],
  'proposal-expired': [409, 'This proposal has expired. Make it again.'],
  'only-first-colleague': [
    409,
    'Only the first colleague of a house, once, and on the first day of the house, can be counted at once.',
  ],
  'settings-changed': [409, 'The settings were changed meanwhile. Load them again.'],
  'licence-needed': [422, 'Real money needs a licence, a jurisdiction and allowed countries.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

export const statusOf = (code: ErrorCode): number => ERRORS[code][0];
export const sentenceOf = (code: ErrorCode): string => ERRORS[code][1];

/** A refusal on the wire. `error` and `message` are the same sentence: the specification reads both names. */
export interface RefusalBody {
  readonly success: false;
  readonly code: ErrorCode;
  readonly error: string;
  readonly message: string;
  /** For 'invalid-input': what is wrong with which field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** For 429: seconds until the next try is taken. */
  readonly retryAfter?: number;
}

/** What a refusal is told with: of the proposal that stands in the way, its id, which the sentence begins with. */
export type RefusalHelp = Pick<RefusalBody, 'fields' | 'retryAfter'> & { readonly about?: string };
