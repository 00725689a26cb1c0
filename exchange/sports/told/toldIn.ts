/** A sentence in which figures, names and other sentences stand. */
export interface Told {
  readonly key: string;
  readonly [name: string]: string | number | Told;
}

/** What says each sentence in some language. */
export type Sayings = Readonly<Record<string, (values: never) => string>>;

/** How it reads in that language. */
export function toldIn(sayings: Sayings, { key, ...values }: Told): string {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? toldIn(sayings, value) : value,
  ]);
  return sayings[key]!(Object.fromEntries(said) as never); // made by told(), which asks for what each of them needs
}
