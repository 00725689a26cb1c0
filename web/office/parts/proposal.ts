import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { notify } from '../../ui/Toasts.tsx';

/** What one person proposes and another decides. */
export type Proposal = Reply<'proposals'>['rows'][number];

/** Told to who asked for something that takes two. */
export const notifyProposed = (id: string): void =>
  notify.success(say('office.proposed'), say('office.untilSecond', { id }));
