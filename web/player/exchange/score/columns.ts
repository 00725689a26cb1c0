import type { Scoreboard } from '@maidan/exchange/sports/sport';
import { say } from '@maidan/words/say';

/** What the two figures of a side are called, where both are numbers. */
export interface Columns {
  /** The smaller things that are counted, set by set or now; nothing while there are none. */
  readonly parts: string;
  readonly whole: string;
}

const COLUMNS: Readonly<Record<string, Columns>> = {
  tennis: { parts: say('sport.points'), whole: say('sport.games') },
  tableTennis: { parts: say('sport.points'), whole: say('sport.games') },
  badminton: { parts: say('sport.points'), whole: say('sport.games') },
  volleyball: { parts: say('sport.points'), whole: say('sport.sets') },
  snooker: { parts: say('sport.points'), whole: say('sport.frames') },
  basketball: { parts: say('sport.quarters'), whole: say('sport.points') },
  americanFootball: { parts: say('sport.quarters'), whole: say('sport.points') },
  iceHockey: { parts: say('sport.periods'), whole: say('sport.goals') },
  eGames: { parts: say('sport.rounds'), whole: say('sport.maps') },
  beachVolleyball: { parts: say('sport.points'), whole: say('sport.sets') },
  darts: { parts: say('sport.left'), whole: say('sport.legs') },
  handball: { parts: say('sport.halves'), whole: say('sport.goals') },
  rugbyLeague: { parts: say('sport.halves'), whole: say('sport.points') },
  rugbyUnion: { parts: say('sport.halves'), whole: say('sport.points') },
  australianRules: { parts: say('sport.quarters'), whole: say('sport.points') },
  basketball3x3: { parts: '', whole: say('sport.points') },
  baseball: { parts: say('sport.innings'), whole: say('sport.runs') },
  politics: { parts: '', whole: say('sport.seats') },
};

export function columnsOf(sport: string, { sides }: Pick<Scoreboard, 'sides'>): Columns | undefined {
  const named = COLUMNS[sport];
  return named && { ...named, parts: sides.some(({ detail }) => detail) ? named.parts : '' };
}
