import type { RefObject } from 'react';
import type { Trade } from '../trade.ts';
import type { OneClick } from './useOneClick.ts';
import type { SportSlip } from './useSportSlip.ts';

/** What the bet slip of sport and its inside, which comes later, are drawn from. */
export interface SportSlipProps {
  readonly trade: Trade;
  readonly slip: SportSlip;
  readonly oneClick: OneClick;
  readonly stakeField: RefObject<HTMLInputElement | null>;
}
