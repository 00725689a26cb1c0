/* What a declaration composes of parts is composed of the same parts in another language: '{seat} Card {rank}' is
   '{seat} पत्ता {rank}' for every seat and every rank. */

/** By the English: what is said instead. */
export type Words = Readonly<Record<string, string>>;

/** What can stand in a place of a phrase. */
type Lists = Readonly<Record<string, Words>>;

/** Every English text that the phrase makes with its lists, and what it says. */
export function phrase(english: string, translated: string, lists: Lists): Words {
  let made: readonly (readonly [string, string])[] = [[english, translated]];
  for (const [name, words] of Object.entries(lists)) {
    const place = `{${name}}`;
    made = made.flatMap(([from, to]) =>
      Object.entries(words).map(([word, said]) => [from.replace(place, word), to.replace(place, said)] as const),
    );
  }
  return Object.fromEntries(made);
}

/** What is the same in every language: numbers, letters, names. */
export const same = (...texts: readonly (string | number)[]): Words =>
  Object.fromEntries(texts.map(text => [String(text), String(text)]));

export const numbers = (from: number, to: number): Words =>
  same(...Array.from({ length: to - from + 1 }, (_, nth) => from + nth));
