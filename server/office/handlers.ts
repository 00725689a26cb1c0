import type { office } from '@maidan/contract/office';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { auditHandlers } from './audit/auditLog.ts';
import { caseHandlers } from './cases/cases.ts';
import { contestHandlers } from './sport/contests.ts';
import { identityDesk } from './identity/identity.ts';
import { mailHandlers } from './mails/mails.ts';
import { newsHandlers } from './news/news.ts';
import { paymentHandlers } from './payments/payments.ts';
import { payoutHandlers } from './payments/payouts.ts';
import { playerBetHandlers } from './players/betsFile.ts';
import { playerFileHandlers } from './players/file.ts';
import { linkHandlers } from './players/links.ts';
import { messageHandlers } from './players/messages.ts';
import { playerHandlers } from './players/players.ts';
import { resultHandlers } from './players/result.ts';
import { timelineHandlers } from './players/timeline.ts';
import { protectionDesk } from './protection/protection.ts';
import { proposalHandlers } from './proposals/proposals.ts';
import { queueHandlers } from './payments/queue.ts';
import { reviewHandlers } from './reviews/reviews.ts';
import { reconciliationHandlers } from './books/reconciliation.ts';
import { settingsHandlers } from './settings/settings.ts';
import { signInHandlers } from './signIn/signIn.ts';
import { sportHandlers } from './sport/sport.ts';
import { staffHandlers } from './staff/staff.ts';
import { supportDesk } from './support/support.ts';
import { slotsHandlers } from './tables/slots.ts';
import { tableHandlers } from './tables/tables.ts';

/** Every call of contract/office.ts. */
export function officeHandlers(deps: Deps): Pick<Handlers, keyof typeof office> {
  return {
    ...signInHandlers(deps),
    ...queueHandlers(deps),
    ...paymentHandlers(deps),
    ...payoutHandlers(deps),
    ...playerHandlers(deps),
    ...playerFileHandlers(deps),
    ...resultHandlers(deps),
    ...playerBetHandlers(deps),
    ...linkHandlers(deps),
    ...messageHandlers(deps),
    ...timelineHandlers(deps),
    ...mailHandlers(deps),
    ...reviewHandlers(deps),
    ...identityDesk(deps),
    ...supportDesk(deps),
    ...caseHandlers(deps),
    ...protectionDesk(deps),
    ...newsHandlers(deps),
    ...proposalHandlers(deps),
    ...tableHandlers(deps),
    ...slotsHandlers(deps),
    ...sportHandlers(deps),
    ...contestHandlers(deps),
    ...settingsHandlers(deps),
    ...staffHandlers(deps),
    ...auditHandlers(deps),
    ...reconciliationHandlers(deps),
  };
}
