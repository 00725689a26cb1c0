import type { Category } from './kit/category.ts';
import type { Game } from './kit/game.ts';
import {
  DRAGON_TIGER,
  EITHER,
  HOME_AWAY,
  LOW_HIGH,
  type Marks,
  PLAYER_BANKER,
  PLAYER_DEALER,
  PLAYERS,
  POCKETS,
  several,
  SIDES,
  teams,
  YES_NO,
} from './kit/marks.ts';

/** A tile of the lobby. The game behind it is loaded when somebody goes there. */
export interface Entry {
  /** The route: /casino/teen20. */
  readonly code: string;
  readonly name: string;
  /** 'All Casino' when it has no tab of its own. */
  readonly category: Category;
  /** What the data feed calls it besides. */
  readonly dataTypes: readonly string[];
  /** How its results are told apart. Their codes are not, unless told. */
  readonly marks?: Marks;
  /** The menu besides the casino's that leads to it. */
  readonly menu?: 'lottery';
  /** Its place among the tables that a newcomer sees first, one of each family. */
  readonly featured?: number;
  /** Where who asks for past results, and for none of a table, begins. */
  readonly hasFirstResults?: true;
  load(): Promise<{ readonly default: Game }>;
}

/** Every table of the lobby, in its order. */
export const GAMES: readonly Entry[] = [
  entry('teen20', '20-20 Teenpatti', 'Teenpatti', () => import('./teen20.ts'), { marks: PLAYERS, featured: 1 }),
  entry('teen', 'Teenpatti 1-day', 'Teenpatti', () => import('./teen.ts'), { marks: PLAYERS, hasFirstResults: true }),
  entry('teen6', 'Teenpatti - 2.0', 'Teenpatti', () => import('./teen6.ts'), { marks: PLAYERS }),
  entry('teen20b', '20-20 Teenpatti B', 'Teenpatti', () => import('./teen20b.ts'), { marks: PLAYERS }),
  entry('teen20c', '20-20 Teenpatti C', 'Teenpatti', () => import('./teen20c.ts'), { marks: PLAYERS }),
  entry('teen8', 'Teenpatti Open', 'Teenpatti', () => import('./teen8.ts')),
  entry('teen9', 'Teenpatti Test', 'Teenpatti', () => import('./teen9.ts'), { marks: several('T', 'L', 'D') }),
  entry('teenmuf', 'Muflis Teenpatti', 'Teenpatti', () => import('./teenmuf.ts'), { marks: PLAYERS }),
  entry('teen3', 'Instant Teenpatti', 'Teenpatti', () => import('./teen3.ts'), { marks: EITHER }),
  entry('teen32', 'Instant Teenpatti 2.0', 'Teenpatti', () => import('./teen32.ts'), { marks: EITHER }),
  entry('teen41', 'Instant Teenpatti 3.0', 'Teenpatti', () => import('./teen41.ts'), { marks: several('T', 'L', 'D') }),
  entry('teen33', 'Instant Teenpatti 3.0 B', 'Teenpatti', () => import('./teen33.ts'), { marks: EITHER }),
  entry('teen42', 'Jack Top Open Teenpatti', 'Teenpatti', () => import('./teen42.ts'), { marks: PLAYERS }),
  entry('queen', 'Queen Top Open Teenpatti', 'Teenpatti', () => import('./queen.ts'), { marks: PLAYERS }),
  entry('patti2', '2 Cards Teenpatti', 'Teenpatti', () => import('./patti2.ts'), { marks: PLAYERS }),
  entry('teen1', '1 Card One-Day', 'Teenpatti', () => import('./teen1.ts'), { marks: PLAYER_DEALER }),
  entry('poker', 'Poker 1-Day', 'Poker', () => import('./poker.ts'), { marks: PLAYERS }),
  entry('poker6', 'Poker 6 Players', 'Poker', () => import('./poker6.ts'), {
    marks: several('1', '2', '3', '4', '5', '6'),
  }),
  entry('poker20', '20-20 Poker', 'Poker', () => import('./poker20.ts'), { marks: PLAYERS }),
  entry('baccarat', 'Baccarat', 'Baccarat', () => import('./baccarat.ts'), { marks: PLAYER_BANKER, featured: 7 }),
  entry('baccarat2', 'Baccarat 2', 'Baccarat', () => import('./baccarat2.ts'), { marks: PLAYER_BANKER }),
  entry('teensin', '29 Card Baccarat', 'Baccarat', () => import('./teensin.ts'), {
    marks: PLAYERS,
    dataTypes: ['baccarat29'],
  }),
  entry('dt20', '20-20 Dragon Tiger', 'Dragon Tiger', () => import('./dt20.ts'), { marks: DRAGON_TIGER, featured: 3 }),
  entry('dt6', '1 Day Dragon Tiger', 'Dragon Tiger', () => import('./dt6.ts'), { marks: DRAGON_TIGER }),
  entry('dt202', '20-20 Dragon Tiger 2', 'Dragon Tiger', () => import('./dt202.ts'), { marks: DRAGON_TIGER }),
  entry('dtl20', '20-20 D T L', 'Dragon Tiger', () => import('./dtl20.ts'), { marks: several('D', 'T', 'L') }),
  entry('card32', '32 Cards A', '32 Cards', () => import('./card32.ts'), { marks: several('8', '9', '10', '11') }),
  entry('card32eu', '32 Cards B', '32 Cards', () => import('./card32eu.ts'), {
    marks: several('8', '9', '10', '11'),
    featured: 4,
  }),
  entry('lucky7', 'Lucky 7 - A', 'Lucky 7', () => import('./lucky7.ts'), { marks: LOW_HIGH }),
  entry('lucky7eu', 'Lucky 7 - B', 'Lucky 7', () => import('./lucky7eu.ts'), {
    marks: LOW_HIGH,
    dataTypes: ['lucky7b'],
  }),
  entry('lucky7eu2', 'Lucky 7 - C', 'Lucky 7', () => import('./lucky7eu2.ts'), {
    marks: LOW_HIGH,
    dataTypes: ['lucky7c'],
  }),
  entry('ourroullete', 'Unique Roulette', 'Roulette', () => import('./ourroullete.ts'), {
    marks: POCKETS,
    featured: 2,
  }),
  entry('ab20', 'Andar Bahar', 'Andar Bahar', () => import('./ab20.ts'), { featured: 8 }),
  entry('3cardj', '3 Cards Judgement', '3 Card Judgement', () => import('./3cardj.ts')),
  entry('war', 'Casino War', 'Casino War', () => import('./war.ts')),
  entry('worli2', 'Instant Worli', 'Worli', () => import('./worli2.ts')),
  entry('sicbo', 'Sic Bo', 'All Casino', () => import('./sicbo.ts'), { featured: 5 }),
  entry('sicbo2', 'Sic Bo 2', 'All Casino', () => import('./sicbo2.ts')),
  entry('superOver', 'Super Over', 'All Casino', () => import('./superOver.ts'), {
    marks: teams('ENG', 'RSA'),
    featured: 6,
  }),
  entry('superOver2', 'Super Over 2', 'All Casino', () => import('./superOver2.ts'), { marks: teams('IND', 'ENG') }),
  entry('superOver3', 'Mini Superover', 'All Casino', () => import('./superOver3.ts'), { marks: teams('IND', 'AUS') }),
  entry('lucky15', 'Lucky 15', 'All Casino', () => import('./lucky15.ts'), {
    marks: several('0', '1', '2', '4', '6', 'W'),
  }),
  entry('ballbyball', 'Ball by Ball', 'All Casino', () => import('./ballbyball.ts'), {
    marks: several('0', '1', '2', '4', '6', 'W', '3', 'Ex'),
  }),
  entry('goals', 'Goal', 'All Casino', () => import('./goals.ts'), { dataTypes: ['goal'] }),
  entry('dum10', 'Dus ka Dum', 'All Casino', () => import('./dum10.ts'), { marks: YES_NO }),
  entry('race20', 'Race 20-20', 'All Casino', () => import('./race20.ts')),
  entry('race17', 'Race to 17', 'All Casino', () => import('./race17.ts'), { marks: YES_NO }),
  entry('race2', 'Race to 2nd', 'All Casino', () => import('./race2.ts'), { marks: several('A', 'B', 'C', 'D') }),
  entry('aaa2', 'Amar Akbar Anthony 2', 'All Casino', () => import('./aaa2.ts'), { marks: several('A', 'B', 'C') }),
  entry('notenum', 'Note Number', 'All Casino', () => import('./notenum.ts')),
  entry('trio', 'Trio', 'All Casino', () => import('./trio.ts'), { marks: several('Y', 'N') }),
  entry('trap', 'The Trap', 'All Casino', () => import('./trap.ts'), { marks: EITHER }),
  entry('kbc', 'K.B.C', 'All Casino', () => import('./kbc.ts')),
  entry('lottcard', 'Lottery', 'All Casino', () => import('./lottcard.ts'), { menu: 'lottery' }),
];

