import type { BoardRow } from '@maidan/contract/event';

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

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** 'GB' is United Kingdom; whatever is no code of a country stands for itself. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
