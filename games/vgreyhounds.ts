import { raceGame } from './kit/virtual/race.ts';
import { TRAP_CARDS } from './kit/virtual/stables.ts';

export default raceGame({
  code: 'vgreyhounds',
  name: 'Virtual Greyhounds',
  scene: 'sand',
  runner: 'Trap',
  runners: 6,
  cards: TRAP_CARDS,
  sections: 6,
  sectionSeconds: 5.7,
  places: 2,
  hasTricast: true,
  rules: [
    'One of 20 race cards is drawn and shown; then bets are taken, and the race is run.',
    'Six greyhounds run six stretches. In each of them every greyhound goes its pace and a number from 1 to 100 ' +
      'besides, drawn for it alone; the one that has come furthest is first.',
    'Greyhounds that are level at the line are placed by their traps, the lower one first.',
    'Win: first. Place: among the first two. Forecast: the first two in this order. Tricast: the first three in this order.',
    'Prices follow from the paces of the card and stand until betting closes.',
  ],
});
