/** What is wrong with one field of a form. */
export const FIELD = {
  required: 'This field is required',
  notKnown: 'This field is not known.',
  email: 'Enter an email address.',
  phone: 'Enter a phone number.',
  sixDigits: 'The code has six digits.',
  anyCode: 'Enter six digits, or a recovery code.',
  day: 'Choose a day.',
  pageSize: 'Choose 10, 20 or 50.',
  moreThanStake: 'This is more than the stake.',
  controlCharacters: 'Please leave out control characters.',
  tag: 'Use letters, digits, spaces and hyphens.',
  brokenCharacters: 'Please leave out broken characters.',
} as const;

export type FieldSentence = (typeof FIELD)[keyof typeof FIELD];
