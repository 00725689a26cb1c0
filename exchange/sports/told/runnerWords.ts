/* Runners that are nobody's name. They are stored and sent as these words, and known by them. */

export const YES_NO = ['Yes', 'No'] as const;
export const ODD_OR_EVEN = ['Odd', 'Even'] as const;
export const THE_DRAW = 'The Draw';
export const DRAW = 'Draw';
export const NO_GOAL = 'No Goal';
export const OTHER_SCORES = ['Any Other Home Win', 'Any Other Away Win', 'Any Other Draw'] as const;

/** Below a line and above it, in this order. */
export const underOver = (line: number, unit: '' | 'Goals' = ''): readonly [under: string, over: string] => [
  `Under ${line} ${unit}`.trim(),
  `Over ${line} ${unit}`.trim(),
];

/** The last digit of a total. */
export const digitRunner = (digit: number): string => `${digit} Number`;
