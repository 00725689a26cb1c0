import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Millis } from '@maidan/core/ids';
import { Replication } from './replication.ts';
import { type Backup, type BackupNote, NOTE, type Shelf, TAR } from './shelf.ts';

/** Copies a database that goes on working onto the shelf. Until it is finished it is not a backup. */
export async function backUp(url: string, shelf: Shelf, now: () => Millis): Promise<Backup> {
  const folder = shelf.placeFor(now());
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const replication = await Replication.open(url, 'maidan_backup');
  try {
    const { segmentBytes } = await replication.identify();
    const tar = await open(join(unfinished, TAR), 'wx', 0o600);
    const hash = createHash('sha256');
    const { from, timeline } = await replication.files(async bytes => {
      hash.update(bytes);
      await tar.write(bytes);
    });
    await tar.sync();
    await tar.close();
    const note: BackupNote = {
      ...{ at: now(), from: String(from), timeline, segmentBytes },
      sha256: hash.digest('hex'),
      password: decodeURIComponent(new URL(url).password),
    };
    writeFileSync(join(unfinished, NOTE), JSON.stringify(note), { mode: 0o600, flush: true });
    renameSync(unfinished, folder);
    shelf.tidy();
    return { ...note, folder };
  } finally {
    await replication.end();
  }
}
