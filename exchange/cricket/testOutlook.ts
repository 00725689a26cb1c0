import type { CricketState } from './match.ts';
export const testOutlook = (_state: CricketState): readonly number[] => [0.4, 0.4, 0.2];
