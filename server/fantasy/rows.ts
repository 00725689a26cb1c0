import type { Tables } from '../db/statements.ts';
import type { Shape } from '../writer/rowShape.ts';

/* The rows of contests that commands decide upon. */

export type ContestRow = Tables['contests'];
export type EntryRow = Tables['contest_entries'];

export interface FantasyRows {
  contest: ContestRow;
  contestEntry: EntryRow;
}

export const FANTASY_SHAPES: { readonly [K in keyof FantasyRows]: Shape<FantasyRows[K]> } = {
  contest: { table: 'contests', key: 'id', apart: {} },
  contestEntry: { table: 'contest_entries', key: 'id', apart: {} },
};
