/* What the protection desk counts by day. Apart from the schemas, which a page does without. */

export const GLANCE_FIGURES = [
  ...(['limitHit', 'depositRefused'] as const),
  ...(['checkShown', 'checkAnswered', 'checkLeft'] as const),
  ...(['timeOut', 'exclusion', 'closed'] as const),
  ...(['playedStopped', 'returnRefused', 'return', 'recognised'] as const),
  ...(['loosened', 'reset'] as const),
] as const;
export type GlanceFigure = (typeof GLANCE_FIGURES)[number];

export const GLANCE_DAYS = ['7', '30', '90'] as const;

/** What staff note of a player they looked at. */
export const LOOKS = ['looked', 'spoken'] as const;
