import { someOf } from '../names/draw.ts';
import { CREWS } from '../names/leagues.ts';
import { fieldNamed } from '../names/people.ts';
import { ATHLETICS, BOAT_RACING, CYCLING, MOTOGP, MOTOR_SPORTS, SPEEDWAY } from '../names/tours.ts';
import { fieldSport } from './fieldSport.ts';

/** Twenty laps and a little more, and one of ten riders falls. */
export const motogp = fieldSport({
  code: 'motogp',
  name: 'MotoGP',
  etid: 73,
  rules: { stretch: 1, stretchMs: 98_000, spread: 0.0022, ability: 0.0022, dropsOut: 0.005, places: 3 },
  unit: 'laps',
  distances: [20, 22, 24],
  field: [9, 11],
  meetings: MOTOGP,
  named: (random, count) => fieldNamed(random, count, false),
});

/** Speedway: four riders, four laps of cinders, no brakes. */
export const motorbikes = fieldSport({
  code: 'motorbikes',
  name: 'Motorbikes',
  etid: 76,
  rules: { stretch: 1, stretchMs: 16_000, spread: 0.018, ability: 0.016, dropsOut: 0.012, places: 2 },
  unit: 'laps',
  distances: [4],
  field: [4, 4],
  meetings: SPEEDWAY,
  named: (random, count) => fieldNamed(random, count, false),
});

/** A grand prix of cars: more laps, and engines that do not last. */
export const motorSports = fieldSport({
  code: 'motorSports',
  name: 'Motor Sports',
  etid: 52,
  rules: { stretch: 1, stretchMs: 92_000, spread: 0.0018, ability: 0.0024, dropsOut: 0.0035, places: 3 },
  unit: 'laps',
  distances: [38, 44, 50],
  field: [10, 12],
  meetings: MOTOR_SPORTS,
  named: (random, count) => fieldNamed(random, count, false),
});

/** A criterium around the town, in stretches of five kilometres. */
export const cycling = fieldSport({
  code: 'cycling',
  name: 'Cycling',
  etid: 75,
  rules: { stretch: 5, stretchMs: 405_000, spread: 0.006, ability: 0.005, dropsOut: 0.004, places: 3 },
  unit: 'km',
  distances: [40, 50, 60],
  field: [9, 12],
  meetings: CYCLING,
  named: (random, count) => fieldNamed(random, count, random() < 0.5),
});

/** On the track, with the time of every half lap. */
export const athletics = fieldSport({
  code: 'athletics',
  name: 'Athletics',
  etid: 77,
  rules: { stretch: 200, stretchMs: 30_000, spread: 0.007, ability: 0.006, dropsOut: 0, places: 3 },
  unit: 'm',
  distances: [1600, 3000, 5000],
  field: [8, 10],
  meetings: ATHLETICS,
  named: (random, count) => fieldNamed(random, count, random() < 0.5),
});

/** Eights and snake boats side by side, with the time of every quarter of a kilometre. */
export const boatRacing = fieldSport({
  code: 'boatRacing',
  name: 'Boat Racing',
  etid: 84,
  rules: { stretch: 250, stretchMs: 46_000, spread: 0.008, ability: 0.008, dropsOut: 0, places: 2 },
  unit: 'm',
  distances: [1500, 2000],
  field: [5, 6],
  meetings: BOAT_RACING,
  named: (random, count) => someOf(random, CREWS, count),
});
