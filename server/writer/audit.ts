import { createHash } from 'node:crypto';
import type { Millis } from '@maidan/core/ids';
import { Seals } from './auditSeals.ts';

/** Why the house does something by itself: `reasonWords` says it. What people typed is kept as they typed it. */
export type HouseReason = 'house:command-line' | 'house:refresh-reused';

/** Who did what to whom, what it was before and is after, why, and from where. */
export interface AuditEntry {
  readonly actor: `staff:${string}` | `player:${string}` | 'system';
  readonly action: string;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
  readonly address?: string;
  readonly request?: string;
}

declare module '../db/columns.ts' {
  interface DomainTypes {
    'audit.actor': AuditEntry['actor'];
  }
}

export interface AuditRow extends Required<AuditEntry> {
  readonly seq: number;
  readonly at: Millis;
  readonly previous: string;
  readonly hash: string;
  /** Made with a key that the database does not have: see auditSeals.ts. None on rows of before there was one. */
  readonly seal?: string | null;
}

/** What the first row follows. */
export const GENESIS = '0'.repeat(64);

/** The next rows of the chain: each carries the hash of the one before. */
export function chained(
  entries: readonly AuditEntry[],
  at: Millis,
  head: { readonly seq: number; readonly hash: string },
): AuditRow[] {
  let { seq, hash } = head;
  return entries.map(entry => {
    const content = {
      seq: ++seq,
      at,
      actor: entry.actor,
      action: entry.action,
      subject: entry.subject,
      before: entry.before ?? null,
      after: entry.after ?? null,
      reason: entry.reason ?? '',
      address: entry.address ?? '',
      request: entry.request ?? '',
      previous: hash,
    };
    hash = hashOf(content);
    return { ...content, hash };
  });
}

/** Of a row without its own hash. */
export const hashOf = (content: Omit<AuditRow, 'hash' | 'seal'>): string =>
  createHash('sha256').update(canonical(content)).digest('hex');

/** What the chain's head was once, kept where the chain is not. */
export interface Anchor {
  readonly seq: number;
  readonly hash: string;
  /** That the row had one then. */
  readonly seal?: string | null;
}

export interface ChainVerdict {
  readonly rows: number;
  readonly intact: boolean;
  /** The first row that does not follow from the one before, is not what it once was, or is missing. */
  readonly brokenAt: number | null;
  readonly head: string;
  /** How many anchors the chain was held against. */
  readonly anchors: number;
}

/** Recomputes the chain from its first row and holds it against its anchors and its seals. Rows come in order of `seq`. */
export async function verified(
  rows: AsyncIterable<AuditRow> | Iterable<AuditRow>,
  anchors: readonly Anchor[] = [],
  seals = new Seals(undefined),
): Promise<ChainVerdict> {
  const anchored = new Map(anchors.map(anchor => [anchor.seq, anchor]));
  const found = { anchors: anchors.length };
  let head = GENESIS;
  let count = 0;
  for await (const { hash, seal, ...content } of rows) {
    count += 1;
    const follows = content.seq === count && content.previous === head && hashOf(content) === hash;
    const anchor = anchored.get(count);
    const isAnchored = !anchor || (anchor.hash === hash && (anchor.seal ?? seal) === seal);
    if (!follows || !isAnchored || !seals.isRight({ hash, seal: seal ?? null })) {
      return { ...found, rows: count, intact: false, brokenAt: content.seq, head };
    }
    head = hash;
  }
  const isCut = anchors.some(anchor => anchor.seq > count);
  return { ...found, rows: count, intact: !isCut, brokenAt: isCut ? count + 1 : null, head };
}

/** JSON with sorted keys, so that a value read back from the database hashes as it did when it was written. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  let text = '';
  for (const name of Object.keys(value).sort()) {
    const inner = (value as Readonly<Record<string, unknown>>)[name];
    if (inner !== undefined) text += `${text && ','}${JSON.stringify(name)}:${canonical(inner)}`;
  }
  return `{${text}}`;
}
