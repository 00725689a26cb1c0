import type { Reply } from '@maidan/contract/api';

export type Listed = Reply<'cases'>['rows'][number];
export type CaseDetail = Reply<'officeCase'>;
export type FoundAlert = CaseDetail['found'][number];
