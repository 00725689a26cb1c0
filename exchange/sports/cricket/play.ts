import { wholeWithin, within } from '../names/draw.ts';
import { pick, type Random } from '../../random.ts';
import type { Step } from '../sport.ts';
import { deliveriesOf, reviewsOf, type Weighted } from './delivery.ts';
import { type Delivery, type Innings, isBetweenOvers, other, type Which } from './innings.ts';
import { type CricketEvent, type CricketState, currentOf, intervalsDue, type Pause, totalOf } from './match.ts';
import { BALLS_PER_OVER, type Format, RAIN, RAIN_TAKES } from './rules.ts';
import { contestOfState, levelNow, situationOf } from './strengths.ts';
import { declares, FOLLOW_ON_LEAD } from './tactics.ts';
import { KEEPER } from './teams.ts';

/* What happens next in a match that is simulated, and when. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long things take. Nights are short here: a Test is played in one go. */
const MS = {
  toss: 2 * MINUTE,
  walkOut: 5 * MINUTE,
  turn: { T20: 12 * MINUTE, ODI: 25 * MINUTE, Test: 10 * MINUTE } satisfies Record<Format, number>,
  superOver: 6 * MINUTE,
  runUp: 25 * SECOND,
  newOver: 65 * SECOND,
  ball: 7 * SECOND,
  decision: 45 * SECOND,
  newBatter: 75 * SECOND,
  declaration: 5 * SECOND,
} as const;

const PAUSE_MINUTES: Readonly<Record<Pause, number>> = { rain: 30, drinks: 4, lunch: 40, tea: 20, stumps: 45 };

/** The chance that a match of limited overs does not go on after rain. */
const WASHED_OUT = 0.3;
/** Who wins the toss fields more often when the ball gets wet later. */
const FIELDS_FIRST = 0.5;

export function next(state: CricketState, random: Random, pace: Random = random): Step<CricketEvent> | undefined {
  switch (state.stage) {
    case 'before':
      return random() < RAIN[state.format] ? rain(MS.toss) : toss(state, random);
    case 'break':
      return nextInnings(state);
    case 'ready':
      return isBetweenOvers(currentOf(state)!)
        ? betweenOvers(state, random)
        : { event: { type: 'runUp' }, ms: MS.runUp };
    case 'running':
      return ballOrReview(state, random);
    case 'review':
      return decision(state, random);
    case 'fallen':
      return { event: { type: 'batter' }, ms: MS.newBatter };
    case 'paused':
      return afterPause(state, random, pace);
    case 'over':
      return undefined;
  }
}

/** What comes before the first ball, and how long it takes if no more rain falls. */
export function beforePlay({ stage, toss: tossed, innings }: CricketState): readonly number[] {
  const walkOut = [MS.walkOut, MS.runUp];
  const left = innings.length > 0 ? [MS.runUp] : tossed ? walkOut : [MS.toss, ...walkOut];
  return stage === 'paused' ? [PAUSE_MINUTES.rain * MINUTE, ...left] : left;
}

/** When whatever it keeps from happening would have happened: nobody learns from the clock that it stays dry. */
const rain = (ms: number): Step<CricketEvent> => ({ event: { type: 'pause', why: 'rain' }, ms });

function toss({ format, dew }: CricketState, random: Random): Step<CricketEvent> {
  const winner: Which = random() < 0.5 ? 0 : 1;
  const isFielding = format !== 'Test' && random() < FIELDS_FIRST + dew * 2;
  return { event: { type: 'toss', winner, bats: isFielding ? other(winner) : winner }, ms: MS.toss };
}

