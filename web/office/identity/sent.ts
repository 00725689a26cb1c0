import type { Reply } from '@maidan/contract/api';

/** What a player sent of who they are. */
export type Sent = Reply<'identities'>['rows'][number];
