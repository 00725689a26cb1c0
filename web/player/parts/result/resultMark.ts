import { colourOf } from './pockets.ts';
import { resultText } from './resultText.ts';
import { sidesOf, whichSide } from './sides.ts';

/** The shape of a result on a strip: never colour alone. */
type MarkShape = 'disc' | 'ring' | 'square' | 'red' | 'black' | 'green' | 'suit' | 'wide';

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
  ballbyball: ['0', '1', '2', '4', '6', 'W', '3', 'Ex'],
  trio: ['Y', 'N'],
};

const SHAPES = { first: 'disc', second: 'ring', tie: 'square' } as const;
const TURNS = ['disc', 'ring', 'square'] as const;

/** How a result is drawn at the table it came from. `fact` is the first the round tells of itself. */
export function markOf(game: string, code: string, fact = ''): Mark {
  const sides = sidesOf(game);
  const which = sides && whichSide(sides, code, fact);
  if (which) return { text: sides[which]?.[0] ?? code, shape: SHAPES[which] };
  const text = resultText(game, code, fact);
  return { text, shape: shapeOf(game, text) };
}

function shapeOf(game: string, text: string): MarkShape {
  if (game === 'ourroullete') return colourOf(Number(text));
  if (/^[♠♥♣♦]$/.test(text)) return 'suit';
  if (text.length > 2) return 'wide';
  return TURNS[(SEVERAL[game]?.indexOf(text) ?? 0) % TURNS.length] ?? 'square';
}
