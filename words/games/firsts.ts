/**
 * The first fact of a round, as it is written down, as a tile of the lobby says it. A page in Hindi is built with firstsHindi.ts
 * in this place (web/wordsBuild.ts): it has the few words that tiles need, and not all that a table tells its results in.
 */
export const sayFirst = (written: string): string => written;
