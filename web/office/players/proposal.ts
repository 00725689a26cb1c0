import type { Reply } from '@maidan/contract/api';

/** What one person proposes and another decides. */
export type Proposal = Reply<'proposals'>['rows'][number];
