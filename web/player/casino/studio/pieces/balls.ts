import type { Face } from '@maidan/games/kit/shoe';
import { say } from '@maidan/words/say';

/** How a delivery is acted out. */
type Stroke = 'dot' | 'single' | 'two' | 'three' | 'four' | 'six' | 'wicket' | 'extra';

export interface Ball {
  readonly stroke: Stroke;
  readonly runs: number;
  readonly isWicket: boolean;
  /** What the disc of the over says. */
  readonly sign: string;
  /** What is written across the ground. */
  readonly title: string;
  readonly spoken: string;
}

const BY_RUNS: Readonly<Record<number, Omit<Ball, 'runs' | 'isWicket' | 'sign'>>> = {
  0: { stroke: 'dot', title: say('casino.dotBall'), spoken: say('casino.dotBallSaid') },
  1: { stroke: 'single', title: say('casino.runsOne'), spoken: say('casino.runsOneSaid') },
  2: { stroke: 'two', title: say('casino.runsTwo'), spoken: say('casino.runsTwoSaid') },
  3: { stroke: 'three', title: say('casino.runsThree'), spoken: say('casino.runsThreeSaid') },
  4: { stroke: 'four', title: say('casino.runsFour'), spoken: say('casino.runsFourSaid') },
  6: { stroke: 'six', title: say('casino.runsSix'), spoken: say('casino.runsSixSaid') },
};

const WICKET: Ball = {
  stroke: 'wicket',
  runs: 0,
  isWicket: true,
  sign: 'W',
  title: say('casino.wicket'),
  spoken: say('casino.wicketSaid'),
};
const EXTRA: Ball = {
  stroke: 'extra',
  runs: 0,
  isWicket: false,
  sign: 'Ex',
  title: say('casino.extra'),
  spoken: say('casino.extraSaid'),
};

/** A clip names its runs; on cards the ace is one, the ten a dot ball and the king a wicket. */
export function ballOf(face: Face): Ball {
  if (face === 'Wicket' || face === 'K') return WICKET;
  if (face === 'Extra') return EXTRA;
  const runs = face === 'A' ? 1 : face === 'T' ? 0 : Number(face);
  const known = BY_RUNS[runs];
  if (!known) throw new Error(`no ball is called ${face}`);
  return { ...known, runs, isWicket: false, sign: String(runs) };
}
