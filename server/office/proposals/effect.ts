import type { ErrorCode } from '@maidan/contract/errors';
import type { Account } from '@maidan/core/ledger';
import { refuse, type Result } from '@maidan/core/result';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { ProposalRow, RowRef } from '../../writer/rows.ts';
import type { Command } from '../../writer/command.ts';

/** What an approval looks at and does, in one commit with the approval itself. */
export interface Effect {
  readonly accounts: readonly Account[];
  readonly rows: readonly RowRef[];
  happen(decision: Decision, caller: Staff, proposal: ProposalRow): Result<void, ErrorCode>;
  /** Where the approval has to be decided together with something else: how it comes to the writer. */
  through?(command: Command<Record<never, never>>): Promise<Result<Record<never, never>, ErrorCode>>;
  /** It came true. */
  done?(): Promise<void> | void;
  /** Whatever became of it. */
  release?(): Promise<void>;
}

/** Of one that should not have come so far. */
export const NO_EFFECT: Effect = { accounts: [], rows: [], happen: () => refuse('market-changed') };
