/** The hosts of addresses, each once; an empty address has none, and most are empty. */
export const originsOf = (urls: readonly string[]): readonly string[] => [
  ...new Set(urls.flatMap(url => (url === '' ? [] : (URL.parse(url)?.origin ?? [])))),
];
