/* What a message asks for, read from its ICU text by the compiler: say('bets.open') without a count does not compile. */

/** `{name}` is text, `{count, plural, …}` and `{count, number}` are numbers, `<b>…</b>` is a function of what it holds. */
export type ValuesOf<M extends string, Node> = {
  readonly [Found in Names<M, [], never> as Found[0]]: Found[1];
} & { readonly [Tag in Tags<M>]: (words: string) => Node };

/** Every name with its kind. `Within` tells whether the text is read as words or as the choices of a plural. */
type Names<
  M extends string,
  Within extends readonly Reading[],
  Found extends readonly [string, unknown],
> = M extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Names<`${Rest}{${After}`, Outside<Within>, Found>
    : Within extends readonly ['choices', ...infer _]
      ? Names<After, readonly ['words', ...Within], Found>
      : Argument<After, Within, Found>
  : Found;

type Reading = 'words' | 'choices';

type Outside<Within extends readonly Reading[]> = Within extends readonly [Reading, ...infer Rest extends Reading[]]
  ? Rest
  : [];

type Argument<
  M extends string,
  Within extends readonly Reading[],
  Found extends readonly [string, unknown],
> = M extends `${infer Inner}}${infer After}`
  ? Inner extends `${infer Name}, plural,${string}`
    ? M extends `${Name}, plural,${infer Choices}`
      ? Names<Choices, readonly ['choices', ...Within], Found | [Name, number]>
      : never
    : Inner extends `${infer Name}, select,${string}`
      ? M extends `${Name}, select,${infer Choices}`
        ? Names<Choices, readonly ['choices', ...Within], Found | [Name, string]>
        : never
      : Inner extends `${infer Name}, number${string}`
        ? Names<After, Within, Found | [Name, number]>
        : Names<After, Within, Found | [Inner, string]>
  : Found;

type Tags<M extends string> = M extends `${string}</${infer Tag}>${infer After}` ? Tag | Tags<After> : never;
