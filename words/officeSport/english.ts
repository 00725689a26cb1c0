/** Sport in the back office. */
export const english = {} as const;
