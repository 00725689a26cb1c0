import type { Reply } from '@maidan/contract/api';
import { ROLE_NAMES, ROLES } from '@maidan/contract/roles';

export type Colleague = Reply<'staff'>['rows'][number];

export const ROLE_OPTIONS = ROLE_NAMES.map(role => ({ value: role, label: ROLES[role].title }));
