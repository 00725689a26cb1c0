/* Who plays whom. The page knows teams by their numbers. */

interface Team {
  readonly attack: number;
  readonly defence: number;
}

/** The better the attack, the more numbers are goals; the better the defence, the fewer are of the other side. */
const TEAMS: readonly Team[] = [
  { attack: 4, defence: 2 },
  { attack: 3, defence: 3 },
  { attack: 2, defence: 4 },
  { attack: 3, defence: 1 },
  { attack: 2, defence: 2 },
  { attack: 1, defence: 3 },
  { attack: 4, defence: 1 },
  { attack: 1, defence: 1 },
  { attack: 2, defence: 3 },
  { attack: 3, defence: 2 },
];

export interface Fixture {
  readonly home: number;
  readonly away: number;
  /** So many of the hundred numbers are a goal of the home side, and so many one of the other. */
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** A side that is as good as the other scores with seven numbers, and with one more at home. */
function fixture(home: number, away: number): Fixture {
  const [ours, theirs] = [TEAMS[home]!, TEAMS[away]!];
  return {
    home: home + 1,
    away: away + 1,
    homeGoals: 8 + ours.attack - theirs.defence,
    awayGoals: 7 + theirs.attack - ours.defence,
  };
}

/** Everybody plays twice at home and twice away. */
export const FIXTURES: readonly Fixture[] = TEAMS.flatMap((_, home) => [
  fixture(home, (home + 3) % TEAMS.length),
  fixture(home, (home + 6) % TEAMS.length),
]);

export const BALLS = ['W', '0', '1', '2', '4', '6'] as const;
export type Ball = (typeof BALLS)[number];

/** How many of the hundred numbers are which ball, in this order: from the most careful side to the boldest. */
const BATTING: readonly Readonly<Record<Ball, number>>[] = [
  { W: 6, '0': 34, '1': 36, '2': 9, '4': 10, '6': 5 },
  { W: 7, '0': 33, '1': 33, '2': 9, '4': 11, '6': 7 },
  { W: 7, '0': 31, '1': 32, '2': 9, '4': 13, '6': 8 },
  { W: 8, '0': 30, '1': 30, '2': 9, '4': 14, '6': 9 },
  { W: 9, '0': 28, '1': 28, '2': 9, '4': 15, '6': 11 },
];

interface Side {
  readonly id: number;
  readonly batting: Readonly<Record<Ball, number>>;
}

export interface CricketFixture {
  readonly first: Side;
  readonly second: Side;
}

const SIDES: readonly Side[] = [3, 1, 4, 2, 0, 3, 2, 4, 1, 3].map((bold, nth) => ({
  id: nth + 1,
  batting: BATTING[bold]!,
}));

export const CRICKET_FIXTURES: readonly CricketFixture[] = SIDES.flatMap((first, nth) => [
  { first, second: SIDES[(nth + 3) % SIDES.length]! },
  { first, second: SIDES[(nth + 7) % SIDES.length]! },
]);

/** What a number is to the side that bats: wickets are the lowest, sixes the highest. */
export function ballAt({ batting }: Side, number: number): Ball {
  let left = number;
  for (const ball of BALLS) {
    left -= batting[ball];
    if (left <= 0) return ball;
  }
  throw new RangeError(`no ball is ${number}`);
}