/** Events that are bet on like a round, in a place of their own: they are not among the tables of the lobby. */
export const VIRTUALS: readonly Entry[] = [
  entry('vfootball', 'Virtual Football', 'Virtual', () => import('./vfootball.ts'), { marks: HOME_AWAY }),
  entry('vcricket', 'Virtual Cricket', 'Virtual', () => import('./vcricket.ts'), { marks: SIDES }),
  entry('vracing', 'Virtual Racing', 'Virtual', () => import('./vracing.ts'), {
    marks: several('1', '2', '3', '4', '5', '6', '7', '8'),
  }),
  entry('vgreyhounds', 'Virtual Greyhounds', 'Virtual', () => import('./vgreyhounds.ts'), {
    marks: several('1', '2', '3', '4', '5', '6'),
  }),
];

/** What a newcomer sees first. */
export const FEATURED: readonly Entry[] = GAMES.filter(({ featured }) => featured).toSorted(
  (a, b) => a.featured! - b.featured!,
);

/** Whatever is played in rounds. */
export const ALL: readonly Entry[] = [...GAMES, ...VIRTUALS];

const byName = new Map(
  ALL.flatMap(each => [each.code, ...each.dataTypes].map(name => [name.toLowerCase(), each] as const)),
);

/** By code or by data type, whatever the case: superover3 is superOver3, and lucky7b is lucky7eu. */
export const entryOf = (code: string): Entry | undefined => byName.get(code.toLowerCase());

export const gameOf = async (code: string): Promise<Game | undefined> => (await entryOf(code)?.load())?.default;

export const allGames = async (): Promise<readonly Game[]> =>
  Promise.all(ALL.map(async each => (await each.load()).default));

type More = Partial<Pick<Entry, 'dataTypes' | 'marks' | 'menu' | 'featured' | 'hasFirstResults'>>;

function entry(code: string, name: string, category: Category, load: Entry['load'], more: More = {}): Entry {
  return { code, name, category, dataTypes: [], ...more, load };
}
