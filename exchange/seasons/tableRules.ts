/* How a league counts: what a result is worth, and what decides between sides. */

/** What sides are ordered by, and what columns of a table show. */
export const MEASURES = [
  'points',
  'wins',
  'difference', // of goals, points, legs
  'scored',
  'netRunRate',
  'winShare', // wins of matches, a draw is half of one
  'pointsShare', // points of those that could be had
  'ratio', // scored to conceded, in per cent
  'setRatio',
  'strength', // of those one has beaten, half of those one has drawn with: Sonneborn and Berger
] as const;
export type Measure = (typeof MEASURES)[number];

export interface TableRules {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** For a tie, where that is worth more than a draw. */
  readonly tie?: number;
  /** Without a result, to each. */
  readonly none: number;
  /** Besides, by the own score and the other's, and whether it took extra time. */
  readonly bonus?: (own: number, other: number, isExtra: boolean) => number;
  /** What decides, the first first. After all of it: the alphabet. */
  readonly order: readonly Measure[];
  /** The columns beside played, won, drawn and lost. */
  readonly shows: readonly Measure[];
  readonly hasDraws: boolean;
}

const rules = (
  [win, draw, loss]: readonly [number, number, number],
  order: readonly Measure[],
  shows: readonly Measure[] = order.filter(measure => measure !== 'wins'),
): TableRules => ({ win, draw, loss, none: draw, order, shows, hasDraws: true });

const withoutDraws = (table: TableRules): TableRules => ({ ...table, hasDraws: false });

/** ICC: two points, one each without a result or for a tie, then wins, then net run rate. */
export const LIMITED_OVERS = withoutDraws(rules([2, 1, 0], ['points', 'wins', 'netRunRate'], ['netRunRate', 'points']));

/** World Test Championship: 12, 6 for a tie and 4 for a draw, as a share of what could be had. */
export const TEST_CRICKET: TableRules = {
  ...rules([12, 4, 0], ['pointsShare', 'wins'], ['points', 'pointsShare']),
  tie: 6,
};

export const FOOTBALL = rules([3, 1, 0], ['points', 'difference', 'scored'], ['scored', 'difference', 'points']);

export const HANDBALL = rules([2, 1, 0], ['points', 'difference', 'scored'], ['scored', 'difference', 'points']);

/** Pro kabaddi: five for a win, three for a tie, one for a loss by seven or less. */
export const KABADDI: TableRules = {
  ...rules([5, 3, 0], ['points', 'difference', 'scored'], ['difference', 'points']),
  bonus: (own, other) => (own < other && other - own <= 7 ? 1 : 0),
};

/** By the share of matches that were won. */
const WIN_SHARE = rules([1, 0.5, 0], ['winShare', 'difference', 'scored'], ['difference', 'winShare']);

export const WIN_SHARE_ONLY = withoutDraws(WIN_SHARE);

/** Three for a win, two of them after extra time, and one for a loss after it. */
export const ICE_HOCKEY: TableRules = {
  ...withoutDraws(rules([3, 1, 0], ['points', 'difference', 'scored'], ['scored', 'difference', 'points'])),
  bonus: (own, other, isExtra) => (isExtra ? (own > other ? -1 : 1) : 0),
};

/** Wins first, then points: three for 3–0 and 3–1, two for 3–2, one for 2–3. */
export const VOLLEYBALL: TableRules = {
  ...withoutDraws(rules([3, 1, 0], ['wins', 'points', 'setRatio'], ['setRatio', 'points'])),
  bonus: (own, other) => (Math.abs(own - other) === 1 ? (own > other ? -1 : 1) : 0),
};

/** Four for a win, two for a draw, one for a loss by seven or less. */
export const RUGBY_UNION: TableRules = {
  ...rules([4, 2, 0], ['points', 'wins', 'difference'], ['difference', 'points']),
  bonus: (own, other) => (own < other && other - own <= 7 ? 1 : 0),
};

export const RUGBY_LEAGUE = withoutDraws(rules([2, 1, 0], ['points', 'difference'], ['difference', 'points']));

/** Percentage is what was scored to what was conceded. */
export const AUSTRALIAN_RULES = rules([4, 2, 0], ['points', 'ratio'], ['ratio', 'points']);

const ONE_AGAINST_ONE = rules([2, 1, 0], ['points', 'difference', 'scored'], ['difference', 'points']);

/** One against one: two for a win, then frames, legs, sets or rounds. */
export const DUELS = withoutDraws(ONE_AGAINST_ONE);

/** Judges may have it level: one each. */
export const BOXING = ONE_AGAINST_ONE;

export const E_GAMES = withoutDraws(rules([3, 0, 0], ['points', 'difference', 'scored'], ['difference', 'points']));

export const CHESS = rules([1, 0.5, 0], ['points', 'strength', 'wins'], ['strength', 'points']);

/** Fifteen days; most wins take the cup. */
export const SUMO = withoutDraws(rules([1, 0, 0], ['wins'], ['wins']));
