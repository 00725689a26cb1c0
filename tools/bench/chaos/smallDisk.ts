import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/* A disk that can be filled without filling that of the machine: memory that is mounted as one, as root on Linux. */

const SIZE = '900m';
const PIECE = Buffer.alloc(1 << 20);

export class SmallDisk {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    did('mount', '-t', 'tmpfs', '-o', `size=${SIZE},mode=711`, 'maidan', folder);
  }

  /** To the last byte. */
  fill(): void {
    const file = openSync(this.#ballast, 'w');
    try {
      for (;;) writeSync(file, PIECE);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      closeSync(file);
    }
  }

  relieve(): void {
    rmSync(this.#ballast);
  }

  remove(): void {
    did('umount', '-l', this.folder);
  }

  get #ballast(): string {
    return join(this.folder, 'ballast');
  }
}

function did(program: string, ...options: readonly string[]): void {
  const done = spawnSync(program, options, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${program} ${options.join(' ')}: ${done.error?.message ?? done.stderr}`);
}
