import { cricket } from './cricket/cricket.ts';
import { chess } from './duels/chess.ts';
import { darts } from './duels/darts.ts';
import { sumo } from './duels/sumo.ts';
import { athletics, boatRacing, cycling, motogp, motorbikes, motorSports } from './field/fields.ts';
import { golf } from './golf/golf.ts';
import { baseball } from './innings/baseball.ts';
import { kabaddi } from './raids/kabaddi.ts';
import { beachVolleyball } from './rally/beachVolleyball.ts';
import { eGames } from './rally/eGames.ts';
import { australianRules } from './simple/australianRules.ts';
import { basketball3x3 } from './simple/basketball3x3.ts';
import { handball } from './simple/handball.ts';
import { rugbyLeague } from './simple/rugbyLeague.ts';
import { rugbyUnion } from './simple/rugbyUnion.ts';
import { esoccer, football, futsal } from './football/football.ts';
import { politics } from './politics/politics.ts';
import { greyhoundRacing, horseRacing } from './racing/racing.ts';
import { badminton } from './rally/badminton.ts';
import { tableTennis } from './rally/tableTennis.ts';
import { volleyball } from './rally/volleyball.ts';
import { americanFootball } from './simple/americanFootball.ts';
import { basketball } from './simple/basketball.ts';
import { boxing } from './simple/boxing.ts';
import { iceHockey } from './simple/iceHockey.ts';
import { mixedMartialArts } from './simple/mixedMartialArts.ts';
import { snooker } from './simple/snooker.ts';
import type { Sport } from './sport.ts';
import { tennis } from './tennis/tennis.ts';

/** Some sport: who holds one keeps its states and events as they come and hands them back. */
export type SomeSport = Sport<unknown, unknown>;

/** The strip of the home page, in its order. */
export const HOME_STRIP: readonly SomeSport[] = [
  cricket,
  football,
  tennis,
  esoccer,
  horseRacing,
  greyhoundRacing,
  tableTennis,
  basketball,
  boxing,
  mixedMartialArts,
  americanFootball,
  volleyball,
  badminton,
  snooker,
  iceHockey,
];

/** What else the menu names, in its order. */
const MENU: readonly SomeSport[] = [
  eGames,
  futsal,
  handball,
  kabaddi,
  golf,
  rugbyLeague,
  beachVolleyball,
  motogp,
  chess,
  cycling,
  motorbikes,
  athletics,
  basketball3x3,
  sumo,
  motorSports,
  baseball,
  rugbyUnion,
  darts,
  australianRules,
  boatRacing,
];

/** All that can be played. */
export const SPORTS: readonly SomeSport[] = [...HOME_STRIP, ...MENU, politics];

export const sportOf = (code: string): SomeSport | undefined => SPORTS.find(sport => sport.code === code);
