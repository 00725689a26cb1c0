import type { Tables } from '../db/statements.ts';
import type { Shape } from '../writer/rowShape.ts';

/** Something a reconciliation found. */
export type FoundRow = Tables['reconciliation_faults'];

export const FOUND_SHAPE: Shape<FoundRow> = { table: 'reconciliation_faults', key: 'id', apart: {} };
