/** For `ilike`: what is searched for is a text, not a pattern, and may stand anywhere. */
export const patternOf = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
