import { WHY_NOT_OPEN } from './house.ts';

/** What a player is refused with by the server only: its sentence comes with the refusal, and no page loads it. */
export const TOLD_ERRORS = {
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
  'changing-hands': [503, 'Dealers change. Please try again in a moment.'],
  opening: [503, WHY_NOT_OPEN.opening],
  'database-away': [503, WHY_NOT_OPEN.waiting],
  'betting-stopped': [503, WHY_NOT_OPEN.full],
  closing: [503, WHY_NOT_OPEN.closing],

  // Identity.
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
  'country-not-taken': [403, 'Players from your country are not taken here.'],
  'account-exists': [409, 'These details cannot be registered. Use another username or email, or log in.'],
  'password-too-short': [422, 'The password needs at least 8 characters.'],
  'password-too-long': [422, 'The password may have at most 128 characters.'],
  'password-too-simple': [
    422,
    'This password is too easy to guess. Use several words, or letters and digits in no order.',
  ],
  'password-breached': [422, 'This password is on lists of stolen passwords. Please choose another.'],
  'password-unchanged': [422, 'Choose a password other than the present one.'],
  'link-over': [410, 'This link is over: it was used, replaced, or is too old. Please ask for a new one.'],
  'two-step-already-on': [409, 'Two-step sign-in is already on.'],
  'sign-in-again': [403, 'For this, please sign out and in again first.'],
  'not-allowed': [403, 'Your role does not allow this.'],
  'not-from-here': [403, 'The back office is not open from this address.'],

  // Money.
  'amount-below-minimum': [422, 'The amount is below the minimum.'],
  'amount-above-maximum': [422, 'The amount is above the maximum.'],
  'too-many-open': [409, 'You have too many open requests. Please wait until some are decided.'],
  'demo-off': [403, 'There are no demo accounts where money is real. Please register.'],
  'demo-account': [403, 'A demo account cannot deposit or withdraw. Register to do so.'],
  'top-up-closed': [403, 'There are no top-ups here.'],
  'top-up-not-needed': [409, 'You still have enough play money. Top up when it runs low.'],
  'top-ups-used-up': [409, 'That was the last top-up of today. The next one is tomorrow.'],
  'real-money-off': [403, 'Real money is not switched on here.'],
  'identity-check-needed': [
    403,
    'Your identity must be checked before the first deposit. Send it on the page Identity.',
  ],
  'identity-pay-in': [
    403,
    'This is the most you can pay in now, by what we know of you. On the page Identity you see what to do for more.',
  ],
  'identity-held': [
    403,
    'This is the most you can pay in now, so that your account does not hold more than it may. See the page Identity.',
  ],
  'identity-pay-out': [
    403,
    'This is the most you can withdraw now, by what we know of you. On the page Identity you see what to do for more.',
  ],
  'too-young': [403, 'You are not old enough yet: this is the age from which one may play for money here.'],
  'document-number-malformed': [422, 'Write the number as on the document, in Latin letters and digits.'],
  'identity-waits': [409, 'We are looking at what you sent of your identity. Nothing more is needed now.'],
  'identity-verified': [409, 'Your identity is verified already.'],

  // Support.
  'unknown-ticket': [404, 'There is no such question.'],
  'not-yours': [404, 'What you ask about is not to be found among what is yours.'],
  'too-many-tickets': [409, 'You have 5 open questions. Write on in one of them, or say which is solved.'],
  'too-many-messages': [429, 'You wrote 20 messages within an hour. We read them all; please write on later.'],

  // Deposits, in the order they are checked. The texts are the specification's where it gives one.
  'wallet-address-unknown': [422, 'That is not the address shown for this network.'],
  'transaction-malformed': [422, 'A transaction number has 4 to 80 letters and digits.'],
  'transaction-hash-malformed': [422, 'A transaction hash has 64 digits and letters from a to f.'],
  'transaction-hash-used': [409, 'This transaction hash was already sent.'],
  'transaction-used': [409, 'You have already sent this transaction number.'],
  'method-closed': [409, 'This way to pay is not open at the moment.'],

  // Withdrawals.
  'account-number-malformed': [422, 'An account number has 6 to 20 digits.'],
  'ifsc-malformed': [422, 'An IFSC code looks like SBIN0001234.'],
  'upi-malformed': [422, 'A UPI ID looks like name@bank.'],
  'wallet-address-malformed': [422, 'That is not a wallet address of this network.'],
  'wallet-address-unchecked': [
    422,
    'In one case this address has no checksum: a wrong letter would not be noticed. Copy it with its capitals.',
  ],

  // Limits of the player's own.
  'own-deposit-day': [
    409,
    'This is beyond your own limit of deposits for a day. A new day begins at midnight in India.',
  ],
  'own-deposit-week': [
    409,
    'This is beyond your own limit of deposits for a week. A new week begins on Monday at midnight in India.',
  ],
  'own-deposit-month': [
    409,
    'This is beyond your own limit of deposits for a month. A new month begins on its first day at midnight in India.',
  ],
  'own-loss-day': [
    409,
    'With this you could lose more than your own limit for a day. A new day begins at midnight in India.',
  ],
  'own-loss-week': [
    409,
    'With this you could lose more than your own limit for a week. A new week begins on Monday at midnight in India.',
  ],
  'own-loss-month': [
    409,
    'With this you could lose more than your own limit for a month. A new month begins on its first day at midnight in India.',
  ],
  'own-stakes-day': [409, 'This is beyond your own limit of stakes for a day. A new day begins at midnight in India.'],
  'own-stakes-week': [
    409,
    'This is beyond your own limit of stakes for a week. A new week begins on Monday at midnight in India.',
  ],
  'own-stakes-month': [
    409,
    'This is beyond your own limit of stakes for a month. A new month begins on its first day at midnight in India.',
  ],
  'own-largest-stake': [422, 'One bet may not risk more than your own limit. A smaller one is taken at once.'],
  'own-open-bets': [
    409,
    'You have as many open bets as your own limit allows. There is room again when one of them is settled.',
  ],
  'own-play-time': [
    409,
    'You have played for as long as your own limit allows. You can bet again after an hour without a bet.',
  ],
  'reality-check-due': [409, 'Look at your reality check first. You can bet again once you have answered it.'],
  'change-not-asked': [409, 'No looser limit was asked for.'],
  'change-not-due': [409, 'A looser limit can be confirmed a day after it was asked for.'],
  'play-stopped': [
    403,
    'You have stopped playing. You can withdraw; nothing can be bet or paid in until your break is over.',
  ],
  'account-in-review': [403, 'Support is reviewing your account. Until then nothing can be bet or paid in.'],
  'stop-not-longer': [409, 'Your break can be made longer, never shorter.'],
  'stop-not-over': [409, 'Your break is not over yet. Nobody can end it early.'],
  'not-stopped': [409, 'You have not stopped playing.'],
  'account-not-empty': [409, 'Withdraw your balance first, and wait until your open bets are settled.'],

  'push-address': [422, 'That is not an address of a push service this house knows.'],

  // Bets at the tables.
  'unknown-table': [404, 'There is no such table.'],
  'round-over': [409, 'That round is over. Please look at the new one.'],
  'bet-not-open': [409, 'This bet can no longer be taken back.'],
  'unknown-fault': [404, 'Nothing of this kind is found in the books any more.'],
  'fault-explained': [409, 'Somebody has explained this already.'],
  'unknown-round': [404, 'There is no such round.'],
  'round-under-way': [409, 'This round is still being played.'],

  // Slots.
  'unknown-slot': [404, 'There is no such slot.'],
  'slot-closed': [409, 'This slot is closed at the moment.'],
  'stake-not-offered': [422, 'This slot is not played for that stake.'],
  'spin-too-soon': [429, 'There are at least 5 seconds between two spins. Please wait a moment.'],
  'spun-elsewhere': [409, 'You have spun somewhere else meanwhile. Please spin again.'],

  // Fantasy contests.
  'unknown-contest': [404, 'There is no such contest.'],
  'unknown-entry': [404, 'There is no such entry of yours.'],
  'contest-locked': [409, 'The first ball was bowled: nobody enters or changes a team any more.'],
  'contest-full': [409, 'This contest is full. Please take the next one.'],
  'contest-closed': [409, 'This contest takes no entries at the moment.'],
  'contest-entered': [409, 'You have as many entries in this contest as a player may have.'],
  'team-not-allowed': [422, 'This team is not within the rules. Please check the count, the roles and the credits.'],

  // Orders and bets on sport.
  'unknown-market': [404, 'There is no such market.'],
  'unknown-event': [404, 'There is no such match.'],
  'unknown-competition': [404, 'There is no such competition.'],
  'market-changed': [409, 'The market has changed since you looked. Please look again.'],
  'market-exposure-limit': [409, 'This would be more at risk than is allowed in one market.'],
  'player-exposure-limit': [409, 'This would be more at risk than your account is allowed in all.'],
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
} as const satisfies Record<string, readonly [status: number, message: string]>;
