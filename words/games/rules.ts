/**
 * A sentence of the rules of a game as the page says it, by the English of the declaration. A page in Hindi is built with
 * rulesHindi.ts in this place (web/wordsBuild.ts).
 */
export const sayRule = (rule: string): string => rule;
