import type { HowOut } from './chances.ts';
import { type Bowled, type Delivery, type Innings, other } from './innings.ts';
import { type CricketEvent, type CricketState, currentOf, type Pause, type Review } from './match.ts';
import { BALLS_PER_OVER } from './rules.ts';
import { scoreOf } from './score.ts';

/* One line about what just happened. The words vary with the score, so that a match told again is told the same. */

export function say(state: CricketState, event: CricketEvent): string | undefined {
  const innings = currentOf(state);
  switch (event.type) {
    case 'toss':
    case 'innings':
      return event.type === 'toss' ? scoreOf(state).line : `${state.sides[event.batting].name} ${begins(event)}`;
    case 'review':
      return REVIEWS[event.of];
    case 'ball':
      return innings && ballLine(state, innings, event.ball);
    case 'batter':
      return innings && `${newest(state, innings)} comes to the crease.`;
    case 'pause':
      return PAUSES[event.why];
    case 'resume':
      return state.result ? scoreOf(state).line : 'Play resumes.';
    case 'declare':
      return innings && `${state.sides[innings.batting].name} declare at ${innings.score}/${innings.wickets}.`;
    case 'abandon':
      return 'No more play today: the match is abandoned.';
    case 'runUp':
      return undefined;
  }
}

function begins({ isSuperOver, followsOn }: Extract<CricketEvent, { type: 'innings' }>): string {
  if (isSuperOver) return 'bat in the super over.';
  return followsOn ? 'are asked to follow on.' : 'begin their innings.';
}

const REVIEWS: Readonly<Record<Review, string>> = {
  lbw: 'Big appeal for leg before: it goes upstairs.',
  catch: 'Was that carried? The umpires check the catch.',
  stumping: 'Bails off: the third umpire looks at the stumping.',
  'run out': 'Direct hit: the third umpire is asked about the run out.',
  boundary: 'Close to the rope: the umpires check the boundary.',
};

const PAUSES: Readonly<Record<Pause, string>> = {
  rain: 'Rain: the players leave the field.',
  drinks: 'Drinks are taken.',
  lunch: 'That is lunch.',
  tea: 'That is tea.',
  stumps: 'Stumps are drawn.',
};

function ballLine(state: CricketState, innings: Innings, ball: Delivery): string | undefined {
  const last = innings.recent.at(-1);
  if (!last) return undefined;
  const batter = state.sides[innings.batting].players[last.striker]!;
  const bowler = state.sides[other(innings.batting)].players[last.bowler]!;
  const told = `${last.ball} ${bowler} to ${batter}, ${wordsOf(ball, innings)}`;
  return `${told}${overLine(state, innings, ball, last)}`;
}

/** At the end of an over, where the side stands. */
function overLine({ sides, result }: CricketState, innings: Innings, ball: Delivery, { ball: name }: Bowled): string {
  if (result?.type === 'won') return ` ${sides[result.side].name} win by ${result.by}.`;
  const isOver =
    innings.balls % BALLS_PER_OVER === 0 && name.endsWith('.6') && ball.extra !== 'wide' && ball.extra !== 'noBall';
  return isOver ? ` End of over ${innings.balls / BALLS_PER_OVER}: ${innings.score}/${innings.wickets}.` : '';
}

const SHOTS: Readonly<Record<number, readonly string[]>> = {
  0: [
    'no run, defended.',
    'no run, left alone.',
    'beaten, no run.',
    'straight to the fielder, no run.',
    'no run, played back.',
  ],
  1: ['a single to deep cover.', 'worked away for one.', 'one run, down the ground.', 'a quick single.'],
  2: ['two runs, through the gap.', 'pushed wide of long on for two.', 'they come back for the second.'],
  3: ['three, hauled in just inside the rope.', 'three runs, all run hard.'],
  4: [
    'FOUR, driven through the covers.',
    'FOUR, pulled in front of square.',
    'FOUR, cut past point.',
    'FOUR, flicked to fine leg.',
  ],
  6: ['SIX, over long on.', 'SIX, high into the stand.', 'SIX, slog-swept over midwicket.'],
};

const OUT: Readonly<Record<HowOut, string>> = {
  bowled: 'OUT, bowled',
  caught: 'OUT, caught',
  lbw: 'OUT, leg before',
  stumped: 'OUT, stumped',
  'run out': 'OUT, run out',
};

function wordsOf(ball: Delivery, innings: Innings): string {
  if (ball.out) return `${OUT[ball.out.how]}: ${innings.score}/${innings.wickets}.`;
  const extras = ball.extras ?? 0;
  if (ball.extra === 'wide') return extras === 1 ? 'wide.' : `${extras} wides.`;
  if (ball.extra === 'bye') return extras === 1 ? 'a bye.' : `${extras} byes.`;
  if (ball.extra === 'legBye') return extras === 1 ? 'a leg bye.' : `${extras} leg byes.`;
  const shots = SHOTS[ball.bat] ?? SHOTS[0]!;
  const shot = shots[(innings.score * 7 + innings.balls * 3) % shots.length]!;
  return ball.extra === 'noBall' ? `no-ball, ${shot} Free hit.` : shot;
}

const newest = ({ sides }: CricketState, { batting, batters }: Innings): string =>
  sides[batting].players[batters.length - 1]!;
