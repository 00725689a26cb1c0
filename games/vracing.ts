import { raceGame } from './kit/virtual/race.ts';
import { RACE_CARDS } from './kit/virtual/stables.ts';

export default raceGame({
  code: 'vracing',
  name: 'Virtual Racing',
  scene: 'turf',
  runner: 'Runner',
  runners: 8,
  cards: RACE_CARDS,
  sections: 6,
  sectionSeconds: 5.7,
  places: 3,
  hasTricast: false,
  rules: [
    'One of 20 race cards is drawn and shown; then bets are taken, and the race is run.',
    'Eight horses run six furlongs. In each of them every horse goes its pace and a number from 1 to 100 besides, ' +
      'drawn for it alone; the horse that has come furthest is first.',
    'Horses that are level at the line are placed by their numbers, the lower one first.',
    'Win: first. Place: among the first three. Forecast: the first two in this order.',
    'Prices follow from the paces of the card and stand until betting closes.',
  ],
});
