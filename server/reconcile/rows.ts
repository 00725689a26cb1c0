import type { Millis, StaffId } from '@maidan/core/ids';
import type { Shape } from '../writer/rowShape.ts';

/** Something a reconciliation found. */
export interface FoundRow {
  readonly id: string;
  readonly rule: string;
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
  readonly links: object;
  readonly first_at: Millis;
  readonly last_at: Millis;
  readonly cleared_at: Millis | null;
  readonly explained_by: StaffId | null;
  readonly explained_at: Millis | null;
  readonly explanation: string;
}

export const FOUND_SHAPE: Shape<FoundRow> = {
  table: 'reconciliation_faults',
  key: 'id',
  columns: [
    'id',
    'rule',
    'subject',
    'expected',
    'found',
    'links',
    'first_at',
    'last_at',
    'cleared_at',
    'explained_by',
    'explained_at',
    'explanation',
  ],
};
