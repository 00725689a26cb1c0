import type { BoardRow } from '@maidan/contract/event';
import { say } from '@maidan/words/say';

/** A course and its races, by time. */
export interface Meeting {
  readonly venue: string;
  readonly races: readonly BoardRow[];
}

export interface Country {
  /** 'GB', as the tabs print it. */
  readonly code: string;
  readonly meetings: readonly Meeting[];
}

/** Countries and courses in the order of their next race. */
export function countriesOf(races: readonly BoardRow[]): readonly Country[] {
  const byTime = races.toSorted((a, b) => a.startsAt - b.startsAt);
  return [...Map.groupBy(byTime, ({ country }) => country)].map(([code, inCountry]) => ({
    code,
    meetings: [...Map.groupBy(inCountry, ({ venue }) => venue)].map(([venue, at]) => ({ venue, races: at })),
  }));
}

/** Made when the first race is shown: most pages have none. */
let names: Intl.DisplayNames | undefined;

/** 'GB' is United Kingdom; whatever is no code of a country stands for itself. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  names ??= new Intl.DisplayNames(say('frame.language'), { type: 'region', fallback: 'code' });
  return names.of(code) ?? code;
}
