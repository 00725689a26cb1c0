/* What players are told, by kind and way. Apart from the schemas, which a page does without. */

/** What a player may choose to be told, or not. */
export const NOTICE_KINDS = [
  'deposit',
  'withdrawal',
  'bets',
  'matched',
  'limit',
  'security',
  'support',
  'news',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Where: in the list behind the bell, on the page that is open, on a device where none is. */
export const NOTICE_WAYS = ['inbox', 'toast', 'push'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** Whoever is in somebody's account must not be able to hide it. */
export const ALWAYS_LISTED: NoticeKind = 'security';
