import { type Slot, strip } from './slot.ts';
import { STAKES } from './stakes.ts';

type Symbol = 'saffron' | 'anise' | 'chilli' | 'turmeric' | 'cardamom' | 'pepper' | 'dabba';

/** Three by three, five lines. The spice box stands for everything and doubles what it helps to win. */
const spice5: Slot<Symbol> = {
  code: 'spice5',
  name: 'Spice Bazaar',
  rows: 3,
  strips: [
    strip(`
      saffron pepper cardamom turmeric chilli pepper anise cardamom turmeric pepper chilli
      cardamom turmeric pepper cardamom chilli anise turmeric pepper cardamom
    `),
    strip(`
      dabba pepper turmeric cardamom chilli saffron pepper cardamom anise turmeric pepper
      chilli cardamom turmeric pepper cardamom turmeric anise pepper chilli
    `),
    strip(`
      dabba cardamom pepper turmeric anise cardamom chilli pepper turmeric saffron cardamom
      pepper chilli turmeric cardamom pepper anise turmeric cardamom pepper
    `),
  ],
  cost: 5,
  pays: {
    saffron: [0, 0, 0, 250],
    anise: [0, 0, 0, 40],
    chilli: [0, 0, 0, 20],
    turmeric: [0, 0, 0, 10],
    cardamom: [0, 0, 0, 6],
    pepper: [0, 0, 0, 5],
  },
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  wild: { symbol: 'dabba', times: 2 },
  stakes: STAKES,
};

export default spice5;
