/** Mails to players. */
export const english = {
  'mail.confirmSubject': 'Confirm your email address',
  'mail.confirmText':
    'Hello {name},\n\nwelcome to Maidan. Please confirm that this address is yours by opening this link:\n\n{link}\n\nIt works until {until}. If you did not open an account with us, please ignore this mail.',
  'mail.resetSubject': 'Choose a new password',
  'mail.resetText':
    'Hello {name},\n\nsomebody, hopefully you, asked for a new password. Open this link to choose one:\n\n{link}\n\nIt works once, until {until}. Everything that is signed in to your account is signed out then. If you did not ask for this, please ignore this mail: your password stays as it is.',
  'mail.doneSubject': 'Your password was changed',
  'mail.doneText':
    'Hello {name},\n\nthe password of your account was changed at {at} with a link that we mailed to you, and everything that was signed in was signed out. If that was not you, please contact our support at once.',
  'mail.answeredSubject': 'Support has answered you',
  'mail.answeredText':
    'Hello {name},\n\nour support has answered your question. Read the answer and write on here:\n\n{link}\n\nWe never ask for your password or a code.',
} as const;
