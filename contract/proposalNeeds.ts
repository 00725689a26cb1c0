import type { ProposalKind } from './officePeople.ts';
import type { Permission } from './roles.ts';

/** What it takes to make a proposal, and to approve or reject somebody else's. */
export const PROPOSAL_NEEDS: Readonly<Record<ProposalKind, Permission>> = {
  adjustment: 'players.adjust',
  role: 'staff.write',
  voidRound: 'tables.write',
  settleMarket: 'sport.write',
  voidEvent: 'sport.write',
  settings: 'settings.approve',
  refundPayout: 'payments.decide',
  tableLimits: 'tables.write',
  marketLimits: 'sport.write',
};
