import { cricket } from './cricket/cricket.ts';
import { esoccer, football } from './football/football.ts';
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

/** All that can be played. */
export const SPORTS: readonly SomeSport[] = [...HOME_STRIP, politics];

export const sportOf = (code: string): SomeSport | undefined => SPORTS.find(sport => sport.code === code);
