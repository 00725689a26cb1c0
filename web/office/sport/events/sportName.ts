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
  eGames: say('officeSport.eGames'),
  futsal: say('officeSport.futsal'),
  handball: say('officeSport.handball'),
  kabaddi: say('officeSport.kabaddi'),
  golf: say('officeSport.golf'),
  rugbyLeague: say('officeSport.rugbyLeague'),
  beachVolleyball: say('officeSport.beachVolleyball'),
  motogp: say('officeSport.motogp'),
  chess: say('officeSport.chess'),
  cycling: say('officeSport.cycling'),
  motorbikes: say('officeSport.motorbikes'),
  athletics: say('officeSport.athletics'),
  basketball3x3: say('officeSport.basketball3x3'),
  sumo: say('officeSport.sumo'),
  motorSports: say('officeSport.motorSports'),
  baseball: say('officeSport.baseball'),
  rugbyUnion: say('officeSport.rugbyUnion'),
  darts: say('officeSport.darts'),
  australianRules: say('officeSport.australianRules'),
  boatRacing: say('officeSport.boatRacing'),
  politics: say('officeSport.politics'),
} as const;

export type SportCode = keyof typeof SPORT_NAMES;

const NAMES: Readonly<Record<string, string>> = SPORT_NAMES;

/** What the office calls a sport; one that has no name here by its code. */
export const sportName = (sport: string): string => NAMES[sport] ?? spaced(sport);
