import { type Slot, strip } from './slot.ts';
import { STAKES } from './stakes.ts';

type Symbol = 'cup' | 'six' | 'helmet' | 'bat' | 'gloves' | 'pads' | 'ball' | 'bails' | 'noBall' | 'captain';

/** Cricket: 243 ways, a captain who stands in for anybody, and three no-balls that give six free hits at double. */
const freeHit: Slot<Symbol> = {
  code: 'freeHit',
  name: 'Free Hit',
  rows: 3,
  strips: [
    strip(`
      cup bails ball noBall pads gloves bails ball bat pads six
      bails ball helmet gloves pads bails ball bat gloves pads bails
    `),
    strip(`
      captain ball bails pads noBall gloves ball bails bat cup pads
      ball gloves bails helmet pads ball six bails gloves bat ball
    `),
    strip(`
      captain bails pads ball gloves noBall bails bat ball pads helmet
      bails gloves ball cup pads bails six ball bat bails gloves
    `),
    strip(`
      captain gloves ball bails pads bat ball noBall bails gloves pads
      ball helmet bails bat ball cup pads bails six gloves ball
    `),
    strip(`
      cup pads bails ball gloves bat bails noBall pads ball bails
      helmet gloves ball six bails pads ball bat gloves bails ball
    `),
  ],
  cost: 20,
  pays: {
    cup: [0, 0, 0, 25, 120, 600],
    six: [0, 0, 0, 15, 80, 400],
    helmet: [0, 0, 0, 12, 50, 250],
    bat: [0, 0, 0, 8, 25, 120],
    gloves: [0, 0, 0, 4, 12, 55],
    pads: [0, 0, 0, 3, 10, 45],
    ball: [0, 0, 0, 2, 6, 20],
    bails: [0, 0, 0, 2, 5, 20],
  },
  lines: 'ways',
  wild: { symbol: 'captain', times: 1 },
  free: { symbol: 'noBall', from: 3, spins: 6, times: 2 },
  stakes: STAKES,
};

export default freeHit;
