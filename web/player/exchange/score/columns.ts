import type { Scoreboard } from '@maidan/exchange/sports/sport';

/** What the two figures of a side are called, where both are numbers. */
export interface Columns {
  /** The smaller things that are counted, set by set or now; nothing while there are none. */
  readonly parts: string;
  readonly whole: string;
}

const COLUMNS: Readonly<Record<string, Columns>> = {
  tennis: { parts: 'Points', whole: 'Games' },
  tableTennis: { parts: 'Points', whole: 'Games' },
  badminton: { parts: 'Points', whole: 'Games' },
  volleyball: { parts: 'Points', whole: 'Sets' },
  snooker: { parts: 'Points', whole: 'Frames' },
  basketball: { parts: 'Quarters', whole: 'Points' },
  americanFootball: { parts: 'Quarters', whole: 'Points' },
  iceHockey: { parts: 'Periods', whole: 'Goals' },
  politics: { parts: '', whole: 'Seats' },
};

export function columnsOf(sport: string, { sides }: Pick<Scoreboard, 'sides'>): Columns | undefined {
  const named = COLUMNS[sport];
  return named && { ...named, parts: sides.some(({ detail }) => detail) ? named.parts : '' };
}
