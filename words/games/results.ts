/**
 * What a round came to, as it is written down: who has won, or what came instead. A page in Hindi is built with resultsHindi.ts in
 * this place (web/wordsBuild.ts).
 */
export const sayResult = (written: string): string => written;
