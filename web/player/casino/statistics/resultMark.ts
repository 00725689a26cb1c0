import { colourOf } from '../studio/pockets.ts';
import { sidesOf, whichSide } from './sides.ts';

/** The shape of a result on a strip: never colour alone. */
export type MarkShape = 'disc' | 'ring' | 'square' | 'red' | 'black' | 'green' | 'suit' | 'wide';

export interface Mark {
  readonly text: string;
  readonly shape: MarkShape;
}

/** Where one of more than two wins, neighbours differ in shape. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  teen9: ['T', 'L', 'D'],
  teen41: ['T', 'L', 'D'],
  dtl20: ['D', 'T', 'L'],
  aaa2: ['A', 'B', 'C'],
  race2: ['A', 'B', 'C', 'D'],
  card32: ['8', '9', '10', '11'],
  card32eu: ['8', '9', '10', '11'],
  poker6: ['1', '2', '3', '4', '5', '6'],
  lucky15: ['0', '1', '2', '4', '6', 'W'],
};

const SHAPES = { first: 'disc', second: 'ring', tie: 'square' } as const;
const TURNS = ['disc', 'ring', 'square'] as const;

/** How the code of a result is drawn at the table it came from. */
export function markOf(game: string, code: string): Mark {
  return { text: code, shape: shapeOf(game, code) };
}

function shapeOf(game: string, code: string): MarkShape {
  const sides = sidesOf(game);
  const which = sides && whichSide(sides, code);
  if (which) return SHAPES[which];
  if (game === 'ourroullete') return colourOf(Number(code));
  if (/^[♠♥♣♦]$/.test(code)) return 'suit';
  if (code.length > 2) return 'wide';
  return TURNS[(SEVERAL[game]?.indexOf(code) ?? 0) % TURNS.length] ?? 'square';
}
