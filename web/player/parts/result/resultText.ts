/** The code of tables that have no winner to name: their first fact tells them apart. */
const NO_WINNER = 'R';

/** What a result says on a strip or a tile, as short as it can be said. */
export const resultText = (game: string, code: string, fact: string): string =>
  code === NO_WINNER && fact !== '' ? (SHORT[game] ?? asItIs)(fact) : code;

/** The same for those who hear it. */
export const resultWords = (code: string, fact: string): string => (code === NO_WINNER && fact !== '' ? fact : code);

const asItIs = (fact: string): string => fact;

/** 'Even Odd Even' is EOE. */
const initials = (fact: string): string =>
  fact
    .split(' ')
    .map(word => word.charAt(0))
    .join('');

/** The seats that won, without the spaces between them; '-' where nobody did. */
const seats = (fact: string): string => (/\d/.test(fact) ? fact.replaceAll(' ', '') : fact.charAt(0));

/** How many of the thirteen ranks went to Andar, and how many to Bahar: '7:6'. */
function andarToBahar(fact: string): string {
  const andar = fact.split(' ').length - 'Andar :'.split(' ').length;
  return `${andar}:${RANKS - andar}`;
}

const RANKS = 13;

const SHORT: Readonly<Record<string, (fact: string) => string>> = {
  ab20: andarToBahar,
  ballbyball: fact => (fact.startsWith('Extra') ? 'Ex' : fact.charAt(0)),
  goals: fact => (fact === 'No Goal' ? fact : (fact.split(' ').at(-1) ?? fact)),
  notenum: initials,
  teen8: seats,
  trio: fact => fact.charAt(0),
  war: seats,
};
