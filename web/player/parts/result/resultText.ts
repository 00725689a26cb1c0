import type { Fact, Value } from '@maidan/games/kit/fact';

/** The code of tables that have no winner to name: their first fact tells them apart. */
const NO_WINNER = 'R';

/** What a result says on a strip or a tile, as short as it can be said. `words` are the first fact told. */
export const resultText = (code: string, first: Fact | null | undefined, words: string): string =>
  code === NO_WINNER && first ? (shortOf(first) ?? words) : code;

/** The same for those who hear it. */
export const resultWords = (code: string, words: string): string => (code === NO_WINNER && words !== '' ? words : code);

/** Nothing where it is told as it is. */
function shortOf(fact: Fact): string | undefined {
  if ('at' in fact) return andarToBahar(fact.each.length);
  if ('each' in fact) return ofEach(fact.key, fact.each);
  if (!('is' in fact)) return undefined;
  switch (fact.key) {
    case 'runs':
      return String(fact.is);
    case 'ball':
      return fact.is === 'Extra Runs' ? 'Ex' : initial(fact.is);
    case 'session':
      return initial(fact.is);
    case 'scorer':
      return isNamed(fact.is) ? fact.is.name.split(' ').at(-1) : undefined;
    default:
      return undefined;
  }
}

/** Odd and even are EOE; the seats that won stand without spaces between them, '-' where nobody did. */
function ofEach(key: Fact['key'], values: readonly Value[]): string | undefined {
  if (key === 'parities') return values.map(initial).join('');
  if (key !== 'beating' && key !== 'winners') return undefined;
  return values.map(value => (isNamed(value) && !('seat' in value) ? value.name : initial(value))).join('') || '-';
}

const isNamed = (value: Value): value is Extract<Value, object> => typeof value === 'object' && value !== null;

const initial = (value: Value): string => (isNamed(value) ? value.name : String(value)).charAt(0);

/** How many of the thirteen ranks went to Andar, and how many to Bahar: '7:6'. */
const andarToBahar = (andar: number): string => `${andar}:${RANKS - andar}`;

const RANKS = 13;
