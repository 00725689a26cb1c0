import type { Fact, FactKey } from './fact.ts';
import type { Face } from './shoe.ts';

/* How a game is shown, where it is not like the others. In which words is for who shows it. */

export interface Shown<Seat extends string, F extends Face> {
  /** What a seat has come to so far, from what lies open: a hand, points, a total. */
  score?(table: Readonly<Record<NoInfer<Seat>, readonly NoInfer<F>[]>>, seat: NoInfer<Seat>): Fact | undefined;
  /** What is said when the round is over. Unless told: who has won, and the three facts after it. */
  readonly banner?: Banner;
  /** What is counted of past rounds: who has won, unless told. */
  readonly counted?: readonly Counted[];
  /** Numbers whose frequency is shown beside how often they are expected. */
  readonly drawn?: readonly Drawn[];
  /** The picture it is played in. Unless told, it follows from what is dealt. */
  readonly scene?: Scene;
  /** Its seats are rows that grow right across the felt, and not hands side by side. */
  readonly inRows?: true;
  /** Its prices are printed as what is paid to one: 25:1, 0.54:1. */
  readonly toOne?: true;
  /** It has no number to reach, yet its sides are answers: Yes and No. */
  readonly asks?: true;
  /** Every bet is on one of its seats, and its code begins with it: money is told by seat. */
  readonly onSeats?: true;
  /** Tapping the table itself, rather than a cell, shows and hides the panel with the slip. */
  readonly foldsSlip?: true;
  readonly feed?: FeedFields;
}

interface Banner {
  /** What is said around the fact of the title: nothing for 'fact'. Unless told: who has won, or the fact if nobody has. */
  readonly title?: Title;
  /** The fact that the title tells. The first, unless told. */
  readonly of?: FactKey;
  /** What is told under it. The scores of the hands are on the felt already. */
  readonly details: readonly FactKey[];
}

export type Title =
  'fact' | 'wins' | 'beating' | 'total' | 'number' | 'single' | 'raceTo17' | 'cards' | 'over21' | 'allOut' | 'answers';

/** Who has won, or the n-th fact of the round under this title; where the fact is of several cards or winners, each of them. */
export type Counted = 'winner' | readonly [title: CountedTitle, nth: number];

/** Numbers that a fact of every round tells, and how many of each a round brings on average. */
export interface Drawn {
  readonly title: 'numbers' | 'dice' | 'totals';
  readonly of: FactKey;
  readonly expected: ReadonlyMap<number, number>;
}

export type CountedTitle =
  | 'smallOrBig'
  | 'oddOrEven'
  | 'redOrBlack'
  | 'colour'
  | 'dozen'
  | 'single'
  | 'method'
  | 'scorer'
  | 'ball'
  | 'firstQuestion'
  | 'thirdQuestion'
  | 'session'
  | 'playersWon'
  | 'onAndar'
  | 'onBahar'
  | 'cards';

export type Scene = 'cricket' | 'goal' | 'lottery' | 'race' | 'quiz' | 'pitch' | 'overs' | 'turf' | 'sand';

/** What the data feed has of this game only. */
interface FeedFields {
  /** How many cards may come where a round can be over sooner; none where nobody can say. */
  readonly most?: number;
  /** What stands between the cards. A comma, unless told. */
  readonly separator?: '|';
  /** The fields of playerA and playerB, and which bet on this player each tells the price of. */
  readonly players?: Readonly<Record<string, string>>;
  /** What the specified page reads in its rows besides. */
  readonly rows?: 'numbered' | 'combined';
  /** The questions that come before the ways to bet, by what the feed calls them. */
  readonly questions?: readonly string[];
}
