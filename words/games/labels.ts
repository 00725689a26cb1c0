/**
 * What stands on a table as the page says it: markets, labels, seats, headings and pay lines, by the English of the declaration.
 * A page in Hindi is built with labelsHindi.ts in this place (web/wordsBuild.ts).
 */
export const sayLabel = (label: string): string => label;
