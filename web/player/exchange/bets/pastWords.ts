import { say } from '@maidan/words/say';
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
  if (state === 'open') return { word: say('betting.isOpen'), tone: 'i', why };
  if (state === 'matched') return { word: say('betting.isMatched'), tone: 'i', why };
  if (state === 'cancelled') return { word: say('betting.isCancelled'), tone: '', why };
  if (state === 'lapsed') return { word: say('betting.isLapsed'), tone: '', why };
  if (state === 'void')
    return {
      word: say('betting.isVoid'),
      tone: '',
      why: [result, why].filter(said => said && !how.includes(said)).join(' · '),
      how,
    };
  if (profit === null || profit === 0) return { word: say('betting.isLevel'), tone: '', why: result, how };
  return profit > 0
    ? { word: say('betting.isWon'), tone: 'g', why: result, how }
    : { word: say('betting.isLost'), tone: 'r', why: result, how };
}
