/** Tables, settings and staff in the back office. */
export const english = {} as const;
