import type { FaultCode, VoidedBy } from '@maidan/games/kit/roundFaults';
import { faultWords, voidedByWords } from '@maidan/words/results/voidWords';
import type { Say } from '@maidan/words/speak';

/* What settled a bet or made it void, in the sentence its player reads. The names of the house's people are in none. */

/** Of a bet on sport. */
export interface Settled {
  readonly state: 'settled' | 'void';
  /** What the house's people said of a result that they gave by hand; undefined where the match gave it. */
  readonly byHand: string | undefined;
}

export function settledWords(say: Say, { state, byHand: words }: Settled): string {
  if (words === undefined) return state === 'settled' ? say('records.byResult') : '';
  if (state === 'settled') return words === '' ? say('records.byHand') : say('records.byHandFor', { words });
  return words === '' ? say('records.voidByHand') : say('records.voidByHandFor', { words });
}

/** Of a bet at a table. */
export interface SettledRound {
  readonly state: 'open' | 'undone' | 'settled' | 'void';
  readonly fault: FaultCode | null;
  readonly voidedBy: VoidedBy | null;
}

export function roundWords(say: Say, { state, fault, voidedBy }: SettledRound): string {
  if (state === 'settled') return say('records.byCards');
  if (state !== 'void' || !fault) return '';
  return `${faultWords(say, fault)} ${voidedByWords(say, voidedBy ?? 'house')}`;
}
