import type { Rank } from './cards.ts';
import type { Word } from './factWords.ts';

/* What a round is told by is data: keys, words, numbers, ranks, seats. Which language it is told in is for who tells it. */

type RankName = Exclude<Rank, 'T'> | '10';

/** A seat by the name it is declared with, or whatever else is called as a label of the table, or the same in every language. */
export interface Named {
  readonly name: string;
}
interface NamedSeat extends Named {
  readonly seat: string;
}

/** Nothing where there is nothing to tell. */
export type Value = Word | RankName | number | Named | NamedSeat | null;

/** What is told of one of several hands, by the letter of its seat; and the number it was decided by, where there is one. */
export type Hand = readonly [seat: string, value: Value] | readonly [seat: string, value: Value, of: number];

/** These are told with a word of their own around them: Card K, Points : 17. */
export type Frame =
  | 'card'
  | 'line'
  | 'points'
  | 'cards'
  | 'single'
  | 'double'
  | 'triple'
  | 'nextTotal'
  | 'runs'
  | 'column'
  | 'runningTotal'
  | 'cardCount'
  | 'finalScore';

/** What a fact is about. */
export type FactKey =
  | Frame
  | 'winner'
  | 'winners'
  | 'beating'
  | 'baccarat'
  | 'highCard'
  | 'score'
  | 'scores'
  | 'totals'
  | 'dealerTotals'
  | 'hand'
  | 'hands'
  | 'pair'
  | 'pairs'
  | 'perfectPairs'
  | 'colour'
  | 'colours'
  | 'parity'
  | 'parities'
  | 'suit'
  | 'suits'
  | 'rank'
  | 'ranks'
  | 'size'
  | 'sizes'
  | 'dozen'
  | 'half'
  | 'dice'
  | 'patterns'
  | 'colourPlus'
  | 'twoCards'
  | 'sevenCards'
  | 'sevens'
  | 'neighbours'
  | 'lowHands'
  | 'nine'
  | 'places'
  | 'nth'
  | 'sum'
  | 'race'
  | 'bigs'
  | 'zeros'
  | 'anyZero'
  | 'pictures'
  | 'session'
  | 'judged'
  | 'answer'
  | 'scorer'
  | 'method'
  | 'ball'
  | 'sideTotal'
  | 'values'
  | 'winner29'
  | 'pairs29'
  | 'hands29';

export type Fact = { readonly key: FactKey } & (
  | { readonly is: Value }
  /** And the number it follows from. */
  | { readonly is: Value; readonly of: number }
  /** And the hands it follows from. */
  | { readonly is: Value; readonly by: readonly Hand[] }
  /** One for each card or winner, in their order. */
  | { readonly each: readonly Value[] }
  /** One for each card that went to a seat. */
  | { readonly at: NamedSeat; readonly each: readonly Value[] }
  /** Those that came, of several that may; or what is told where none did. */
  | { readonly some: readonly Value[]; readonly none: Value }
  | { readonly hands: readonly Hand[] }
);

/** What a fact needs of a language. Numbers, letters and the signs between them are the same in all. */
export interface Tongue {
  /** Ranks are the same in all. */
  word(word: Word | RankName): string;
  /** By what it is declared with. */
  name(name: string): string;
  readonly frames: Readonly<Partial<Record<Frame, (told: string) => string>>>;
}

const NOTHING = '-';

/** A fact in words. */
export function told(fact: Fact, tongue: Tongue): string {
  const words = bodyOf(fact, tongue);
  const framed: Partial<Record<FactKey, (told: string) => string>> = tongue.frames;
  return framed[fact.key]?.(words) ?? words;
}

function valueTold(value: Value, tongue: Tongue): string {
  if (value === null) return NOTHING;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return tongue.word(value);
  return tongue.name(value.name);
}

function bodyOf(fact: Fact, tongue: Tongue): string {
  const tell = (value: Value) => valueTold(value, tongue);
  if ('at' in fact) return `${tell(fact.at)} : ${fact.each.map(tell).join(' ')}`;
  if ('each' in fact) return fact.each.map(tell).join(fact.key === 'beating' ? '  ' : ' ') || NOTHING;
  if ('some' in fact) return fact.some.map(tell).join(' | ') || tell(fact.none);
  if ('hands' in fact) return handsTold(fact.key, fact.hands, tongue);
  if ('of' in fact) return `${tell(fact.is)} (${fact.of})`;
  if (!('by' in fact)) return tell(fact.is);
  if (fact.key === 'sum') return `${sumTold(fact.by)} | ${tell(fact.is)}`;
  return `${tell(fact.is)} (${handsTold(fact.key, fact.by, tongue)})`;
}

/** 'A : 5 | B : 9'. One table is written closer, and another sets its dealer apart. */
function handsTold(key: FactKey, hands: readonly Hand[], tongue: Tongue): string {
  const is = TIGHT.has(key) ? ': ' : ' : ';
  const all = hands.map(
    ([seat, value, of]) => tongue.name(seat) + is + valueTold(value, tongue) + (of === undefined ? '' : `(${of})`),
  );
  if (key === 'dealerTotals') return `${all.slice(0, -1).join(' | ')} ~${all.at(-1) ?? ''}`;
  return all.join(' | ') || NOTHING;
}

const TIGHT: ReadonlySet<FactKey> = new Set<FactKey>(['winner29', 'pairs29', 'hands29']);

function sumTold(hands: readonly Hand[]): string {
  const numbers = hands.map(([, value]) => Number(value));
  return `${numbers.join(' + ')} = ${numbers.reduce((sum, each) => sum + each, 0)}`;
}

/* How declarations say it. */

export const yesNo = (yes: boolean): Word => (yes ? 'Yes' : 'No');
export const named = (name: string): Named => ({ name });
export const hands = (key: FactKey, ...all: readonly Hand[]): Fact => ({ key, hands: all });
export const fact = (key: FactKey, is: Value): Fact => ({ key, is });
export const each = (key: FactKey, values: readonly Value[]): Fact => ({ key, each: values });
