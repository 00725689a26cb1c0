import type { Sayings } from '@maidan/exchange/sports/told/toldIn';

/** Of what the board prints: the build of a language puts its own here. English comes as it is read. */
export const boardSayings: Sayings = {};
