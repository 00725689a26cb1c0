import { GREYHOUND_COURSES, HORSE_COURSES } from '../names/courses.ts';
import type { RaceRules } from './race.ts';
import { raceSport } from './raceSport.ts';

const HORSES: RaceRules = {
  sectionM: 100,
  sectionMs: 6_150,
  spreadMs: 1_400,
  abilityMs: 900,
  photoMs: 20,
  lengthMs: 170,
};
const DOGS: RaceRules = { sectionM: 60, sectionMs: 3_680, spreadMs: 420, abilityMs: 240, photoMs: 10, lengthMs: 75 };

export const horseRacing = raceSport({
  code: 'horseRacing',
  name: 'Horse Racing',
  etid: 10,
  rules: HORSES,
  courses: HORSE_COURSES,
  metres: [1_000, 1_200, 1_400, 1_600, 2_000, 2_400],
  field: [6, 13],
  competitions: ['Maiden Stakes', 'Handicap', 'Novice Stakes', 'Silver Cup', 'Evening Plate', 'Conditions Stakes'],
  weighInMs: 150_000,
});

/** Six traps, once round and a half. */
export const greyhoundRacing = raceSport({
  code: 'greyhoundRacing',
  name: 'Greyhound Racing',
  etid: 65,
  rules: DOGS,
  courses: GREYHOUND_COURSES,
  metres: [300, 420, 480, 540],
  field: [6, 6],
  competitions: ['A3 Flat', 'A5 Flat', 'D2 Sprint', 'S4 Stayers', 'Open Final'],
  weighInMs: 30_000,
});

/** By their codes: what a race is reported by. */
export const RACE_RULES: Readonly<Partial<Record<string, RaceRules>>> = { horseRacing: HORSES, greyhoundRacing: DOGS };
