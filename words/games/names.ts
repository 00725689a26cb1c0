/**
 * The name of a game, its title or its category as the page says it. A declaration says it in English, and so does an English
 * page; a page in Hindi is built with namesHindi.ts in this place (web/wordsBuild.ts).
 */
export const sayGame = (name: string): string => name;
