import type { Reply } from '@maidan/contract/api';
import { ROLE_NAMES } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';

export type Colleague = Reply<'staff'>['rows'][number];

export const ROLE_OPTIONS = ROLE_NAMES.map(role => ({ value: role, label: say('office.roleTitle', { role }) }));
