import type { Language } from '@maidan/contract/language';
import { CATALOGUES, type English, type Key } from './catalogue.ts';
import { codeOf } from './messageCode.ts';
import type { ValuesOf } from './values.ts';

/** What stands behind the key of a message: nothing, or all that its placeholders ask for. */
type Values<K extends Key, Node> = keyof ValuesOf<English[K], Node> extends never
  ? []
  : [values: ValuesOf<English[K], Node>];

/** A message with tags is a list of strings and of what its tags were made into. */
type Said<M extends string, Node> = M extends `${string}</${string}` ? readonly (string | Node)[] : string;

export type Say = <K extends Key, Node = never>(key: K, ...values: Values<K, Node>) => Said<English[K], Node>;

type Spoken = (values: object) => unknown;

/** Says messages in a language where nothing was built: on the server, and in tests. */
export function speak(language: Language): Say {
  const known = new Map<Key, Spoken>();
  const spoken = (key: Key): Spoken => {
    const found = known.get(key) ?? compiled(CATALOGUES[language][key], language);
    known.set(key, found);
    return found;
  };
  return ((key: Key, values: object = {}) => spoken(key)(values)) as Say; // the catalogue keeps what the types promise
}

/** The same code that the build writes into a page. */
function compiled(message: string, language: Language): Spoken {
  // eslint-disable-next-line no-new-func -- the text is our own catalogue's
  return new Function('values', `return ${codeOf(message, language, name => `values.${name}`)}`) as Spoken;
}
