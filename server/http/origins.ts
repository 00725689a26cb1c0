/** The hosts of addresses, each once; an empty address has none. */
export const originsOf = (urls: readonly string[]): readonly string[] => [
  ...new Set(urls.map(url => URL.parse(url)?.origin).filter(origin => origin !== undefined)),
];
