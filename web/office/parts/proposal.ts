import type { Reply } from '@maidan/contract/api';
import { notify } from '../../ui/Toasts.tsx';

/** What one person proposes and another decides. */
export type Proposal = Reply<'proposals'>['rows'][number];

/** Told to who asked for something that takes two. */
export const notifyProposed = (id: string): void =>
  notify.success('Proposed', `Nothing changes until a second person approves ${id}.`);
