import type { StaffId } from '@maidan/core/ids';
import type { Decision } from '../../writer/decision.ts';

/** An owner without whom there would be none. The command names the rows of everyone who was an owner. */
export function isLastOwner(decision: Decision, colleague: StaffId, owners: readonly StaffId[]): boolean {
  const isOwner = (id: StaffId) => {
    const row = decision.row('staff', id);
    return row?.role === 'owner' && !row.disabled;
  };
  return isOwner(colleague) && !owners.some(id => id !== colleague && isOwner(id));
}
