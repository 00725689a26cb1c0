import { type Slot, strip } from './slot.ts';
import { STAKES } from './stakes.ts';

type Symbol = 'peacock' | 'lotus' | 'elephant' | 'rangoli' | 'ladoo' | 'marigold' | 'sparkler' | 'diya';

/** Five reels, ten lines, and a lamp on the three in the middle that stands for everything. */
const lamps10: Slot<Symbol> = {
  code: 'lamps10',
  name: 'Festival of Lamps',
  rows: 3,
  strips: [
    strip(`
      peacock marigold ladoo sparkler lotus marigold rangoli sparkler elephant ladoo marigold
      sparkler rangoli lotus sparkler marigold ladoo rangoli elephant sparkler marigold ladoo
    `),
    strip(`
      diya sparkler marigold lotus ladoo sparkler peacock rangoli marigold elephant sparkler
      ladoo marigold rangoli sparkler lotus ladoo marigold elephant sparkler rangoli marigold
    `),
    strip(`
      diya ladoo rangoli marigold sparkler elephant ladoo lotus marigold sparkler diya
      rangoli peacock sparkler marigold ladoo rangoli sparkler marigold elephant ladoo sparkler
    `),
    strip(`
      diya marigold sparkler rangoli lotus ladoo marigold sparkler elephant rangoli marigold
      ladoo peacock sparkler marigold rangoli sparkler ladoo lotus marigold sparkler elephant
    `),
    strip(`
      peacock ladoo sparkler marigold rangoli elephant sparkler ladoo marigold lotus sparkler
      rangoli marigold ladoo sparkler elephant marigold rangoli sparkler lotus ladoo marigold
    `),
  ],
  cost: 10,
  pays: {
    peacock: [0, 0, 5, 50, 400, 3_000],
    lotus: [0, 0, 0, 30, 150, 1_000],
    elephant: [0, 0, 0, 20, 100, 500],
    rangoli: [0, 0, 0, 10, 45, 250],
    ladoo: [0, 0, 0, 8, 25, 125],
    marigold: [0, 0, 0, 5, 20, 100],
    sparkler: [0, 0, 0, 5, 15, 75],
  },
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 2, 1],
  ],
  wild: { symbol: 'diya', times: 1 },
  stakes: STAKES,
};

export default lamps10;
