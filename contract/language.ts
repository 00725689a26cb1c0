/** Languages that a refusal is told in. Everything else is in English. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a browser would rather read, by its Accept-Language: 'hi-IN,hi;q=0.9,en;q=0.8' is Hindi. */
export function languageOf(accepted: string | undefined): Language {
  let best: Language = 'en';
  let weight = 0;
  for (const wish of accepted?.split(',') ?? []) {
    const [, tag = '', given = '1'] = /^\s*([a-z]+)(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(wish) ?? [];
    const language = LANGUAGES.find(known => known === tag.toLowerCase());
    if (language && Number(given) > weight) [best, weight] = [language, Number(given)];
  }
  return best;
}
