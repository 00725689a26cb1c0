import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Millis } from '@maidan/core/ids';
import { PARTIAL } from './walFiles.ts';
import { SEGMENT, segmentOf } from './walPosition.ts';

/* Where backups are kept: base/<when>/ has the files of one moment, wal/ has the log from the first of them on. */

/** What is said of a backup beside its files. */
export interface BackupNote {
  /** When it was finished: it can be brought to any moment after that. */
  readonly at: Millis;
  /** Where in the log it begins, and of which timeline. */
  readonly from: string;
  readonly timeline: number;
  readonly segmentBytes: number;
  /** Of the tar. */
  readonly sha256: string;
  /** Of the superuser, with which a database that is restored is opened: who has the files has what it guards. */
  readonly password: string;
}

export interface Backup extends BackupNote {
  readonly folder: string;
}

export const TAR = 'base.tar';
export const NOTE = 'backup.json';

/** As many are kept; the log of before the first of them goes with the others. */
const KEPT = 7;

export class Shelf {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(this.#base, { recursive: true, mode: 0o700 });
    mkdirSync(this.wal, { recursive: true, mode: 0o700 });
  }

  get wal(): string {
    return join(this.#folder, 'wal');
  }

  get #base(): string {
    return join(this.#folder, 'base');
  }

  placeFor(at: Millis): string {
    return join(this.#base, new Date(at).toISOString().replaceAll(':', '-'));
  }

  /** The oldest first. One that was not finished has no note. */
  backups(): readonly Backup[] {
    const folders = readdirSync(this.#base).map(name => join(this.#base, name));
    return folders
      .filter(folder => existsSync(join(folder, NOTE)))
      .map(folder => ({ ...(JSON.parse(readFileSync(join(folder, NOTE), 'utf8')) as BackupNote), folder }))
      .toSorted((a, b) => a.at - b.at);
  }

  /** Of the log: what a backup needs to come to its newest moment. */
  logSince({ from, timeline, segmentBytes }: Pick<Backup, 'from' | 'timeline' | 'segmentBytes'>): readonly string[] {
    const first = segmentOf(timeline, BigInt(from), segmentBytes);
    return readdirSync(this.wal).filter(name => isOfLog(name) && name >= first);
  }

  tidy(kept = KEPT): void {
    const backups = this.backups();
    const [oldest] = backups.slice(-kept);
    for (const { folder } of backups.slice(0, -kept)) rmSync(folder, { recursive: true });
    if (!oldest) return;
    const needed = new Set(this.logSince(oldest));
    for (const name of readdirSync(this.wal).filter(isOfLog)) if (!needed.has(name)) rmSync(join(this.wal, name));
  }
}

const isOfLog = (name: string): boolean => SEGMENT.test(name.replace(PARTIAL, ''));
