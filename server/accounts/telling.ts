import type { UserId } from '@maidan/core/ids';
import type { AuditEntry } from '../writer/audit.ts';
import type { Visitor } from '../http/caller.ts';
import { transaction } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { chain } from '../writer/group.ts';

/** What a player did with their own account, for the audit log. */
export const entryBy = (
  user: UserId,
  action: `account.${string}`,
  { address, request }: Pick<Visitor, 'address' | 'request'>,
  more: Pick<AuditEntry, 'after'> = {},
): AuditEntry => ({ actor: `player:${user}`, action, subject: `player:${user}`, address, request, ...more });

/** Writes down what no command of the one writer does. */
export const tell = ({ db, world }: Deps, entry: AuditEntry): Promise<void> =>
  transaction(db, client => chain(client, [entry], world.now()));
