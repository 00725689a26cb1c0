import { type Slot, strip } from './slot.ts';
import { STAKES } from './stakes.ts';

type Symbol = 'seven' | 'bar' | 'bell' | 'mango' | 'melon' | 'cherry';

/** The old kind: three reels, one line, and cherries that pay from the first on. */
const mango7: Slot<Symbol> = {
  code: 'mango7',
  name: 'Mango Sevens',
  rows: 1,
  strips: [
    strip(`
      seven mango cherry melon bell mango cherry bar melon mango bell
      cherry melon bar mango bell melon cherry mango bell melon mango
    `),
    strip(`
      seven melon mango bell cherry melon bar mango bell melon cherry
      mango bell bar melon mango bell melon mango cherry melon bell
    `),
    strip(`
      seven bell mango melon bar bell mango melon cherry bell mango
      melon bar mango bell melon mango bell melon mango cherry melon
    `),
  ],
  cost: 1,
  pays: {
    seven: [0, 0, 0, 1_000],
    bar: [0, 0, 0, 150],
    bell: [0, 0, 0, 15],
    mango: [0, 0, 0, 10],
    melon: [0, 0, 0, 6],
    cherry: [0, 1, 3, 50],
  },
  lines: [[0, 0, 0]],
  stakes: STAKES,
};

export default mango7;
