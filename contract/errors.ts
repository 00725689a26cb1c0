import { PLAYER_ERRORS } from './playerErrors.ts';
import { TOLD_ERRORS } from './toldErrors.ts';

/**
 * Every refusal the API can answer with, once: its status and the sentence a person reads.
 * The wire carries the code; screens never invent wording.
 */
export const ERRORS = {
  ...PLAYER_ERRORS,
  ...TOLD_ERRORS,

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
  'tag-on': [409, 'The player has this tag already.'],
  'tag-off': [409, 'The player does not have this tag.'],
  'too-many-tags': [409, 'A player can have ten tags. Take one away first.'],
  'unknown-session': [404, 'There is no such session.'],
  'unknown-device': [404, 'There is no such device.'],
  'no-email': [409, 'This account has no email address.'],
  'unknown-review': [404, 'There is no such review.'],
  'review-decided': [409, 'This review was decided already.'],
  'unknown-identity': [404, 'No such identity was sent.'],
  'unknown-marker': [404, 'There is no such marker.'],
  'unknown-case': [404, 'There is no such case.'],
  'case-closed': [409, 'This case is closed.'],
  'case-taken': [409, 'A colleague is on this case.'],
  'case-not-taken': [409, 'Take the case first.'],
  'identity-decided': [409, 'This identity was decided already.'],
  'pictures-erased': [410, 'The pictures were erased, as the schedule says.'],
  'tiers-crossed': [422, 'Who is verified may not be allowed less than who is not.'],
  'ticket-closed': [409, 'This question is closed. Reopen it first.'],
  'ticket-open': [409, 'This question is open already.'],
  'ticket-moved': [409, 'Somebody else is on this question by now.'],
  'ticket-of-another': [409, 'A colleague is on this question. Take it over first.'],
  'colleague-cannot': [409, 'This colleague cannot answer questions.'],
  'unknown-mail': [404, 'There is no such mail.'],
  'mails-are-sent': [409, 'Mails are sent from here, and only the player reads them.'],
  'mail-on-its-way': [409, 'This mail was sent. Only the player can read it.'],
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
  'limits-changed': [409, 'The limits were changed meanwhile. Look at them again.'],
  'licence-needed': [422, 'Real money needs a licence, a jurisdiction and allowed countries.'],
  'money-left': [
    409,
    'Players still have this much. Play money does not become real, nor the other way: the mode changes when nobody has any.',
  ],
  'tiers-needed': [409, 'Real money needs amounts that who is verified may pay in, pay out and hold.'],
  'mail-needed': [409, 'Real money needs mails that are sent: set SMTP_URL.'],
  'staff-two-step-needed': [409, 'Real money needs two-step sign-in for all of the staff.'],
  'compliance-needed': [409, 'Real money needs a colleague with the role compliance.'],
  'rate-outside': [422, 'A USDT is worth about one US dollar: between 20 and 500 rupees.'],
  'limits-crossed': [422, 'The maximum is below the minimum.'],
  'exposure-crossed': [422, 'This is less than what may be at risk in one market.'],
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
