import freeHit from './art/freeHit.svg';
import lamps10 from './art/lamps10.svg';
import mango7 from './art/mango7.svg';
import spice5 from './art/spice5.svg';

/* How slots look: one sheet of drawings for each, read when somebody goes there. Colours are in slots.css, by the code. */

const SHEETS: Readonly<Record<string, string>> = { freeHit, lamps10, mango7, spice5 };

/** The drawing of a symbol. */
export const symbolArt = (slot: string, symbol: string): string => `${SHEETS[slot]}#${symbol}`;

/** What a tile shows of a slot. */
export const ON_TILE: Readonly<Record<string, readonly string[]>> = {
  freeHit: ['six', 'cup', 'captain'],
  lamps10: ['lotus', 'diya', 'peacock'],
  spice5: ['chilli', 'dabba', 'saffron'],
  mango7: ['mango', 'seven', 'cherry'],
};
