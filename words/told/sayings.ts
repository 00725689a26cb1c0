import type { Sayings } from '@maidan/exchange/sports/told/toldIn';

/** Of all that the exchange tells: the build of a language puts its own here. English comes as it is read. */
export const sayings: Sayings = {};
