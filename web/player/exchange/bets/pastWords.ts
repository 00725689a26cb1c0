import type { SportBet } from './matched.ts';

export interface FateWords {
  readonly word: string;
  /** Of its badge. */
  readonly tone: 'g' | 'r' | 'i' | '';
  /** The answer of the market, or why there is none for this bet. */
  readonly why: string;
  /** What settled it or made it void, in a sentence. */
  readonly how?: string;
}

/** What became of a bet, in a word, and by what. */
export function fateOf({
  state,
  profit,
  result,
  why,
  how,
}: Pick<SportBet, 'state' | 'profit' | 'result' | 'why' | 'how'>): FateWords {
  if (state === 'open') return { word: 'Open', tone: 'i', why };
  if (state === 'matched') return { word: 'Matched', tone: 'i', why };
  if (state === 'cancelled') return { word: 'Cancelled', tone: '', why };
  if (state === 'lapsed') return { word: 'Lapsed', tone: '', why };
  if (state === 'void')
    return { word: 'Void', tone: '', why: [result, why].filter(said => said && !how.includes(said)).join(' · '), how };
  if (profit === null || profit === 0) return { word: 'Level', tone: '', why: result, how };
  return profit > 0 ? { word: 'Won', tone: 'g', why: result, how } : { word: 'Lost', tone: 'r', why: result, how };
}
