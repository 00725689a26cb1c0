import type { Reply } from '@maidan/contract/api';

export type Mail = Reply<'mails'>['rows'][number];