function nextInnings(state: CricketState): Step<CricketEvent> {
  const { format, innings, superOvers, toss: tossed } = state;
  const last = currentOf(state);
  if (!last) return { event: { type: 'innings', batting: tossed!.bats }, ms: MS.walkOut };
  if (format !== 'Test' && innings.length === 2) {
    // who batted last begins the next super over
    const batting = superOvers.length % 2 === 1 ? other(last.batting) : last.batting;
    return { event: { type: 'innings', batting, isSuperOver: true }, ms: MS.superOver };
  }
  const followsOn = innings.length === 2 && totalOf(state, other(last.batting)) - last.score >= FOLLOW_ON_LEAD;
  const batting = followsOn ? last.batting : other(last.batting);
  const event: CricketEvent = { type: 'innings', batting, ...(followsOn ? { followsOn } : {}) };
  return { event, ms: MS.turn[format] };
}

function betweenOvers(state: CricketState, random: Random): Step<CricketEvent> {
  const innings = currentOf(state)!;
  if (innings.isSuperOver) return { event: { type: 'runUp' }, ms: MS.runUp };
  if (intervalsDue(state) > state.intervals) return { event: { type: 'pause', why: intervalOf(state) }, ms: MS.runUp };
  const isDeclared = state.format === 'Test' && innings.balls > 0 && declares(situationOf(state));
  const played = innings.balls > 0 ? MS.newOver : MS.runUp;
  const ms = isDeclared ? MS.declaration : played;
  if (random() < RAIN[state.format]) return rain(ms);
  return { event: { type: isDeclared ? 'declare' : 'runUp' }, ms };
}

function intervalOf(state: CricketState): Pause {
  if (state.format !== 'Test') return 'drinks';
  return (['stumps', 'lunch', 'tea'] as const)[intervalsDue(state) % 3]!;
}

function afterPause({ format, pause = 'drinks' }: CricketState, random: Random, pace: Random): Step<CricketEvent> {
  const ms = Math.round(PAUSE_MINUTES[pause] * MINUTE * (pause === 'rain' ? within(pace, 0.5, 2) : 1));
  if (pause !== 'rain') return { event: { type: 'resume' }, ms };
  const { least, most } = RAIN_TAKES;
  if (format === 'Test') return { event: { type: 'resume', lostOvers: wholeWithin(random, least, most) }, ms };
  return { event: { type: random() < WASHED_OUT ? 'abandon' : 'resume' }, ms };
}

/** The chances of the ball that is being bowled. */
export function ballNow(state: CricketState): Weighted {
  const innings = currentOf(state)!;
  const over = Math.floor(innings.balls / BALLS_PER_OVER);
  const kernel = contestOfState(state).kernel(over, innings.wickets, levelNow(state, innings));
  return deliveriesOf(state.format, kernel, innings.isFreeHit);
}

function ballOrReview(state: CricketState, random: Random): Step<CricketEvent> {
  const innings = currentOf(state)!;
  const ball = pick(random, ballNow(state));
  let left = random();
  for (const [of, chance] of Object.entries(reviewsOf(ball, innings.isFreeHit))) {
    left -= chance;
    // the keys are those of the record; the language only knows that they are strings
    if (left < 0) return { event: { type: 'review', of: of as NonNullable<CricketState['review']> }, ms: MS.ball };
  }
  return { event: { type: 'ball', ball: fielded(state, innings, ball, random) }, ms: MS.ball };
}

/** What it was, given that the umpires looked at it. */
function decision(state: CricketState, random: Random): Step<CricketEvent> {
  const innings = currentOf(state)!;
  const likely = ballNow(state).map(
    ([ball, chance]) => [ball, chance * (reviewsOf(ball, innings.isFreeHit)[state.review!] ?? 0)] as const,
  );
  return { event: { type: 'ball', ball: fielded(state, innings, pick(random, likely), random) }, ms: MS.decision };
}

/** Who took the catch or threw down the wicket. */
function fielded({ sides }: CricketState, { batting }: Innings, ball: Delivery, random: Random): Delivery {
  const { out } = ball;
  if (!out || out.how === 'bowled' || out.how === 'lbw') return ball;
  const isKeeper = out.how === 'stumped' || random() < 0.25;
  const by = isKeeper ? KEEPER : Math.floor(random() * sides[other(batting)].players.length);
  return { ...ball, out: { ...out, by } };
}
