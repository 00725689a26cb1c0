/** Players, payments, books and the audit trail in the back office. */
export const english = {} as const;
