/* What there is about a player in the back office, by kind. Apart from the schemas, which a page does without. */

/** What a bet can be. */
export const PLAY_KINDS = ['casino', 'virtual', 'slots', 'sport', 'rows', 'fantasy'] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** What of a player's life a moment belongs to. */
export const MOMENT_KINDS = ['account', 'signIn', 'money', 'safety', 'identity', 'support', 'staff', 'case'] as const;

export const MESSAGE_KINDS = ['notice', 'mail', 'ticket'] as const;
