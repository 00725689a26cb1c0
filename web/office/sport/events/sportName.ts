import { say } from '@maidan/words/say';
import { spaced } from '../../words.ts';

/** By the codes of the exchange, in the order of the home page. */
export const SPORT_NAMES = {
  cricket: say('officeSport.cricket'),
  football: say('officeSport.football'),
  tennis: say('officeSport.tennis'),
  esoccer: say('officeSport.esoccer'),
  horseRacing: say('officeSport.horseRacing'),
  greyhoundRacing: say('officeSport.greyhoundRacing'),
  tableTennis: say('officeSport.tableTennis'),
  basketball: say('officeSport.basketball'),
  boxing: say('officeSport.boxing'),
  mixedMartialArts: say('officeSport.mixedMartialArts'),
  americanFootball: say('officeSport.americanFootball'),
  volleyball: say('officeSport.volleyball'),
  badminton: say('officeSport.badminton'),
  snooker: say('officeSport.snooker'),
  iceHockey: say('officeSport.iceHockey'),
  politics: say('officeSport.politics'),
} as const;

export type SportCode = keyof typeof SPORT_NAMES;

const NAMES: Readonly<Record<string, string>> = SPORT_NAMES;

/** What the office calls a sport; one that has no name here by its code. */
export const sportName = (sport: string): string => NAMES[sport] ?? spaced(sport);
