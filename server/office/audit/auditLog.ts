import type { Reply } from '@maidan/contract/api';
import { ok } from '@maidan/core/result';
import type { AuditRow } from '../../writer/audit.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import type { HeldAnchors } from './anchors.ts';
import { allEntries, entries } from './auditStore.ts';
import { entryBy } from '../entry.ts';

/** Longer than a node takes to look for the rows it anchored. */
const ANSWER_MS = 20_000;

export function auditHandlers(deps: Deps): Pick<Handlers, 'audit' | 'verifyAudit' | 'exportAudit'> {
  const { db, writer } = deps;
  return {
    audit: async ({ search, ...paging }) => ok(await entries(db, search, paging)),
    verifyAudit: async () => ok(await verifyAll(deps)),
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

/** The whole chain beside the anchors of every node: each has a file of its own, and reads it by itself. */
async function verifyAll({ anchors, config, node }: Deps): Promise<Reply<'verifyAudit'>> {
  const [here, others] = await Promise.all([anchors.verify(), node?.askOthers('anchors', ANSWER_MS) ?? []]);
  const held = others as readonly HeldAnchors[];
  const faults = await anchors.faultsOfAll();
  const broken = [here, ...held].flatMap(({ brokenAt }) => brokenAt ?? []);
  const count = new Map(held.map(each => [each.node, each.anchors]));
  if (node) count.set(config.node, here.anchors);
  const names = [...new Set([...count.keys(), ...faults.keys()])].filter(Boolean).toSorted();
  return {
    ...here,
    intact: here.intact && broken.length === 0,
    brokenAt: broken.length === 0 ? null : Math.min(...broken),
    anchors: held.reduce((sum, each) => sum + each.anchors, here.anchors),
    unreadableAnchors: held.reduce((sum, each) => sum + each.unreadable, here.unreadableAnchors),
    anchorFaults: [...new Set([...faults.values()].flat())],
    nodes: node
      ? names.map(name => ({ name, anchors: count.get(name) ?? null, faults: [...(faults.get(name) ?? [])] }))
      : [],
  };
}

/** Whole rows with both hashes, so that whoever gets the file can verify the chain without us. */
async function exported(db: Deps['db']): Promise<Uint8Array> {
  const lines: string[] = [];
  for await (const row of allEntries(db)) lines.push(lineOf(row));
  return new TextEncoder().encode(lines.join(''));
}

const lineOf = (row: AuditRow): string => `${JSON.stringify(row)}\n`;
