import { entryOf } from '@maidan/games/index';
import type { Fact } from '@maidan/games/kit/fact';
import type { Marks } from '@maidan/games/kit/marks';
import { colourOf } from './pockets.ts';
import { resultText } from './resultText.ts';
import { whichSide } from './sides.ts';

/** The shape of a result on a strip: never colour alone. */
type MarkShape = 'disc' | 'ring' | 'square' | 'red' | 'black' | 'green' | 'suit' | 'wide';

export interface Mark {
  readonly text: string;
  readonly shape: MarkShape;
}

const SHAPES = { first: 'disc', second: 'ring', tie: 'square' } as const;
const TURNS = ['disc', 'ring', 'square'] as const;

/** How a result is drawn at the table it came from. `first` is the first fact of the round, `words` what it is told in. */
export function markOf(game: string, code: string, first?: Fact | null, words = ''): Mark {
  const marks = entryOf(game)?.marks;
  if (marks && 'sides' in marks) {
    const which = whichSide(marks.sides, code, first);
    if (which) return { text: marks.sides[which]?.[0] ?? code, shape: SHAPES[which] };
  }
  const text = resultText(code, first, words);
  return { text, shape: shapeOf(marks, text) };
}

function shapeOf(marks: Marks | undefined, text: string): MarkShape {
  if (marks && 'pockets' in marks) return colourOf(Number(text));
  if (/^[♠♥♣♦]$/.test(text)) return 'suit';
  if (text.length > 2) return 'wide';
  const place = marks && 'several' in marks ? marks.several.indexOf(text) : 0;
  return TURNS[place % TURNS.length] ?? 'square';
}
