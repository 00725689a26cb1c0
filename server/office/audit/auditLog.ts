import { ok } from '@maidan/core/result';
import type { AuditRow } from '../../writer/audit.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { allEntries, entries } from './auditStore.ts';
import { entryBy } from '../entry.ts';

export function auditHandlers({ db, anchors, writer }: Deps): Pick<Handlers, 'audit' | 'verifyAudit' | 'exportAudit'> {
  return {
    audit: async ({ search, ...paging }) => ok(await entries(db, search, paging)),
    verifyAudit: async () => ok({ ...(await anchors.verify()), anchorFaults: [...anchors.faults] }),
    exportAudit: async (_, caller) => {
      const written = await writer.do({
        ...{ key: `${caller.key}/${caller.request}/export`, fingerprint: caller.fingerprint, accounts: [] },
        decide: decision => {
          decision.audit(entryBy(caller, 'audit.export', 'audit'));
          return ok({});
        },
      });
      if (!written.ok) return written;
      return ok({ name: 'audit.ndjson', type: 'application/x-ndjson', bytes: await exported(db) });
    },
  };
}

/** Whole rows with both hashes, so that whoever gets the file can verify the chain without us. */
async function exported(db: Deps['db']): Promise<Uint8Array> {
  const lines: string[] = [];
  for await (const row of allEntries(db)) lines.push(lineOf(row));
  return new TextEncoder().encode(lines.join(''));
}

const lineOf = (row: AuditRow): string => `${JSON.stringify(row)}\n`;
