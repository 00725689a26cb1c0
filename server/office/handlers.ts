import type { office } from '@maidan/contract/office';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { auditHandlers } from './auditLog.ts';
import { paymentHandlers } from './payments.ts';
import { payoutHandlers } from './payouts.ts';
import { playerHandlers } from './players.ts';
import { proposalHandlers } from './proposals.ts';
import { queueHandlers } from './queue.ts';
import { reconciliationHandlers } from './reconciliation.ts';
import { settingsHandlers } from './settings.ts';
import { signInHandlers } from './signIn.ts';
import { sportHandlers } from './sport.ts';
import { staffHandlers } from './staff.ts';
import { tableHandlers } from './tables.ts';

/** Every call of contract/office.ts. */
export function officeHandlers(deps: Deps): Pick<Handlers, keyof typeof office> {
  return {
    ...signInHandlers(deps),
    ...queueHandlers(deps),
    ...paymentHandlers(deps),
    ...payoutHandlers(deps),
    ...playerHandlers(deps),
    ...proposalHandlers(deps),
    ...tableHandlers(deps),
    ...sportHandlers(deps),
    ...settingsHandlers(deps),
    ...staffHandlers(deps),
    ...auditHandlers(deps),
    ...reconciliationHandlers(deps),
  };
}
