import type { ErrorCode } from '@maidan/contract/errors';
import type { StaffId } from '@maidan/core/ids';
import { adjust } from '@maidan/core/ledger';
import { ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Decision } from '../../writer/decision.ts';
import type { Deps } from '../../deps.ts';
import type { ProposalRow } from '../../writer/rows.ts';
import type { Effect } from './effect.ts';
import { isLastOwner } from '../staff/lastOwner.ts';
import { marketLimitsEffect } from '../sport/marketLimits.ts';
import { refundEffect } from '../payments/payouts.ts';
import { settingsEffect } from '../settings/settings.ts';
import { settlementEffect, voidEventEffect } from '../sport/sportApproval.ts';
import { colleagueNamed, ownerIds, playerNamed } from '../store.ts';
import { tableLimitsEffect } from '../tables/tableLimits.ts';
import { voidRoundEffect } from '../tables/voidByTwo.ts';
import { staffRows } from './vouching.ts';

/** What an approval does, by what was proposed. */
export async function effectOf(deps: Deps, proposal: ProposalRow): Promise<Effect> {
  switch (proposal.kind) {
    case 'adjustment':
      return adjustmentEffect(deps, proposal);
    case 'role':
      return roleEffect(deps, proposal);
    case 'voidRound':
      return voidRoundEffect(deps, proposal);
    case 'settleMarket':
      return settlementEffect(deps, proposal);
    case 'voidEvent':
      return voidEventEffect(deps, proposal);
    case 'settings':
      return settingsEffect(deps, proposal);
    case 'refundPayout':
      return refundEffect(deps, proposal);
    case 'tableLimits':
      return tableLimitsEffect(proposal);
    case 'marketLimits':
      return marketLimitsEffect(deps, proposal);
  }
}

async function adjustmentEffect({ db }: Deps, { subject }: ProposalRow): Promise<Effect> {
  const player = await playerNamed(db, subject);
  return {
    accounts: player === undefined ? [] : [`player:${player}`, 'house'],
    rows: [],
    happen: (decision, _, { id, detail }) =>
      player === undefined ? refuse('unknown-player') : decision.post(adjust(player, detail.amount ?? ZERO, id)),
  };
}

async function roleEffect({ db, staffSessions }: Deps, { subject }: ProposalRow): Promise<Effect> {
  const colleague = await colleagueNamed(db, subject);
  const owners = await ownerIds(db);
  return {
    accounts: [],
    rows: staffRows(owners),
    happen: (decision, _, { detail }) =>
      colleague === undefined ? refuse('unknown-staff') : changeRole(decision, colleague, detail.role, owners),
    done: async () => {
      if (colleague !== undefined) await staffSessions.endAllOf(colleague);
    },
  };
}

function changeRole(
  decision: Decision,
  colleague: StaffId,
  role: ProposalRow['detail']['role'],
  owners: readonly StaffId[],
): Result<void, ErrorCode> {
  const row = decision.row('staff', colleague);
  if (!row || role === undefined) return refuse('unknown-staff');
  if (role !== 'owner' && isLastOwner(decision, colleague, owners)) return refuse('last-owner');
  decision.put('staff', { ...row, role });
  return ok(undefined);
}
