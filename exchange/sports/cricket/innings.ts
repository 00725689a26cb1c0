import type { HowOut } from './chances.ts';
import { ALL_OUT, BALLS_PER_OVER, SUPER_OVER } from './rules.ts';

/** Which of the two sides: home or away. */
export type Which = 0 | 1;
export const other = (side: Which): Which => (side === 0 ? 1 : 0);

/** One delivery and what came of it. */
export interface Delivery {
  /** Runs off the bat. */
  readonly bat: number;
  readonly extra?: 'wide' | 'noBall' | 'bye' | 'legBye';
  /** Runs that are not off the bat, the penalty of a wide or no-ball included. */
  readonly extras?: number;
  readonly out?: { readonly how: HowOut; readonly who: 'striker' | 'other'; readonly by?: number };
}

/** A line of the batting card. */
export interface Batting {
  readonly runs: number;
  readonly balls: number;
  readonly fours: number;
  readonly sixes: number;
  /** How it ended: 'c Anand b Pillai'. Absent while not out. */
  readonly out?: string;
}

/** A line of the bowling card. */
interface Bowling {
  readonly player: number;
  readonly balls: number;
  readonly runs: number;
  readonly wickets: number;
  readonly maidens: number;
}

/** A delivery as the page remembers it. */
export interface Bowled {
  readonly ball: string; // '13.4'
  readonly mark: string; // '4', 'W', '1wd'
  readonly striker: number;
  readonly bowler: number;
}

/** A wicket: the score it fell at, after how many legal balls, and in which over (the first is 1). */
interface Fall {
  readonly score: number;
  readonly balls: number;
  readonly over: number;
}

export interface Innings {
  readonly batting: Which;
  readonly isSuperOver: boolean;
  readonly target?: number;
  readonly score: number;
  readonly wickets: number;
  /** Legal ones. */
  readonly balls: number;
  readonly extras: {
    readonly wides: number;
    readonly noBalls: number;
    readonly byes: number;
    readonly legByes: number;
  };
  /** Everyone who came in, in the order of the team. */
  readonly batters: readonly Batting[];
  readonly striker: number;
  readonly other: number;
  readonly bowlers: readonly Bowling[];
  /** The player who bowls this over. */
  readonly bowler: number;
  readonly isFreeHit: boolean;
  /** Runs up to and with each legal ball since the last one, a letter each: 'a' is ten. */
  readonly trail: string;
  /** Runs since the last legal ball. */
  readonly pending: number;
  readonly falls: readonly Fall[];
  /** The last three overs. */
  readonly recent: readonly Bowled[];
  readonly end?: 'all out' | 'overs' | 'target' | 'declared' | 'time' | 'abandoned';
}

const NEW_BATTER: Batting = { runs: 0, balls: 0, fours: 0, sixes: 0 };
const RECENT_OVERS = 3;
const RADIX = 36;

export const openingOf = (batting: Which, bowler: number, more: Partial<Innings>): Innings => ({
  batting,
  isSuperOver: false,
  score: 0,
  wickets: 0,
  balls: 0,
  extras: { wides: 0, noBalls: 0, byes: 0, legByes: 0 },
  batters: [NEW_BATTER, NEW_BATTER],
  striker: 0,
  other: 1,
  bowlers: [],
  bowler,
  isFreeHit: false,
  trail: '',
  pending: 0,
  falls: [],
  recent: [],
  ...more,
});

/** How many wickets end it. */
export const wicketsOf = ({ isSuperOver }: Innings): number => (isSuperOver ? SUPER_OVER.wickets : ALL_OUT);

export const isLegal = ({ extra }: Delivery): boolean => extra !== 'wide' && extra !== 'noBall';
export const runsOf = ({ bat, extras = 0 }: Delivery): number => bat + extras;

/** The score when so many legal balls were bowled; undefined before that. */
export function scoreAfter(innings: Innings, balls: number): number | undefined {
  if (balls > innings.balls) return undefined;
  let score = 0;
  for (let ball = 0; ball < balls; ball++) score += Number.parseInt(innings.trail[ball]!, RADIX);
  return score;
}

/** The over that is being bowled, or that comes next; the first is 1. */
export const overOf = ({ balls }: Innings): number => Math.floor(balls / BALLS_PER_OVER) + 1;

/** Nothing of the next over was bowled, not even a wide. */
export const isBetweenOvers = ({ balls, pending }: Innings): boolean => balls % BALLS_PER_OVER === 0 && pending === 0;

