import { lazily, whenReady } from '../../../ui/lazily.tsx';
import { whenIdle } from '../../whenIdle.ts';
import { OwnResult } from '../moment/lazyMoment.ts';

/** Nothing of it is needed before a price is tapped or a bet is there: all of it is one file. */
export function slipParts() {
  whenIdle(() => whenReady(OwnResult));
  return import('./SlipInside.tsx');
}

export const SlipInside = lazily(async () => (await slipParts()).SlipInside);
export const SlipNotes = lazily(async () => (await slipParts()).SlipNotes);
export const ChipDesk = lazily(async () => (await slipParts()).ChipDesk);
