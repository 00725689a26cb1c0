/* What a player asks support about. Apart from the schemas, which a page does without. */

/** What a question can be about: something of the player's own, by its id. */
export const THING_KINDS = [
  'sportBet',
  'tableBet',
  'spin',
  'contest',
  'round',
  'deposit',
  'withdrawal',
  'statement',
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** How far it is. 'over': an order that nobody met. 'booked': it stands in the statement. */
export const THING_STATES = [
  'open',
  'settled',
  'void',
  'undone',
  'over',
  'requested',
  'approved',
  'rejected',
  'sent',
  'confirmed',
  'refunded',
  'booked',
] as const;
export type ThingState = (typeof THING_STATES)[number];

/** Of one message. */
export const MOST_LETTERS = 2_000;

/** So many questions of one player are open at a time, and so many messages are taken of one in an hour. */
export const MOST_OPEN_TICKETS = 5;
export const MOST_MESSAGES = 20;
