import type { Answer } from '@maidan/exchange/sports/sport';
import type { MarketRow } from '../exchange/rows.ts';

/** A market whose answer is known. */
export interface Decided {
  readonly market: MarketRow;
  readonly answer: Answer;
}

export const isDecided = ({ answer }: Pick<MarketRow, 'answer'>): boolean => answer !== null;
