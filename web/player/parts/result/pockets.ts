import { WHEEL_ORDER } from '@maidan/games/kit/wheelOrder';

const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Colour = 'green' | 'red' | 'black';

export function colourOf(number: number): Colour {
  if (number === 0) return 'green';
  return REDS.has(number) ? 'red' : 'black';
}

/** Where a number lies on the wheel, in degrees clockwise from the zero. */
export const angleOf = (number: number): number => (WHEEL_ORDER.indexOf(number) * 360) / WHEEL_ORDER.length;
