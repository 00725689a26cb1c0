import { told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import type { HowOut } from './chances.ts';
import { type Bowled, type Delivery, type Innings, other } from './innings.ts';
import { type CricketEvent, type CricketState, currentOf, type Pause, type Review } from './match.ts';
import { BALLS_PER_OVER } from './rules.ts';
import { lineOf } from './score.ts';

/* One line about what just happened. The words vary with the score, so that a match told again is told the same. */

export function say(state: CricketState, event: CricketEvent): Told | undefined {
  const innings = currentOf(state);
  switch (event.type) {
    case 'toss':
      return lineOf(state);
    case 'innings':
      return begins(state.sides[event.batting].name, event);
    case 'review':
      return REVIEWS[event.of];
    case 'ball':
      return innings && ballLine(state, innings, event.ball);
    case 'batter':
      return innings && told('cricket.newBatter', { batter: newest(state, innings) });
    case 'pause':
      return PAUSES[event.why];
    case 'resume':
      return state.result ? lineOf(state) : told('cricket.resumes');
    case 'declare':
      return innings && told('cricket.declare', { side: state.sides[innings.batting].name, score: scoreOf(innings) });
    case 'abandon':
      return told('cricket.noMorePlay');
    case 'runUp':
      return undefined;
  }
}

function begins(side: string, { isSuperOver, followsOn }: Extract<CricketEvent, { type: 'innings' }>): Told {
  if (isSuperOver) return told('cricket.batSuperOver', { side });
  return followsOn ? told('cricket.followOn', { side }) : told('cricket.begin', { side });
}

const REVIEWS: Readonly<Record<Review, Told>> = {
  lbw: told('cricket.reviewLbw'),
  catch: told('cricket.reviewCatch'),
  stumping: told('cricket.reviewStumping'),
  'run out': told('cricket.reviewRunOut'),
  boundary: told('cricket.reviewBoundary'),
};

const PAUSES: Readonly<Record<Pause, Told>> = {
  rain: told('cricket.rainComes'),
  drinks: told('cricket.drinksTaken'),
  lunch: told('cricket.thatIsLunch'),
  tea: told('cricket.thatIsTea'),
  stumps: told('cricket.stumpsDrawn'),
};

/** '92/3'. */
const scoreOf = ({ score, wickets }: Innings): string => `${score}/${wickets}`;

function ballLine(state: CricketState, innings: Innings, ball: Delivery): Told | undefined {
  const last = innings.recent.at(-1);
  if (!last) return undefined;
  const batter = state.sides[innings.batting].players[last.striker]!;
  const bowler = state.sides[other(innings.batting)].players[last.bowler]!;
  const line = told('cricket.ball', { ball: last.ball, bowler, batter, what: whatOf(ball, innings) });
  const after = overLine(state, innings, ball, last);
  return after ? told('cricket.then', { what: line, after }) : line;
}

/** At the end of an over, where the side stands. */
function overLine(
  { sides, result }: CricketState,
  innings: Innings,
  ball: Delivery,
  { ball: name }: Bowled,
): Told | undefined {
  if (result?.type === 'won') return told('cricket.winBy', { side: sides[result.side].name, by: result.by });
  const isOver =
    innings.balls % BALLS_PER_OVER === 0 && name.endsWith('.6') && ball.extra !== 'wide' && ball.extra !== 'noBall';
  if (!isOver) return undefined;
  return told('cricket.endOfOver', { over: innings.balls / BALLS_PER_OVER, score: scoreOf(innings) });
}

const SHOTS: Readonly<Record<number, readonly Told[]>> = {
  0: [
    told('cricket.defended'),
    told('cricket.leftAlone'),
    told('cricket.beaten'),
    told('cricket.toFielder'),
    told('cricket.playedBack'),
  ],
  1: [
    told('cricket.deepCover'),
    told('cricket.workedAway'),
    told('cricket.downTheGround'),
    told('cricket.quickSingle'),
  ],
  2: [told('cricket.throughGap'), told('cricket.wideOfLongOn'), told('cricket.second')],
  3: [told('cricket.insideRope'), told('cricket.allRun')],
  4: [told('cricket.fourCovers'), told('cricket.fourPulled'), told('cricket.fourCut'), told('cricket.fourFlicked')],
  6: [told('cricket.sixLongOn'), told('cricket.sixStand'), told('cricket.sixSwept')],
};

const OUT = {
  bowled: 'cricket.bowled',
  caught: 'cricket.caught',
  lbw: 'cricket.lbw',
  stumped: 'cricket.stumped',
  'run out': 'cricket.runOut',
} as const satisfies Readonly<Record<HowOut, string>>;

const EXTRAS = {
  wide: { one: 'cricket.wide', several: 'cricket.wides' },
  bye: { one: 'cricket.bye', several: 'cricket.byes' },
  legBye: { one: 'cricket.legBye', several: 'cricket.legByes' },
} as const;

function whatOf(ball: Delivery, innings: Innings): Told {
  if (ball.out) return told(OUT[ball.out.how], { score: scoreOf(innings) });
  if (ball.extra && ball.extra !== 'noBall') {
    const { one, several } = EXTRAS[ball.extra];
    return ball.extras === 1 ? told(one) : told(several, { runs: ball.extras ?? 0 });
  }
  const shots = SHOTS[ball.bat] ?? SHOTS[0]!;
  const shot = shots[(innings.score * 7 + innings.balls * 3) % shots.length]!;
  return ball.extra === 'noBall' ? told('cricket.noBall', { shot }) : shot;
}

const newest = ({ sides }: CricketState, { batting, batters }: Innings): string =>
  sides[batting].players[batters.length - 1]!;
