import type { SportBet } from './matched.ts';

export interface FateWords {
  readonly word: string;
  /** Of its badge. */
  readonly tone: 'g' | 'r' | 'i' | '';
  /** The answer of the market, or why the bet is void. */
  readonly why: string;
}

/** What became of a bet, in a word, and by what. */
export function fateOf({
  state,
  matched,
  profit,
  result,
}: Pick<SportBet, 'state' | 'matched' | 'profit' | 'result'>): FateWords {
  if (state === 'open') return { word: 'Open', tone: 'i', why: '' };
  if (state === 'void') return { word: 'Void', tone: '', why: result };
  if (matched === 0) return { word: 'Not matched', tone: '', why: result };
  if (profit === null || profit === 0) return { word: 'Level', tone: '', why: result };
  return profit > 0 ? { word: 'Won', tone: 'g', why: result } : { word: 'Lost', tone: 'r', why: result };
}
