import { defineGame, type Market, type Table } from './kit/game.ts';
import { clips } from './kit/shoe.ts';
import { bets, deal, fixed, limits, ONE, won } from './kit/words.ts';
import { fact } from './kit/fact.ts';
import { wordOrName } from './kit/factWords.ts';
import { NO_WINNER, untold } from './kit/outcome.ts';

type T = Table<'clip', string>;

interface Row {
  readonly name: string;
  /** The word for it in the name of a clip. */
  readonly word: string;
  /** How often, in a thousand clips. */
  readonly weight: number;
  readonly odds: number;
}

const SCORERS: readonly Row[] = [
  { name: 'Cristiano Ronaldo', word: 'Ronaldo', weight: 150, odds: 6.4 },
  { name: 'Lionel Messi', word: 'Messi', weight: 143, odds: 6.71 },
  { name: 'Robert Lewandowski', word: 'Lewandowski', weight: 126, odds: 7.61 },
  { name: 'Neymar', word: 'Neymar', weight: 105, odds: 9.14 },
  { name: 'Harry Kane', word: 'Kane', weight: 100, odds: 9.6 },
  { name: 'Zlatan Ibrahimovic', word: 'Ibrahimovic', weight: 95, odds: 10.1 },
  { name: 'Romelu Lukaku', word: 'Lukaku', weight: 88, odds: 10.9 },
  { name: 'Kylian Mbappe', word: 'Mbappe', weight: 80, odds: 12 },
  { name: 'Erling Haaland', word: 'Haaland', weight: 75, odds: 12.8 },
];
const METHODS: readonly Row[] = [
  { name: 'Shot Goal', word: 'Shot', weight: 481, odds: 1.99 },
  { name: 'Header Goal', word: 'Header', weight: 224, odds: 4.28 },
  { name: 'Penalty Goal', word: 'Penalty', weight: 151, odds: 6.35 },
  { name: 'Free Kick Goal', word: 'FreeKick', weight: 106, odds: 9.05 },
];
const NO_GOAL: Row = { name: 'No Goal', word: 'NoGoal', weight: 38, odds: 25.26 };

interface Clip {
  /** 'Neymar/Header', or 'NoGoal'. */
  readonly face: string;
  readonly player: string;
  readonly goal: string;
  readonly weight: number;
}

/**
 * One draw below 962,000 is the scorer's draw below 1000 and the method's below 962 at once: a goal weighs its scorer
 * times its method, and no goal leaves all 962 methods unused.
 */
const CLIPS: readonly Clip[] = [
  ...SCORERS.flatMap(scorer => METHODS.map(method => goal(scorer, method))),
  { face: NO_GOAL.word, player: NO_GOAL.name, goal: NO_GOAL.name, weight: NO_GOAL.weight * 962 },
];

export default defineGame({
  code: 'goals',
  name: 'Goal',
  category: 'All Casino',
  rules: [
    'One clip is drawn after betting closes: who scores next, and how. A miss, a save or a block is No Goal.',
    'A header is touched last with the head, a free kick goes straight in, a penalty is scored from the spot by its ' +
      'taker; every other goal is a shot, volleys included.',
    'Exactly one row of each market wins. A clip that cannot be decided makes the round void.',
  ],
  shoe: clips(Object.fromEntries(CLIPS.map(({ face, weight }) => [face, weight]))),
  seats: { clip: 'Clip' },
  script: () => [bets(20), deal('clip', 3.5)],
  markets: [book('player', 'Who Will Goal Next?', 1, SCORERS), book('goal', 'Method Of Next Goal', 11, METHODS)],
  layout: [
    { kind: 'rows', market: 'player', title: 'Who Will Goal Next?', sides: ['back'] },
    { kind: 'rows', market: 'goal', title: 'Method Of Next Goal', sides: ['back'] },
  ],
  counted: [
    ['method', 1],
    ['scorer', 0],
  ],
  scene: 'goal',
  result: t =>
    untold(NO_WINNER, fact('scorer', wordOrName(shownIn(t).player)), fact('method', wordOrName(shownIn(t).goal))),
});

/** The rows in the order of the table, No Goal last with limits of its own. */
function book(id: 'player' | 'goal', name: string, firstSid: number, rows: readonly Row[]): Market<T> {
  return {
    id,
    name,
    limits: limits(100, 5_000),
    ends: ONE,
    selections: [...rows, NO_GOAL].map((row, nth) => ({
      id: `${id}.${row.word}`,
      sid: firstSid + nth,
      label: row.name,
      ...(row === NO_GOAL && { limits: limits(100, 25_000) }),
      price: fixed(row.odds),
      outcome: t => won(shownIn(t)[id] === row.name),
    })),
  };
}

function goal(scorer: Row, method: Row): Clip {
  return {
    face: `${scorer.word}/${method.word}`,
    player: scorer.name,
    goal: method.name,
    weight: scorer.weight * method.weight,
  };
}

function shownIn(t: T): Clip {
  return CLIPS.find(({ face }) => face === t.clip[0])!;
}
