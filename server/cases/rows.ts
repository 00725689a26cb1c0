import type { CaseOutcome } from '@maidan/contract/caseOutcomes';
import type { AlertRule, Evidence } from '@maidan/core/alerts/alert';
import type { Tables } from '../db/statements.ts';
import type { Shape } from '../writer/rowShape.ts';

/* What commands look at, and leave behind, of what was found to look at. */

declare module '../db/columns.ts' {
  interface DomainTypes {
    'cases.state': 'open' | 'closed';
    'cases.outcome': CaseOutcome;
    'alerts.rule': AlertRule;
    'alerts.figures': Readonly<Record<string, number>>;
    'alerts.evidence': Evidence;
  }
}

export type CaseRow = Tables['cases'];
type AlertRow = Tables['alerts'];

export interface CaseRows {
  case: CaseRow;
  alert: AlertRow;
  caseNote: Tables['case_notes'];
}

export const CASE_SHAPES: { readonly [K in keyof CaseRows]: Shape<CaseRows[K]> } = {
  case: { table: 'cases', key: 'id', apart: {} },
  alert: { table: 'alerts', key: 'id', apart: {}, isWrittenOnce: true },
  caseNote: { table: 'case_notes', key: 'id', apart: {}, isWrittenOnce: true },
};