/** What a delivery makes of an innings. Who comes in next does so at once; the over ends on the sixth legal ball. */
export function delivered(innings: Innings, ball: Delivery, how: string | undefined, nextBowler: number): Innings {
  const legal = isLegal(ball);
  const runs = runsOf(ball);
  const balls = innings.balls + (legal ? 1 : 0);
  const score = innings.score + runs;
  const isOverEnd = legal && balls % BALLS_PER_OVER === 0;
  const [striker, partner] = endsAfter(innings, ball, isOverEnd);
  const pending = innings.pending + runs;
  return {
    ...innings,
    score,
    balls,
    wickets: innings.wickets + (ball.out ? 1 : 0),
    extras: extrasAfter(innings.extras, ball),
    batters: battersAfter(innings, ball, how),
    striker,
    other: partner,
    bowlers: bowlersAfter(innings, ball, isOverEnd),
    bowler: isOverEnd ? nextBowler : innings.bowler,
    isFreeHit: ball.extra === 'noBall' || (innings.isFreeHit && ball.extra === 'wide'),
    trail: legal ? innings.trail + pending.toString(RADIX) : innings.trail,
    pending: legal ? 0 : pending,
    falls: ball.out ? [...innings.falls, { score, balls, over: overOf(innings) }] : innings.falls,
    recent: recentAfter(innings, ball),
  };
}

/** Who is at which end: they cross when they run an odd number, and change ends with the over. */
function endsAfter(innings: Innings, ball: Delivery, isOverEnd: boolean): readonly [number, number] {
  const penalty = isLegal(ball) ? 0 : 1;
  const ran = ball.bat + (ball.extras ?? 0) - penalty;
  const next = innings.batters.length;
  const isLast = innings.wickets + 1 === wicketsOf(innings);
  let { striker, other: partner } = innings;
  if (ball.out?.who === 'striker' && !isLast) striker = next;
  if (ball.out?.who === 'other' && !isLast) partner = next;
  const isCrossed = (ran % 2 === 1) !== isOverEnd;
  return isCrossed ? [partner, striker] : [striker, partner];
}

function extrasAfter(extras: Innings['extras'], { extra, extras: runs = 0 }: Delivery): Innings['extras'] {
  if (extra === 'wide') return { ...extras, wides: extras.wides + runs };
  if (extra === 'noBall') return { ...extras, noBalls: extras.noBalls + runs };
  if (extra === 'bye') return { ...extras, byes: extras.byes + runs };
  return extra === 'legBye' ? { ...extras, legByes: extras.legByes + runs } : extras;
}

function battersAfter(innings: Innings, { bat, extra, out }: Delivery, how = ''): readonly Batting[] {
  const batters = [...innings.batters];
  const { runs, balls, fours, sixes } = batters[innings.striker]!;
  batters[innings.striker] = {
    runs: runs + bat,
    balls: balls + (extra === 'wide' ? 0 : 1),
    fours: fours + (bat === 4 ? 1 : 0),
    sixes: sixes + (bat === 6 ? 1 : 0),
  };
  if (out) {
    const gone = out.who === 'striker' ? innings.striker : innings.other;
    batters[gone] = { ...batters[gone]!, out: how };
    if (innings.wickets + 1 < wicketsOf(innings)) batters.push(NEW_BATTER);
  }
  return batters;
}

function bowlersAfter(innings: Innings, ball: Delivery, isOverEnd: boolean): readonly Bowling[] {
  const at = innings.bowlers.findIndex(({ player }) => player === innings.bowler);
  const line = innings.bowlers[at] ?? { player: innings.bowler, balls: 0, runs: 0, wickets: 0, maidens: 0 };
  const conceded = ball.extra === 'bye' || ball.extra === 'legBye' ? 0 : runsOf(ball);
  const isHis = ball.out !== undefined && ball.out.how !== 'run out';
  const overRuns = innings.trail.slice(-(BALLS_PER_OVER - 1));
  const isMaiden = isOverEnd && runsOf(ball) === 0 && innings.pending === 0 && /^0{5}$/.test(overRuns);
  const after = {
    ...line,
    balls: line.balls + (isLegal(ball) ? 1 : 0),
    runs: line.runs + conceded,
    wickets: line.wickets + (isHis ? 1 : 0),
    maidens: line.maidens + (isMaiden ? 1 : 0),
  };
  return at < 0 ? [...innings.bowlers, after] : innings.bowlers.with(at, after);
}

function recentAfter(innings: Innings, ball: Delivery): readonly Bowled[] {
  const over = Math.floor(innings.balls / BALLS_PER_OVER);
  const name = `${over}.${(innings.balls % BALLS_PER_OVER) + 1}`;
  const bowled = { ball: name, mark: markOf(ball), striker: innings.striker, bowler: innings.bowler };
  const kept = innings.recent.filter(each => Number.parseInt(each.ball, 10) > over - RECENT_OVERS);
  return [...kept, bowled];
}

const EXTRA_MARKS = { wide: 'wd', noBall: 'nb', bye: 'b', legBye: 'lb' } as const;

/** As short as it gets: '4', 'W', '1wd', '2nb' is a no-ball with a run off the bat. */
const markOf = (ball: Delivery): string =>
  ball.out ? `W${runsOf(ball) || ''}` : `${runsOf(ball)}${ball.extra ? EXTRA_MARKS[ball.extra] : ''}`;
