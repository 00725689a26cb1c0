/** Mails to players, and resets, in the back office. */
export const english = {
  'officeMail.emailConfirmed': 'Email confirmed',
  'officeMail.yes': 'Yes',
  'officeMail.no': 'No',
  'officeMail.startReset': 'Reset password',
  'officeMail.resetWho': 'Start a password reset for {name}?',
  'officeMail.resetMeans':
    'A mail with a link goes to the player, who chooses a new password with it. Nobody here sees or sets it. Every session ends then.',
  'officeMail.resetTwoStep': 'The player has lost the second step and the recovery codes too: end it with the reset',
  'officeMail.resetStarted': 'The reset is started.',
  'officeMail.resetStartedUnder': 'The mail is among the mails.',
  'officeMail.theMails': 'the mails',
  'officeMail.noMails': 'No mails',
  'officeMail.noMailsHint': 'Mails to players appear here, with what became of them.',
  'officeMail.noMailSent':
    'No mails are sent from here (SMTP_URL is not set). Read what waits and pass it on to the player by another way.',
  'officeMail.mailConfirm': 'Confirm the email',
  'officeMail.mailReset': 'Link for a new password',
  'officeMail.mailDone': 'Told of a new password',
  'officeMail.mailWaits': 'Waits',
  'officeMail.mailSent': 'Sent',
  'officeMail.mailUnsure': 'Perhaps sent',
  'officeMail.mailPassedOn': 'Passed on',
  'officeMail.mailOver': 'Over',
  'officeMail.mailTo': 'To',
  'officeMail.mailLink': 'Link',
  'officeMail.readMail': 'Read',
  'officeMail.readMailTo': 'Read the mail to {to}?',
  'officeMail.readMailMeans':
    'Pass it on to the player alone, once you are sure who it is: whoever has the link in it gets in. It is not sent besides, and the log says that you have read it.',
  'officeMail.theReviews': 'The reviews',
  'officeMail.noReviews': 'Nobody is held',
  'officeMail.noReviewsHint': 'An account that looks like that of a player who has stopped is held and listed here.',
  'officeMail.reviewOf': 'Account',
  'officeMail.reviewFound':
    '{found, select, registration {when it registered} signIn {when it signed in} other {by whom it pays or is paid}}',
  'officeMail.reviewMatches': 'Same as a player who has stopped',
  'officeMail.reviewKind':
    '{kind, select, phone {Phone} email {E-mail} bank {Bank account} upi {UPI} wallet {Wallet address} other {Browser}}',
  'officeMail.reviewState': '{state, select, open {Waits} cleared {Somebody else} other {The same person}}',
  'officeMail.reviewFirst': '{name} says it is somebody else. A second person decides.',
  'officeMail.decideReview': 'Decide',
  'officeMail.clearReview': 'Somebody else',
  'officeMail.confirmReview': 'Same person',
  'officeMail.clearMeans':
    'When two people have said so, the account can bet and pay in. The player is not told what it was about.',
  'officeMail.confirmMeans':
    'The stop counts for this account too, to the same end. Nobody can lift it. Withdrawals are paid.',
} as const;
