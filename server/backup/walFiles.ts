import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identity, Piece } from './replication.ts';
import { beginningOf, SEGMENT, segmentOf, startOf } from './walPosition.ts';

/** A file that is not full yet. */
export const PARTIAL = '.partial';

/** The write-ahead log in a folder, in the files PostgreSQL would have made. */
export class WalFiles {
  readonly #folder: string;
  readonly #identity: Identity;
  #file: { readonly name: string; readonly handle: FileHandle } | undefined;

  constructor(folder: string, identity: Identity) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
    this.#identity = identity;
  }

  /** Where to go on: with the file that was begun, after the last full one, or with the one that is being written now. */
  get next(): bigint {
    const { timeline, position, segmentBytes } = this.#identity;
    const ours = (name: string): boolean => SEGMENT.test(name) && startOf(name, segmentBytes).timeline === timeline;
    const full = readdirSync(this.#folder).filter(ours).toSorted().at(-1);
    if (full === undefined) return this.#begun() ?? beginningOf(position, segmentBytes);
    return startOf(full, segmentBytes).position + BigInt(segmentBytes);
  }

  #begun(): bigint | undefined {
    const { timeline, segmentBytes } = this.#identity;
    const names = readdirSync(this.#folder)
      .filter(name => name.endsWith(PARTIAL))
      .map(name => name.slice(0, -PARTIAL.length));
    return names.map(name => startOf(name, segmentBytes)).find(begun => begun.timeline === timeline)?.position;
  }

  /** Where it ends; what is in the file may cross into the next. */
  async write({ position, bytes }: Piece): Promise<bigint> {
    const { timeline, segmentBytes } = this.#identity;
    let at = position;
    for (let rest = bytes; rest.length > 0;) {
      const offset = Number(at % BigInt(segmentBytes));
      const part = rest.subarray(0, segmentBytes - offset);
      const handle = await this.#of(segmentOf(timeline, at, segmentBytes));
      await handle.write(part, 0, part.length, offset);
      at += BigInt(part.length);
      rest = rest.subarray(part.length);
      if (offset + part.length === segmentBytes) await this.#filled();
    }
    return at;
  }

  /** What was written is on the disk when this is over. */
  async flush(): Promise<void> {
    await this.#file?.handle.datasync();
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#file?.handle.close();
    this.#file = undefined;
  }

  /** Of its full size from the beginning, as PostgreSQL wants to read it. */
  async #of(name: string): Promise<FileHandle> {
    if (this.#file?.name === name) return this.#file.handle;
    await this.close();
    const path = join(this.#folder, name + PARTIAL);
    const handle = await open(path, existsSync(path) ? 'r+' : 'w+', 0o600);
    await handle.truncate(this.#identity.segmentBytes);
    await handle.sync();
    await this.#syncFolder();
    this.#file = { name, handle };
    return handle;
  }

  async #filled(): Promise<void> {
    const { name } = this.#file!;
    await this.close();
    await rename(join(this.#folder, name + PARTIAL), join(this.#folder, name));
    await this.#syncFolder();
  }

  async #syncFolder(): Promise<void> {
    const folder = await open(this.#folder, 'r');
    await folder.sync();
    await folder.close();
  }
}
