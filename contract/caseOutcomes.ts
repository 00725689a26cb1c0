/** What becomes of a case. Apart from the schemas, which a page does without. */
export const CASE_OUTCOMES = ['cleared', 'reported', 'held'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];
