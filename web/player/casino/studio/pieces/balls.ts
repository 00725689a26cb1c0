import type { Face } from '@maidan/games/kit/shoe';

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
  0: { stroke: 'dot', title: 'Dot ball', spoken: 'dot ball' },
  1: { stroke: 'single', title: '1 run', spoken: 'one run' },
  2: { stroke: 'two', title: '2 runs', spoken: 'two runs' },
  3: { stroke: 'three', title: '3 runs', spoken: 'three runs' },
  4: { stroke: 'four', title: 'Four', spoken: 'four runs' },
  6: { stroke: 'six', title: 'Six', spoken: 'six runs' },
};

const WICKET: Ball = { stroke: 'wicket', runs: 0, isWicket: true, sign: 'W', title: 'Wicket', spoken: 'wicket' };
const EXTRA: Ball = { stroke: 'extra', runs: 0, isWicket: false, sign: 'Ex', title: 'Extra', spoken: 'extra runs' };

/** A clip names its runs; on cards the ace is one, the ten a dot ball and the king a wicket. */
export function ballOf(face: Face): Ball {
  if (face === 'Wicket' || face === 'K') return WICKET;
  if (face === 'Extra') return EXTRA;
  const runs = face === 'A' ? 1 : face === 'T' ? 0 : Number(face);
  const known = BY_RUNS[runs];
  if (!known) throw new Error(`no ball is called ${face}`);
  return { ...known, runs, isWicket: false, sign: String(runs) };
}

/** '14/1'. */
export function inningsScore(faces: readonly Face[]): string {
  const balls = faces.map(ballOf);
  return `${balls.reduce((sum, { runs }) => sum + runs, 0)}/${balls.filter(({ isWicket }) => isWicket).length}`;
}
