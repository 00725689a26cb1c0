import { z } from 'zod';
import { millis } from './wire.ts';

/** The code that decides about money, as it was when the house was opened, and whether it still is. */
export const codeSeen = z.object({
  hash: z.string(),
  checkedAt: millis,
  /** With a changed file the tables are closed. */
  isChanged: z.boolean(),
});

/** For who has to do something about it. */
export const codeFound = codeSeen.extend({ changed: z.array(z.string()) });
export type CodeFound = z.output<typeof codeFound>;
