/** Who a player is: what was sent, what became of it, and how much may be paid by it. */
export const english = {
  'identity.title': 'Identity',
  'identity.failed': 'Your identity did not load',
  'identity.notNeeded':
    'Everything here is play money: nobody needs to know who you are. You may send it all the same.',
  'identity.needed':
    'Before your first deposit we have to know who you are, and that you are at least {age, number} years old. It takes a document and two pictures.',
  'identity.state':
    '{state, select, none {Not sent yet} submitted {Being looked at} verified {Verified} refused {Refused} other {Expired}}',
  'identity.means':
    '{state, select, none {Send it below. We look at it as soon as we can.} submitted {We look at what you sent and tell you in your messages. Nothing more is needed now.} verified {You can pay in and withdraw up to the amounts below.} refused {Please correct it and send it again.} other {It is some time ago that we looked. Please send it again to pay in.}}',
  'identity.until': 'Verified until {when}',
  'identity.reason': 'Why: {reason}',
  'identity.sentAt': '{document}, ending {end}, sent {when}',

  'identity.amounts': 'What you can pay',
  'identity.amountsAre': 'Payments in and out are added up over the last {days, number} days.',
  'identity.in': 'Paid in',
  'identity.out': 'Withdrawn',
  'identity.held': 'In your account',
  'identity.usedOf': '₹{used} of ₹{most}',
  'identity.tiers': 'By what we know of you',
  'identity.tier': 'Identity',

  'identity.send': 'Send your identity',
  'identity.fullName': 'Full name',
  'identity.fullNameHint': 'As it stands on the document.',
  'identity.born': 'Date of birth',
  'identity.document': 'Document',
  'identity.documentKind':
    '{kind, select, aadhaar {Aadhaar card} pan {PAN card} passport {Passport} drivingLicence {Driving licence} other {Voter ID}}',
  'identity.number': 'Number of the document',
  'identity.numberHint': 'We keep its last four signs.',
  'identity.front': 'Picture of the front',
  'identity.back': 'Picture of the back',
  'identity.backHint': 'If there is something on it.',
  'identity.face': 'Picture of yourself with the document',
  'identity.pictureHint': 'A photograph, up to 5 megabytes.',
  'identity.privacy':
    'Only colleagues who check identities see the pictures, every look is written down, and they are erased on a schedule.',
  'identity.submit': 'Send',
  'identity.required': 'This field is required',
  'identity.done': 'Your identity was sent',
  'identity.notSent': 'Your identity was not sent',
} as const;
